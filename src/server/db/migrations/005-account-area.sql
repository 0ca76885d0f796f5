-- Ballots stay when a person goes: they are cast under a voter id that says nothing of who it was.
alter table people add column voter_id uuid not null default gen_random_uuid();
update people set voter_id = id;
create index people_voter on people (voter_id);
alter table poll_voters drop constraint poll_voters_voter_id_fkey;
alter table ballots drop constraint ballots_voter_id_fkey;

-- Under which voter id a login has voted that no account holds any more: whoever comes back does not vote twice.
-- The key is a keyed hash of the login. The row goes when the last of its polls has closed.
create table departed_voters (
  login_key bytea primary key,
  voter_id uuid not null,
  departed_at timestamptz not null
);

alter table people
  add column about text not null default '' check (char_length(about) <= 1000),
  add column website text check (char_length(website) <= 300),
  -- The person chose the name here; what a door calls them is no longer taken over.
  add column has_own_name boolean not null default false,
  add column profile_visibility text not null default 'public' check (profile_visibility in ('public', 'signed_in')),
  add column muted_notices text[] not null default '{}',
  add column terms_version integer,
  add column terms_accepted_at timestamptz,
  add column blocked_reason text;

create table pictures (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null unique references people (id) on delete cascade,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null
);

-- people.roles and people.verified are what was given here; a door's word is kept with the login that brought it, and goes with it.
alter table identities
  add column roles text[] not null default '{}',
  add column verified boolean not null default false,
  add constraint identities_one_of_each_door unique (person_id, issuer);
update identities set roles = people.roles, verified = people.verified from people where people.id = identities.person_id;
update people set roles = '{}', verified = false where id in (select person_id from identities);
create view rights as
  select people.id as person_id,
    array(
      select unnest(people.roles)
      union
      select unnest(identities.roles) from identities where identities.person_id = people.id
      order by 1
    ) as roles,
    people.verified or exists (
      select from identities where identities.person_id = people.id and identities.verified
    ) as verified
  from people;

-- What was done in the administration, by whom, to whom and why; never changed, never deleted.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid references people (id) on delete set null,
  person_id uuid references people (id) on delete set null,
  action text not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null
);
create index audit_log_person on audit_log (person_id, id desc);
