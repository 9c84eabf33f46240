# Lo que dice la orden `hanalab`.

cli-help =
    hanalab copia las lecciones en una carpeta tuya y las abre en JupyterLab.

    hanalab [CARPETA] [-- OPCIONES]    copia las lecciones y abre la primera
    hanalab rules [NÚMERO ...]         muestra reglas, o la lista de todas
    hanalab warmup                     compila ya los solucionadores: así ninguna respuesta espera

    CARPETA               adónde van las lecciones; ./{ $folder } si no dices otra
    --folder CARPETA      lo mismo
    --no-open             solo copia
    --force               reemplaza también las lecciones que hayas cambiado
    --lang en|es          el idioma de esta orden
    --version             muestra la versión
    --help, -h            muestra esto
    -- OPCIONES           lo que sigue va a JupyterLab, como -- --no-browser --port=9000

    Nunca se escribe encima de una lección que hayas cambiado. También cuenta lo que muestran sus celdas.
cli-copied =
    Lecciones en { $folder }: { $copied ->
        [one] 1 copiada
       *[other] { $copied } copiadas
    }{ $refreshed ->
        [0] { "" }
        [one] , 1 puesta al día
       *[other] , { $refreshed } puestas al día
    }{ $same ->
        [0] { "" }
        [one] , 1 ya estaba
       *[other] , { $same } ya estaban
    }.
cli-kept = Se conserva { $lesson }: la has cambiado. hanalab --force la reemplaza.
cli-not-trusted = No se pudo marcar las lecciones copiadas como de confianza ({ $problem }): sus imágenes guardadas se verán cuando las ejecutes.
cli-open-hint = Ábrelas con: { $command }
cli-opening = JupyterLab se abre en { $lesson }. Pulsa Ctrl+C aquí para terminar.
cli-warmup = { $game }: compilando. La primera vez tarda hasta un minuto.
cli-warmed-up = { $game }: listo en { $seconds } s.
cli-warmup-plain = No hay nada que compilar: falta numba, así que los solucionadores funcionan en Python puro. Tráelo con: { $python } -m pip install numba
cli-as-root = Eres root, así que se le dice a JupyterLab que lo permita.

reason-command-line = No entiendo la orden «{ $command }»: { $problem } «hanalab --help» dice lo que hay.
cli-problem-words = «{ $words }» no está entre sus opciones.
cli-problem-value = «{ $option }» necesita un valor detrás.
cli-problem-two-folders = dos carpetas, «{ $first }» y «{ $second }»; nombra una.
cli-problem-other = { $problem }.
reason-cli-language = No hay un idioma «{ $language }» para --lang. Puede ser: { $known }.
reason-files-missing = A hanalab le faltan sus archivos ({ $what }): no están ni en «{ $packed }» ni en «{ $beside }». Instálalo otra vez: python -m pip install --force-reinstall hanalab
reason-lessons-none = No hay lecciones en «{ $place }». Instala hanalab otra vez: python -m pip install --force-reinstall hanalab
reason-lessons-folder = No se pueden copiar lecciones en «{ $place }»: { $problem }. Di otra carpeta: hanalab --folder CARPETA
reason-no-jupyterlab = JupyterLab no está instalado junto a { $python }. Tráelo con: { $python } -m pip install jupyterlab
