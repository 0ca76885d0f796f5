-- The questions as they were when attempts began: what is changed later changes no attempt.
create table quiz_papers (
  id uuid primary key default gen_random_uuid(),
  quiz_id uuid not null references contents (id) on delete cascade,
  questions jsonb not null,
  digest text not null generated always as (md5(questions::text)) stored,
  unique (quiz_id, digest)
);

create table quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  quiz_id uuid not null references contents (id) on delete cascade,
  paper_id uuid not null references quiz_papers (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  number integer not null check (number > 0),
  timing text not null,
  started_at timestamptz not null,
  -- Null: no time limit.
  ends_at timestamptz check (ends_at > started_at),
  answers jsonb not null default '[]',
  saved_at timestamptz,
  submitted_at timestamptz,
  is_late boolean not null default false,
  -- One number from 0 to 1 for each question.
  points jsonb,
  percent double precision check (percent between 0 and 100),
  has_passed boolean,
  unique (quiz_id, person_id, number),
  check ((submitted_at is null) = (points is null)),
  check ((submitted_at is null) = (percent is null)),
  check ((submitted_at is null) = (has_passed is null))
);
-- One at a time; it is also where those are found whose time is over.
create unique index quiz_attempts_running on quiz_attempts (quiz_id, person_id) where submitted_at is null;
create index quiz_attempts_person on quiz_attempts (person_id, started_at);

update contents set details = details || '{"attemptLimit": null}' where section = 'quizzes';
