-- Meetings of committees: what is planned, who was there, what was said and decided.
create table meetings (
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references contents (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- Its clocks are those that the times are written by.
  time_zone text not null,
  title jsonb not null,
  place jsonb not null,
  online_url text,
  -- Of a closed one everybody reads that it takes place, and members read the rest.
  is_public boolean not null,
  state text not null default 'planned' check (state in ('planned', 'held', 'cancelled')),
  reason jsonb check ((reason is not null) = (state = 'cancelled')),
  minutes jsonb not null default '{}',
  minutes_state text not null default 'draft' check (minutes_state in ('draft', 'published')),
  minutes_published_at timestamptz check ((minutes_published_at is not null) = (minutes_state = 'published')),
  -- Grows with each change; whoever changes it says which one they have seen.
  version integer not null default 1,
  creation_key bytea unique,
  -- The request that changed it last.
  change_key bytea,
  updated_at timestamptz not null
);
create index meetings_time on meetings (content_id, starts_at, id);
create table agenda_items (
  id uuid primary key,
  meeting_id uuid not null references meetings (id) on delete cascade,
  -- An item below another one has none below itself.
  parent_id uuid references agenda_items (id) on delete cascade,
  -- In the order in which they are read, those below others with them.
  position smallint not null,
  title jsonb not null,
  -- Planned; 0: as long as it takes.
  minutes smallint not null check (minutes between 0 and 480),
  note jsonb not null
);
create index agenda_items_meeting on agenda_items (meeting_id, position);
create index agenda_items_parent on agenda_items (parent_id) where parent_id is not null;
create table meeting_attendance (
  meeting_id uuid not null references meetings (id) on delete cascade,
  -- Null for who has left the portal: how many were there stays true.
  person_id uuid references people (id) on delete set null,
  state text not null check (state in ('present', 'excused', 'absent')),
  unique (meeting_id, person_id)
);
create index meeting_attendance_person on meeting_attendance (person_id);
create table meeting_decisions (
  id uuid primary key,
  meeting_id uuid not null references meetings (id) on delete cascade,
  agenda_item_id uuid references agenda_items (id) on delete set null,
  number smallint not null,
  text jsonb not null,
  method text not null check (method in ('showOfHands', 'rollCall', 'consensus', 'secretBallot')),
  -- All of them, or none where nobody counted.
  votes_for integer check (votes_for >= 0),
  votes_against integer check (votes_against >= 0),
  votes_abstained integer check (votes_abstained >= 0),
  check (num_nulls(votes_for, votes_against, votes_abstained) in (0, 3)),
  result text not null check (result in ('adopted', 'rejected', 'postponed')),
  -- What stands of it in the register.
  entry_id uuid unique references contents (id) on delete set null
);
create index meeting_decisions_meeting on meeting_decisions (meeting_id, number);
create index meeting_decisions_item on meeting_decisions (agenda_item_id) where agenda_item_id is not null;
