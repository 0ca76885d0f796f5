-- What can be decided about a quiz now, as it was for all of them before.
update contents
set details = '{"gradeMethod": "highest", "shuffle": false, "rightAnswers": "afterAttempt", "ownTiming": true, "bands": []}' || details
where section = 'quizzes';

-- Who was given more time in a quiz, whatever the quiz offers to others.
create table quiz_extra_times (
  quiz_id uuid not null references contents (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  timing text not null check (timing in ('oneAndAHalf', 'double', 'unlimited')),
  given_at timestamptz not null,
  primary key (quiz_id, person_id)
);
create index quiz_extra_times_person on quiz_extra_times (person_id);
