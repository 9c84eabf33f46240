# Words all exercises share. The exercises of Mushi are in lessons-mushi.ftl.

lesson-0-topic = Start here
lesson-1-topic = Set-up
lesson-2-topic = Turns
lesson-3-topic = Lightning
lesson-4-topic = Yaku and scoring
lesson-5-topic = A match
lesson-10-topic = Asking about hands

# Helpers of the code cells
lesson-no-error = This was meant to end in { $wanted }, but nothing went wrong.
lesson-other-error = This was meant to end in { $wanted }, but it ended in { $found }.
lesson-guess = You said { $guess }, the table says { $answer }. { $rule }

# Around a question
quiz-topic = Exercise
quiz-answer = { $letter }  { $words }
quiz-number = { $number }
quiz-how-one = Answer with a letter.
quiz-how-several = Answer with all letters that are right.
quiz-how-number = Answer with a number.
quiz-solution = { $answer }. { $because } ({ $rule }).
quiz-right = Right
quiz-not-right = Not yet
quiz-mix-up = Mix-up: “{ $title }”
quiz-other-number = It is not { $number }. Count once more, one card after the other.
quiz-other-result = It is not { $number }. Work it out once more, one step after the other.
quiz-missing =
    { $chosen ->
        [0] There are right ones among them.
       *[other] What you chose is right, but { $count ->
            [one] one answer is missing.
           *[other] { $count } answers are missing.
        }
    }
quiz-more-to-do =
    { $count ->
        [one] One more answer is to be put right.
       *[other] { $count } more answers are to be put right.
    }

# The widget
quiz-place = Question { $place } of { $count }
quiz-score = { $right } right
quiz-your-answer-right = right
quiz-your-answer-wrong = your answer, not right
quiz-take-back = not this one
quiz-the-answer = the answer
quiz-check = Check
quiz-show = Show me on the table
quiz-read-rule = Read { $rule }
quiz-next = Next question
quiz-another = Another one
quiz-again = Start again
quiz-done = { $right } of { $count } right the first time
quiz-done-all = Every question right the first time. This lesson is yours.
quiz-done-some = Ask for the same questions again, or read the rules you met on the way.
quiz-answers = Answers
quiz-number-field = Your number
quiz-solution-title = The answer
quiz-keys-answer = answer

reason-quiz-no-exercise = There is no exercise “{ $name }”. Near it: { $near }.
reason-quiz-no-such-answer = “{ $found }” is none of the answers. They are { $known }.
reason-quiz-one-answer = “{ $found }” is not one answer. This question has exactly one.
reason-quiz-no-number = “{ $found }” is no whole number. Write one such as 25 or −5.
reason-quiz-seed = A seed is a whole number, not { $found }.
reason-lesson-phase = There is no phase { $found }. The phases are { $phases }.
reason-quiz-count = A quiz asks 1 to 100 questions, not { $found }.
reason-quiz-over = There is no further question: start again.
reason-quiz-act = “{ $act }” can’t be done here.
