alter table people add column blocked_at timestamptz;
-- Who came through a door with this address; asked when a password is forgotten that never existed.
create index people_email on people (lower(email));

-- A password account. email_key is what addresses are compared by. The former password is kept so that a change can be undone.
create table credentials (
  person_id uuid primary key references people (id) on delete cascade,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  former_hash text,
  former_until timestamptz,
  confirmed_at timestamptz,
  changed_at timestamptz not null
);
create index credentials_unconfirmed on credentials (changed_at) where confirmed_at is null;

-- The token of a mailed link, as its SHA-256 only. The row goes when the link is used or a newer one takes its place.
create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('confirmEmail', 'resetPassword', 'undoPassword')),
  person_id uuid not null references people (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (person_id, purpose)
);
create index one_time_tokens_expiry on one_time_tokens (expires_at);

-- What is limited (tries of an account, registrations from an address), counted for all hosts. The key is a SHA-256.
create table attempts (
  key bytea primary key,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null
);
create index attempts_last on attempts (last_at);

-- A session is a family of refresh tokens.
create table sessions (
  family_id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  kind text not null check (kind in ('password', 'door')),
  device text not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_person on sessions (person_id, last_used_at desc);
create index sessions_expiry on sessions (expires_at);
insert into sessions (family_id, person_id, kind, device, started_at, last_used_at, expires_at)
  select family_id, person_id, 'door', '', min(issued_at), max(issued_at), max(expires_at)
  from refresh_tokens group by family_id, person_id;

create table security_events (
  id bigint generated always as identity primary key,
  person_id uuid not null references people (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  device text not null
);
create index security_events_person on security_events (person_id, id desc);
