-- The files that the lessons of a course use: films, captions, and what is downloaded.
create function lesson_files_in(jsonb) returns uuid[] immutable strict parallel safe language sql return
  coalesce(
    (select array_agg(distinct (found #>> '{}')::uuid)
     from jsonb_path_query($1, 'lax $.course.modules[*].lessons[*].**.file ? (@.type() == "string")') as found),
    '{}'::uuid[]);

alter table contents add column lesson_files uuid[] not null generated always as (
  case when section = 'training' then lesson_files_in(details) else '{}'::uuid[] end
) stored;
create index contents_lesson_files on contents using gin (lesson_files) where lesson_files <> '{}';

alter table content_versions add column lesson_files uuid[] not null generated always as (
  lesson_files_in(details)
) stored;
create index content_versions_lesson_files on content_versions using gin (lesson_files) where lesson_files <> '{}';

-- What is wrong with captions, line by line.
alter table files add column faults jsonb;
