-- Changes of the address that somebody signs in with: waiting until the new one is confirmed, then
-- for as long as the former one can be put back. Tokens of mailed links as their SHA-256 only.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  former_email text not null,
  email text not null,
  confirm_hash bytea not null unique,
  -- In the mail that tells of the wish, and in the one that tells of the change.
  stop_hash bytea not null unique,
  undo_hash bytea unique,
  -- The session that goes on when the others end.
  session_id uuid,
  asked_at timestamptz not null,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  undo_until timestamptz not null
);
create unique index email_changes_waiting on email_changes (person_id) where confirmed_at is null;
create index email_changes_person on email_changes (person_id, asked_at);
create index email_changes_expiry on email_changes (undo_until);

-- People whom an administrator has invited to the portal. One that is withdrawn is deleted.
create table account_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null unique,
  name text not null,
  roles text[] not null,
  locale text not null,
  invited_by uuid references people (id) on delete set null,
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_by uuid references people (id) on delete cascade,
  accepted_at timestamptz,
  check ((accepted_by is null) = (accepted_at is null))
);
create index account_invitations_sent on account_invitations (sent_at desc, id);
create index account_invitations_expiry on account_invitations (expires_at);
create index account_invitations_inviter on account_invitations (invited_by);
create index account_invitations_accepted on account_invitations (accepted_by);
