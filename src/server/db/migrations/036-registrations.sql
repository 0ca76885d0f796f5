-- Who comes to what takes place.
create table registrations (
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references contents (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  state text not null check (state in ('registered', 'waiting', 'attended', 'noShow', 'cancelled')),
  -- Whom the person brings along.
  guests smallint not null check (guests between 0 and 5),
  -- Shown at the door; without the letters that are mistaken for one another.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  -- In the order of arrival; whoever comes back is the last.
  number integer not null,
  -- Others see the name.
  is_public boolean not null,
  registered_at timestamptz not null,
  checked_in_at timestamptz,
  unique (content_id, person_id),
  unique (content_id, number)
);
create index registrations_person on registrations (person_id, registered_at desc);
create index registrations_waiting on registrations (content_id, number) where state = 'waiting';
-- One secret address for each person: their calendar programs read there what they registered for.
create table calendar_feeds (
  person_id uuid primary key references people (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
-- A month of events is read along it: those of a month begin in it, or earlier and are not over.
create index contents_events on contents (opens_at, closes_at) where section = 'events' and deleted_at is null;
