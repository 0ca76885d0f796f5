-- Ends that were asked for, of sign-ins at a door: what was signed in before begins no session here any more. The key is a keyed hash of a
-- door's login, or of one session at the door. It outlives unlinking and deletion, and names nobody. The empty key is everybody.
create table sign_in_ends (
  key bytea primary key,
  ended_at timestamptz not null,
  -- The latest sign-in of it that had been seen here by then, by the door's own clock.
  seen_at timestamptz
);
create index sign_in_ends_age on sign_in_ends (ended_at);

-- The latest sign-in with this login that was seen here, by the door's own clock.
alter table identities add column signed_in_at timestamptz;

alter table sessions
  -- The door that the session began at, the session there where the door names it, and when the person signed in, by its clock.
  add column door_issuer text,
  add column door_sid text,
  add column door_signed_in_at timestamptz,
  -- Somebody asked for the end: it is told to whoever wants to go on.
  add column is_ended_by_wish boolean not null default false;
