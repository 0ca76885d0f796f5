-- Translations of which somebody said that they still agree with their original, and in which revision that was.
create table fitting_translations (
  content_id uuid not null references contents (id) on delete cascade,
  -- Field and language: 'title.ar'.
  name text not null,
  revision integer not null,
  primary key (content_id, name)
);
