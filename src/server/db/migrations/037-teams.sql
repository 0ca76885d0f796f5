-- How far somebody has come into a team: a request waits for those who lead it; who is suspended has no rights of a member.
alter table memberships
  add column state text not null default 'active' check (state in ('requested', 'active', 'suspended')),
  add column joined_at timestamptz,
  add column invited_by uuid references people (id) on delete set null,
  -- What was said when asking to join.
  add column note text not null default '' check (char_length(note) <= 500);
create index memberships_waiting on memberships (content_id) where state = 'requested';
-- To an address, or by a link for whoever has it. An invitation is no membership: who leads a team must not see from it who has an account.
create table team_invitations (
  -- The token in its link is made of it.
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references contents (id) on delete cascade,
  -- Both null: a link.
  email text,
  email_key text,
  check ((email is null) = (email_key is null)),
  invited_by uuid references people (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- How many people it can take in, and how many it has.
  uses integer not null check (uses > 0),
  used integer not null default 0 check (used <= uses),
  -- Withdrawn, or declined.
  ended_at timestamptz,
  request_key bytea unique,
  unique (content_id, email_key)
);
create index team_invitations_address on team_invitations (email_key) where used = 0 and ended_at is null;
-- Two teams that the city knows of do not have one name.
create unique index contents_team_name on contents (lower(title ->> original_locale))
  where section = 'teams' and deleted_at is null and status <> 'draft';
-- What a team or committee has published.
create index contents_of_group on contents (author_content_id, section) where author_content_id is not null;
