### The page that prepares a lesson for a teacher.
### part: school

# Minutes of a step.
# $minutes (Number) - how long a step takes
prepare-minutes = { $minutes } min

# A move of a game that the class guesses.
# $text (String) - the move with its number
prepare-guess = Before { $text }: stop, and let them guess.

label-prepare-title = A lesson in three minutes
label-prepare-line = Choose a lesson, a game or a course: big screen, tasks, worksheet and a link for the pupils are ready.
label-prepare-lead = Choose what your lesson is about. The plan below is ready to use, and to print.
label-prepare-what = What is it about?
label-prepare-topic = A lesson of a course
label-prepare-course = A whole course
label-prepare-famous = A famous game
label-prepare-long = How long?
label-prepare-show = Show
label-prepare-together = Solve together
label-prepare-paper = On paper
label-prepare-alone = On their own
label-prepare-show-lesson = Each press of space brings the next point or the next move.
label-prepare-show-game = Play the game on the big screen: each press of space brings the next move.
label-prepare-together-line = The class answers. Space brings a hint, then the answer.
label-prepare-guess-line = Stop before these moves. Key V starts a vote.
label-prepare-paper-line = Two versions, with the answers on a page for you.
label-prepare-open = Open the worksheet
label-prepare-alone-lesson = The pupils scan the code or open the link. At the end they tap “Show my teacher”; “My class” collects the results.
label-prepare-alone-famous = The pupils scan the code or open the link, and choose how to practise with this game. At the end they tap “Show my teacher”; “My class” collects the results.
label-prepare-alone-game = The pupils scan the code or open the link: they have the game on their board.
label-prepare-print = Print the plan
label-prepare-later = The next lessons
label-prepare-none = There is nothing to prepare here. Choose something else: a game needs moves.
label-prepare-too-long = The link is too long for a code. Send it, or hand the course on as a file.
