-- The envelope that every section shares. What a section alone knows stands in details, checked by its contract;
-- what has rules of its own (ballots, memberships, comments) has tables of its own.
create table contents (
  id uuid primary key default gen_random_uuid(),
  section text not null,
  kind text not null,
  ref text not null unique,
  slug text not null check (slug ~ '^[a-z0-9-]{1,120}$'),
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  details jsonb not null default '{}',
  original_locale text not null check (original_locale in ('en', 'ar', 'tr')),
  status text not null check (status in ('draft', 'in_review', 'scheduled', 'published', 'archived')),
  visibility text not null default 'public'
    check (visibility in ('public', 'signed_in', 'members', 'members_but_visible')),
  author_kind text not null check (author_kind in ('person', 'organisation', 'team', 'committee')),
  author_person_id uuid references people (id) on delete set null,
  author_content_id uuid references contents (id) on delete set null,
  topics text[] not null default '{}',
  area text,
  published_at timestamptz,
  opens_at timestamptz,
  closes_at timestamptz,
  hidden_at timestamptz,
  withdrawn_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  comments_count integer not null default 0,
  follows_count integer not null default 0,
  reactions_count integer not null default 0,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  created_by uuid references people (id) on delete set null,
  updated_at timestamptz not null default now(),
  unique (section, slug),
  check (opens_at is null or closes_at is null or opens_at < closes_at)
);
create index contents_list on contents (section, published_at desc, id desc)
  where deleted_at is null and hidden_at is null and withdrawn_at is null;
create index contents_closing on contents (section, closes_at, opens_at);
create index contents_author on contents (created_by, section);

create table memberships (
  content_id uuid not null references contents (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  role text not null check (role in ('member', 'lead', 'chair', 'viceChair', 'secretary', 'substitute')),
  title jsonb,
  since date not null,
  until date,
  primary key (content_id, person_id)
);
create index memberships_person on memberships (person_id);

create table comments (
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references contents (id) on delete cascade,
  parent_id uuid references comments (id) on delete cascade,
  root_id uuid not null,
  depth smallint not null check (depth between 0 and 2),
  author_id uuid references people (id) on delete set null,
  body text not null check (char_length(body) between 1 and 4000),
  lang text not null check (lang in ('en', 'ar', 'tr')),
  alignment smallint not null default 0 check (alignment between -1 and 1),
  votes_up integer not null default 0,
  votes_down integer not null default 0,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz
);
create index comments_roots on comments (content_id, created_at desc, id desc) where depth = 0;
create index comments_threads on comments (root_id, created_at, id);
