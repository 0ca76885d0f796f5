-- Committees have seats by category, each with a key; a row of a committee is one term, and somebody may have several, one after the other.
-- In a team somebody has one row, always the first.
alter table memberships
  add column id uuid not null default gen_random_uuid() unique,
  add column term smallint not null default 1 check (term > 0),
  -- The key of a category in the committee's composition; a substitute holds no seat.
  add column seat text check (seat ~ '^[a-z0-9-]{1,40}$'),
  -- Null: it runs, or ran to its end.
  add column ended_as text check (ended_as in ('resigned', 'replaced', 'recalled')),
  drop constraint memberships_pkey,
  add primary key (content_id, person_id, term),
  add check (seat is null or role <> 'substitute'),
  add check (ended_as is null or until is not null);
create index memberships_seats on memberships (content_id, seat) where seat is not null;
create index memberships_ending on memberships (until) where seat is not null;
-- How many seats are vacant follows from who holds one.
update contents set details = jsonb_set(details - 'vacantSeats', '{composition}', coalesce((
  select jsonb_agg(jsonb_build_object('key', 's' || position) || entry order by position)
  from jsonb_array_elements(details -> 'composition') with ordinality as listed (entry, position)
), '[]'))
where section = 'committees' and details -> 'composition' is not null;
