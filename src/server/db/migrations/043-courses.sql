-- Who takes which course, and how far they are.
create table enrollments (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references contents (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  state text not null check (state in ('enrolled', 'inProgress', 'completed', 'withdrawn')),
  -- The key of the lesson that was opened last.
  last_lesson text,
  enrolled_at timestamptz not null,
  completed_at timestamptz,
  unique (course_id, person_id),
  check ((state = 'completed') = (completed_at is not null))
);
create index enrollments_person on enrollments (person_id, enrolled_at desc);

create table lesson_progress (
  enrollment_id uuid not null references enrollments (id) on delete cascade,
  lesson text not null,
  done_at timestamptz not null,
  primary key (enrollment_id, lesson)
);

create table certificates (
  enrollment_id uuid primary key references enrollments (id) on delete cascade,
  -- Without the letters that are mistaken for one another.
  number text not null unique check (number ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  -- The name at that time is kept as a hash alone: it can be compared, not read.
  salt bytea not null check (length(salt) = 16),
  name_hash bytea not null check (length(name_hash) = 32),
  issued_at timestamptz not null
);

-- Lessons that were written before have no key yet: they get one by their place, once.
update contents set details = jsonb_set(details, '{course}', (details -> 'course') || jsonb_build_object(
  'prerequisite', null,
  'modules', coalesce((
    select jsonb_agg(module || jsonb_build_object('lessons', coalesce((
      select jsonb_agg(lesson || jsonb_build_object('key', 'lesson-' || m || '-' || l, 'kind', 'text', 'quiz', null) order by l)
      from jsonb_array_elements(module -> 'lessons') with ordinality as lessons (lesson, l)
    ), '[]')) order by m)
    from jsonb_array_elements(details -> 'course' -> 'modules') with ordinality as modules (module, m)
  ), '[]')
))
where section = 'training' and jsonb_typeof(details -> 'course') = 'object';
