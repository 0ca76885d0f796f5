-- Locks people in the order of their ids until the transaction ends and answers which of these owners of tokens, by their places from 1 on,
-- are still signed in. Two statements: the second sees what others wrote while the first waited for their locks.
create function lock_signed_in(person_ids uuid[], session_ids uuid[]) returns table (place integer) volatile language sql as $$
  select from people where id = any(person_ids) order by id for no key update; select owner.place::integer
  from unnest(person_ids, session_ids) with ordinality as owner(person_id, session_id, place)
  join people on people.id = owner.person_id and people.blocked_at is null
  where not exists (
    select from sessions where sessions.family_id = owner.session_id and sessions.ended_at is not null
  )
$$;

-- Which logins have voted in a poll for verified residents, for as long as the poll exists. The key is a keyed hash of login and poll:
-- SHA-256 over the poll’s id and the keyed hash of the login that departed_voters has.
create table poll_logins (
  poll_id uuid not null references contents (id) on delete cascade,
  login_key bytea not null,
  primary key (poll_id, login_key)
);

-- The same for draws among verified residents: one ticket for each login.
create table draw_logins (
  draw_id uuid not null references draws (id) on delete cascade,
  login_key bytea not null,
  volunteer_id uuid not null references draw_volunteers (id) on delete cascade,
  primary key (draw_id, login_key)
);
create index draw_logins_volunteer on draw_logins (volunteer_id);

-- What is there already: the logins of accounts that have voted or entered, as they are linked today, and those that are remembered since they
-- have left. Of a login that was unlinked, or whose account was deleted, nothing is left once its polls had closed.
insert into installation (key, value)
select 'departedVotersSecret',
  jsonb_build_object('secret', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
where exists (select from contents where section = 'have-your-say' and details ->> 'eligibility' = 'verified')
  or exists (select from draws where for_verified)
on conflict (key) do nothing;

-- HMAC-SHA-256 (RFC 2104) over issuer, line feed and subject; the secret is no longer than a block of 64 bytes.
with secret as (
  select convert_to(value ->> 'secret', 'UTF8') as bytes from installation where key = 'departedVotersSecret'
), block as (
  select i, case when i < length(bytes) then get_byte(bytes, i) else 0 end as byte from secret, generate_series(0, 63) as i
), pads as (
  select
    decode(string_agg(lpad(to_hex(byte # 54), 2, '0'), '' order by i), 'hex') as inner_pad,
    decode(string_agg(lpad(to_hex(byte # 92), 2, '0'), '' order by i), 'hex') as outer_pad
  from block
), logins as (
  select person_id,
    sha256(outer_pad || sha256(inner_pad || convert_to(issuer || chr(10) || subject, 'UTF8'))) as login_key
  from identities, pads
), entries as (
  insert into draw_logins (draw_id, login_key, volunteer_id)
  select draws.id, sha256(convert_to(draws.id::text, 'UTF8') || login_key), draw_volunteers.id
  from draws join draw_volunteers on draw_volunteers.draw_id = draws.id
  join logins on logins.person_id = draw_volunteers.person_id
  where draws.for_verified
), voters as (
  select voter_id, login_key from logins join people on people.id = logins.person_id
  union
  select voter_id, login_key from departed_voters
)
insert into poll_logins (poll_id, login_key)
select distinct poll_id, sha256(convert_to(poll_id::text, 'UTF8') || login_key)
from poll_voters join voters using (voter_id) join contents on contents.id = poll_id
where section = 'have-your-say' and details ->> 'eligibility' = 'verified';
