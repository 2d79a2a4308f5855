### Who is learning, the page “Me”, the page for parents.
### part: first

# Who is learning, on the first screen.
# $name (String) - name of a learner
learner-now = { $name } is learning

# The first learner, before somebody has given a name.
label-learner-first = Me
# The page of the person who is learning.
label-me-title = Me

### part: school

# Who is learning at this device.
label-who-title = Who is learning?
label-who-lead = Each name has its own stars, tasks, games and handwriting. Tap a face to change. No password is needed.
label-who-add = Add a name
label-who-name = Name
label-who-face = Face
label-who-save = Save
# Buttons beside the name.
label-who-change = Change name and face
label-who-remove = Remove

# Asked before a learner is removed.
# $name (String) - name of the learner
who-remove-ask = Remove { $name }? The stars, tasks, games and handwriting of { $name } go, too. You can bring them back until another name is removed.

label-who-remove-yes = Yes, remove

# Said after that.
# $name (String) - name of the learner
who-removed = { $name } is removed.

label-who-undo = Undo: bring the name back
label-who-delete = Delete for good

# Asked before what a removed learner has made is deleted.
# $name (String) - name of the learner
who-delete-ask = Delete the stars, games and handwriting of { $name } for good? Then they cannot come back.

label-who-delete-yes = Yes, delete for good
# Why a name is not taken.
label-who-empty = Write a name first.
label-who-taken = Somebody here already has this name.
label-who-full = There is no room for one more name here.
label-who-no-room = This device has no room left. Nothing has changed.
# The faces to choose from.
label-face-cat = cat
label-face-fox = fox
label-face-owl = owl
label-face-frog = frog
label-face-bear = bear
label-face-rabbit = rabbit
label-face-penguin = penguin
label-face-mouse = mouse
label-face-star = star
label-face-sun = sun
label-face-moon = moon
label-face-flower = flower
# Links of the page.
label-me-hand = My handwriting
label-me-hand-line = Show Notabene how you write, and practise clear letters.
label-me-lessons = My lessons
label-me-lessons-line = All lessons with your stars.
label-me-today = Tasks for today
label-me-today-line = Ten new tasks every day.
label-me-mistakes = My mistakes
label-me-mistakes-line = What you can look at again.
label-me-parents = For parents
label-me-parents-line = Minutes, what your child can do, what comes next, what is hard. To print.

# Before a backup without learners is opened, where there are several.
# $name (String) - name of the learner to whom it goes
backup-for = This file was saved without names. What it holds goes to { $name }. The other names here keep what is theirs.

# Before a backup with learners is opened, where there are several.
label-backup-names = The names on this device are replaced by those in the file, too.

## The page for parents: they are spoken to politely.
# Its title, without and with the name of the child.
label-parents-title = What your child has learnt

# $name (String) - name of the child
parents-of = What { $name } has learnt

label-parents-lead = You see here what this device knows about your child’s practice. It stays on this device.
label-parents-minutes = Minutes

# Minutes of the last seven days.
# $minutes (Number) - minutes, at least one
# $days (Number) - number of days with practice, at least one
parents-week =
    In the last seven days: { $minutes ->
        [1] 1 minute
       *[other] { $minutes } minutes
     } on { $days ->
        [1] 1 day
       *[other] { $days } days
     }.

label-parents-no-minutes = No practice in the last seven days.
# What is counted, and where it is kept.
label-parents-counted = Time counts only while the page is open and your child is doing something. The last 60 days are kept, on this device only.

# A bar of the picture.
# $day (String) - a day, such as “Mon 3”
# $minutes (Number) - minutes of that day
parents-day = { $day }: { $minutes } min

label-parents-can = What your child can do

# How far the child is in a course.
# $title (String) - title of the course
# $done (Number) - lessons that are done
# $lessons (Number) - all lessons
# $stars (Number) - stars that are won
# $most (Number) - all stars
parents-course = { $title }: lessons { $done } of { $lessons }, stars { $stars } of { $most }

label-parents-can-none = The first finished lesson will stand here.
# Skills that are remembered well.
label-parents-sure = Sure by now
label-parents-next = What comes next

# $lesson (String) - title of a lesson
# $course (String) - title of its course
parents-next-lesson = The next lesson: “{ $lesson }” ({ $course })

# $course (String) - title of a course
parents-course-done = The course “{ $course }” is complete.

# Skills that are due.
label-parents-due = Good to practise again today
label-parents-hard = What is hard
label-parents-hard-none = Nothing stands out. Well done!
# Skills that are hard.
label-parents-shaky = Still shaky

# A mistake that came again.
# $text (String) - title of the lesson, or name of a drill
# $count (Number) - how often, at least twice
parents-often = { $text } ({ $count } times)

label-parents-tip = Ten minutes on three days a week help more than one long hour. Let your child show you a move: explaining it is the best practice.
label-parents-empty = Your child has not begun yet. The first lesson takes five minutes.
label-parents-print = Print this page
label-parents-back = Back to “Me”
