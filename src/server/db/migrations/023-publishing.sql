alter table contents
  -- {"file": id, "alt": {"en": …}, "credit": text}: its picture, with what it shows in words.
  add column cover jsonb,
  -- {"on": date, "reason": {"en": …}}: it stays readable, with a note that it no longer stands.
  add column retraction jsonb;

-- How a content was after each change of what was written.
create table content_versions (
  content_id uuid not null references contents (id) on delete cascade,
  revision integer not null,
  at timestamptz not null,
  person_id uuid references people (id) on delete set null,
  -- What readers saw from then on; drafts are nobody's business afterwards.
  is_public boolean not null,
  -- In the words of who made the change.
  note text not null default '' check (char_length(note) <= 300),
  status text not null,
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  details jsonb not null,
  primary key (content_id, revision)
);

-- Whoever has the link reads what is not out yet.
create table preview_links (
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references contents (id) on delete cascade,
  -- SHA-256 of what stands in the link.
  token_hash bytea not null unique,
  created_by uuid references people (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index preview_links_content on preview_links (content_id);

create table files (
  id uuid primary key default gen_random_uuid(),
  uploaded_by uuid references people (id) on delete set null,
  name text not null check (char_length(name) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  -- What its bytes say that it is; unknown until all of them are there.
  media_type text,
  sha256 text,
  width integer,
  height integer,
  state text not null check (state in ('uploading', 'checking', 'ready', 'refused')),
  refusal text,
  created_at timestamptz not null,
  -- When its last bytes came; one that was given up is cleared away by it.
  received_at timestamptz not null
);
create index files_unfinished on files (received_at) where state in ('uploading', 'checking');
create index files_uploaded_by on files (uploaded_by, created_at desc);

-- Documents that belong to a content, in their order.
create table attachments (
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references contents (id) on delete cascade,
  file_id uuid not null references files (id),
  position smallint not null,
  title jsonb not null,
  description jsonb not null default '{}',
  -- The language of the document; null: it has none, or several.
  locale text check (locale in ('en', 'ar', 'tr')),
  added_at timestamptz not null,
  unique (content_id, file_id)
);
create index attachments_file on attachments (file_id);
