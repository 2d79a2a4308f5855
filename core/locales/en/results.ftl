### Results that are handed in, and the class of a teacher.
### part: school

## Results

# No result in a text.
result-missing = There is no result in this text. A result begins with r=1, or it is a link that has r=1 in it.

# A link to something else came instead of a result.
result-other-link = This link leads to something else, not to a result.

# A text is longer than any result.
result-too-long = This is too long to be a result.

# A result was written by a later version.
result-newer = This result was made by a newer Notabene. Load the page again to get the new one, then add it once more.

# A character of a result is missing or another one.
result-changed = A character of this result is missing or wrong. Ask for it once more.

# A result has values that no task has.
result-out-of-range = Some numbers in this result are impossible. Ask for it once more.

# There is no room for more results.
class-full = There are 10,000 results already. Save them as a file and delete them, then there is room.

# The device does not keep the results.
class-not-saved = This device has no room for the results. Save them as a file before you leave this page.

# How many results are new, and how many were there before.
# $added (Number) - how many are new
# $known (Number) - how many were there before
class-added = New results: { $added }. Here already: { $known }.

# A text that is no result; the reason follows.
# $text (String) - the beginning of the text
class-refused = Not accepted: “{ $text }”.

# How many results were deleted just now.
# $results (Number) - how many results
class-deleted = Deleted results: { $results }.

# What has come in so far.
# $pupils (Number) - how many pupils
# $results (Number) - how many results
class-count = Pupils: { $pupils } · Results: { $results }

# A button of a row, for those who cannot see the row.
# $name (String) - name or number of a pupil
class-delete-of = Delete the results of { $name }

# A lesson of a course.
# $course (String) - the course
# $number (String) - number and title of the lesson
class-lesson = { $course }: { $number }

# Pupils with their right answers, or with the number of their mistakes.
# $name (String) - name or number of a pupil
# $count (String) - such as 3/10
class-pupils = { $name } ({ $count })

# How many answers were right.
# $right (Number) - how many were right
# $asked (Number) - how many there were
right-of = { $right } of { $asked } right

# Whose result it is.
# $name (String) - name or number of a pupil
hand-in-from = From: { $name }

# A column of a spreadsheet: the right answers of a task.
# $task (String) - course and lesson, or another task
class-right = { $task } – right

# A column of a spreadsheet: all answers of a task.
# $task (String) - course and lesson, or another task
class-asked = { $task } – all

# A link to the diplomas of those who completed a course.
# $course (String) - the course
# $pupils (Number) - how many pupils completed it
class-diplomas-of = Diplomas: { $course } (finished: { $pupils })

# More tasks from which pupils are missing, behind a summary.
# $count (Number) - how many
class-missing-more = { $count } more

## Labels

label-hand-in = Show my teacher
label-hand-in-skills = Show my teacher what I can do
label-hand-in-title = Show your result to your teacher
label-hand-in-name = Your name or your number in the class
label-hand-in-hint = It stays on this device, and goes only into what you show yourself.
label-hand-in-make = Make the code
label-hand-in-empty = First write your name or your number: 1 to 40 letters or numbers.
label-hand-in-show = Show the QR code to your teacher’s camera, or send the link or the code.
label-hand-in-code = The code
label-hand-in-copy-code = Copy the code
label-hand-in-rename = Another name
label-class-title = My class
label-class-line = Collect results, and see who needs help with what.
label-class-lead = Your pupils tap “Show my teacher” and give you a QR code, a link or a code. All of it stays on this device.
label-class-collect = Collect results
label-class-paste = Links or codes, as many as you like
label-class-add = Add
label-class-camera = Read QR codes with the camera
label-class-camera-stop = Switch the camera off
label-class-camera-none = This browser cannot read QR codes with a camera. Paste links or codes instead, or use the camera of a phone and open the link here.
label-class-camera-denied = The camera cannot be used. Allow it in the browser, or paste the links.
label-class-camera-lost = The QR codes cannot be read just now. Switch the camera on once more, or paste the links.
label-class-camera-looks = Hold the QR codes in front of the camera, one after the other.
label-class-none = No results yet.
label-class-table = Who can do what
label-class-show = Show
label-class-show-all = everything
label-class-show-lessons = lessons
label-class-show-others = drills, dictations, strokes
label-class-show-skills = skills
label-class-pupil = Pupil
label-class-help = Who needs help with what
label-class-help-none = Nobody needs help, as these results show.
label-class-mistakes = Mistakes
label-class-good = going well
label-class-some = about half right
label-class-weak = needs help
label-class-today = Tasks of the day
label-class-empty = Nothing written
label-class-other = Another move written
label-class-wrong = A move written wrongly
label-class-order = Did something too early
label-class-print = Print
label-class-save = Save as a file
label-class-delete = Delete all results
label-class-undo = Bring them back
label-class-list = Names of my class
label-class-list-hint = One name a line, written as your pupils write it. Then you see who is missing.
label-class-missing = Who is missing
label-class-missing-all = Nothing yet
label-class-table-save = Save as a table (CSV)
label-class-diplomas = Diplomas for my class
label-class-diplomas-lead = One name a line, one diploma each. Those who showed you the whole course are here already.
label-class-diplomas-print = Print the diplomas
label-diploma-sign = Signature
