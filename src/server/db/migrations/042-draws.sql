-- Members of committees drawn by lot. What was announced stays as it was: the places, the dates, and where the seed will come from.
create table draws (
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references contents (id) on delete cascade,
  title jsonb not null,
  -- Each with a name, a label, places and substitutes; a draw without strata has one without a name.
  strata jsonb not null,
  -- Each with a text, and how many values it will give.
  sources jsonb not null,
  for_verified boolean not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (opens_at < closes_at),
  answer_days smallint not null check (answer_days between 1 and 60),
  -- The pool cannot change any more.
  frozen_at timestamptz,
  list_digest text check (list_digest ~ '^[0-9a-f]{64}$'),
  -- For each source its values; what one person has entered counts once another one has confirmed it.
  seed jsonb,
  seed_by uuid references people (id) on delete set null,
  confirmed_by uuid references people (id) on delete set null,
  drawn_at timestamptz check (drawn_at is null or (seed is not null and list_digest is not null)),
  cancelled_at timestamptz check (cancelled_at is null or drawn_at is null),
  cancel_reason jsonb,
  created_by uuid references people (id) on delete set null,
  created_at timestamptz not null,
  creation_key bytea unique
);
create index draws_of_content on draws (content_id, opens_at desc);
create index draws_to_settle on draws (closes_at) where cancelled_at is null;
-- Who has put themselves forward. In a list that is frozen the line stays when the account goes.
create table draw_volunteers (
  id uuid primary key default gen_random_uuid(),
  draw_id uuid not null references draws (id) on delete cascade,
  person_id uuid references people (id) on delete set null,
  stratum text not null,
  -- Others see the name of whoever is drawn.
  is_public boolean not null,
  salt text not null check (salt ~ '^[0-9a-f]{32}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  volunteered_at timestamptz not null,
  ticket integer,
  -- In which order the lot has come to it, within its stratum: from 1 on.
  place integer,
  state text not null default 'pool' check (state in ('pool', 'standby', 'asked', 'accepted', 'declined', 'lapsed')),
  answer_until timestamptz check ((answer_until is not null) or state <> 'asked'),
  unique (draw_id, person_id),
  unique (draw_id, commitment),
  unique (draw_id, ticket)
);
create index draw_volunteers_person on draw_volunteers (person_id) where person_id is not null;
create index draw_volunteers_asked on draw_volunteers (answer_until) where state = 'asked';
