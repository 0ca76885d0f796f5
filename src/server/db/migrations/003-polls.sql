create table poll_options (
  id uuid primary key default gen_random_uuid(),
  poll_id uuid not null references contents (id) on delete cascade,
  position smallint not null,
  label jsonb not null,
  description jsonb,
  votes integer not null default 0 check (votes >= 0),
  unique (poll_id, position),
  unique (poll_id, id)
);

-- Who has voted. The primary key is what makes it one ballot per person and poll, not a check before the insert.
create table poll_voters (
  poll_id uuid not null references contents (id) on delete cascade,
  voter_id uuid not null references people (id) on delete cascade,
  idempotency_key text not null,
  receipt text not null unique,
  cast_at timestamptz not null,
  primary key (poll_id, voter_id)
);
create index poll_voters_person on poll_voters (voter_id);

-- What was chosen. voter_id is filled in open polls alone; a secret ballot has nothing that leads to its voter.
create table ballots (
  id uuid primary key default gen_random_uuid(),
  poll_id uuid not null,
  option_id uuid not null,
  voter_id uuid references people (id) on delete set null,
  foreign key (poll_id, option_id) references poll_options (poll_id, id) on delete cascade,
  unique (poll_id, voter_id)
);
