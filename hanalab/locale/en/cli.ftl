# What the command `hanalab` says.

cli-help =
    hanalab copies the lessons into a folder of yours and opens them in JupyterLab.

    hanalab [FOLDER] [-- OPTIONS]    copy the lessons and open the first one
    hanalab rules [NUMBER ...]       print rules, or the list of all rules
    hanalab warmup                   compile the solvers now, so that no answer waits for it

    FOLDER                where the lessons go; ./{ $folder } if you name none
    --folder FOLDER       the same
    --no-open             only copy
    --force               replace the lessons you have changed, too
    --lang en|es          the language of this command
    --version             print the version
    --help, -h            print this
    -- OPTIONS            what follows goes to JupyterLab, such as -- --no-browser --port=9000

    A lesson you have changed is never written over. What its cells show counts, too.
cli-copied =
    Lessons in { $folder }: { $copied ->
        [one] 1 copied
       *[other] { $copied } copied
    }{ $refreshed ->
        [0] { "" }
       *[other] , { $refreshed } brought up to date
    }{ $same ->
        [0] { "" }
       *[other] , { $same } already there
    }.
cli-kept = Kept { $lesson }: you have changed it. hanalab --force replaces it.
cli-not-trusted = The copied lessons could not be marked as trusted ({ $problem }): their saved pictures show once you run them.
cli-open-hint = Open them with: { $command }
cli-opening = JupyterLab opens at { $lesson }. Press Ctrl+C here to end it.
cli-warmup = { $game }: compiling. The first time takes up to a minute.
cli-warmed-up = { $game }: ready after { $seconds } s.
cli-warmup-plain = There is nothing to compile: numba is not installed, so the solvers run as plain Python. Bring it with: { $python } -m pip install numba
cli-as-root = You are root, so JupyterLab is told to allow it.

reason-command-line = “{ $command }” is no command I understand: { $problem } “hanalab --help” lists what there is.
cli-problem-words = “{ $words }” is not among its options.
cli-problem-value = “{ $option }” needs a value after it.
cli-problem-two-folders = two folders, “{ $first }” and “{ $second }”; name one.
cli-problem-other = { $problem }.
reason-cli-language = There is no language “{ $language }” for --lang. It may be: { $known }.
reason-files-missing = hanalab is installed without its { $what }: neither “{ $packed }” nor “{ $beside }” is there. Install it again: python -m pip install --force-reinstall hanalab
reason-lessons-none = No lessons are in “{ $place }”. Install hanalab again: python -m pip install --force-reinstall hanalab
reason-lessons-folder = Lessons can’t be copied to “{ $place }”: { $problem }. Name another folder: hanalab --folder FOLDER
reason-no-jupyterlab = JupyterLab is not installed beside { $python }. Bring it with: { $python } -m pip install jupyterlab
