-- What people say of a content without words; one for each person and content.
create table reactions (
  content_id uuid not null references contents (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  kind text not null check (kind in ('like', 'thanks', 'idea')),
  at timestamptz not null,
  primary key (content_id, person_id)
);
create index reactions_person on reactions (person_id, at);
