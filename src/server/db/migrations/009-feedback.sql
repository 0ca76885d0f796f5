-- Messages to those who run the portal. One of somebody with an account goes with the account; every one goes after 12 months.
create table feedback (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  idempotency_key text not null unique,
  created_at timestamptz not null,
  kind text not null check (kind in ('accessibility', 'error', 'idea')),
  body text not null,
  page text not null,
  reference text,
  locale text not null,
  person_id uuid references people (id) on delete cascade,
  email text,
  note text not null default '',
  answer text,
  answered_at timestamptz,
  done_at timestamptz
);
create index feedback_open on feedback (number) where done_at is null;
create index feedback_age on feedback (created_at);
create index feedback_person on feedback (person_id);
