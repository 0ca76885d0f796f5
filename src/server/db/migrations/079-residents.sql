-- A verification says from when until when it holds, in which district the person lives, and
-- between which two days they were born: one day twice for a birth date. Null: not said, or no end.
alter table people
  add column verified_at timestamptz,
  add column verified_until timestamptz,
  add column district text,
  add column born_from date,
  add column born_to date;
alter table identities
  add column verified_at timestamptz,
  add column verified_until timestamptz,
  add column district text,
  add column born_from date,
  add column born_to date;

create view verifications as
  select id as person_id, verified_at, verified_until, district, born_from, born_to
  from people where verified
  union all
  select person_id, verified_at, verified_until, district, born_from, born_to
  from identities where verified;

-- What holds of a person at a moment. Of each fact, the newest verification that says it counts.
create function residence(person uuid, moment timestamptz)
  returns table (verified boolean, district text, born_from date, born_to date)
  stable language sql as $$
  select count(*) > 0,
    (array_agg(said.district order by said.verified_at desc nulls last)
      filter (where said.district is not null))[1],
    (array_agg(said.born_from order by said.verified_at desc nulls last)
      filter (where said.born_to is not null))[1],
    (array_agg(said.born_to order by said.verified_at desc nulls last)
      filter (where said.born_to is not null))[1]
  from verifications as said
  where said.person_id = person and (said.verified_until is null or said.verified_until > moment)
$$;

-- Keys with which a person lives in one of these districts: what took their place, and all that
-- lies in them or was merged into them.
create function districts_within(keys jsonb) returns text[] stable strict language sql as $$
  with recursive meant (key) as (
    select jsonb_array_elements_text(keys)
    union
    select districts.merged_into from meant join districts using (key)
    where districts.merged_into is not null
  ), within (key) as (
    select key from meant
    union
    select districts.key from within join districts on districts.merged_into = within.key
      or (districts.parent = within.key and districts.merged_into is null)
  )
  select array(select key from within)
$$;

-- The first thing that a vote for residents asks and this person does not have; null for who may
-- vote. Whoever was born on 29 February is a year older on 1 March of a common year.
create function resident_refusal(
  rule jsonb, keys text[], day date, verified boolean, district text, born_from date, born_to date
) returns text immutable language sql as $$
  select case
    when not verified then 'verificationRequired'
    when jsonb_array_length(rule -> 'districts') > 0 and district is null then 'districtUnknown'
    when jsonb_array_length(rule -> 'districts') > 0 and not district = any(keys)
      then 'otherDistrict'
    when born_from > day - make_interval(years => (rule ->> 'minAge')::int)
      or born_to <= day - make_interval(years => (rule ->> 'maxAge')::int + 1) then 'otherAge'
    when rule ->> 'minAge' is not null
        and (born_to <= day - make_interval(years => (rule ->> 'minAge')::int)) is not true
      or rule ->> 'maxAge' is not null
        and (born_from > day - make_interval(years => (rule ->> 'maxAge')::int + 1)) is not true
      then 'ageUnknown'
  end
$$;
