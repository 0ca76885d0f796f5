-- Contents that people follow.
create table follows (
  content_id uuid not null references contents (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  -- False: no more. What somebody has stopped following is never followed again by itself.
  is_following boolean not null,
  -- Since when it is so.
  at timestamptz not null,
  primary key (content_id, person_id)
);
create index follows_person on follows (person_id, at desc, content_id desc);
