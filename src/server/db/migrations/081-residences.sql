-- Verified facts of all people at a moment, in one pass, without those who have no verification. Of
-- each fact, the newest verification that says it counts.
create function residences(moment timestamptz)
  returns table (person_id uuid, district text, born_from date, born_to date)
  stable language sql as $$
  select said.person_id,
    (array_agg(said.district order by said.verified_at desc nulls last)
      filter (where said.district is not null))[1],
    (array_agg(said.born_from order by said.verified_at desc nulls last)
      filter (where said.born_to is not null))[1],
    (array_agg(said.born_to order by said.verified_at desc nulls last)
      filter (where said.born_to is not null))[1]
  from verifications as said
  where said.verified_until is null or said.verified_until > moment
  group by said.person_id
$$;

-- The same of one person, a row for everybody: of one row at most, the largest value is the value.
-- It takes the place of residence(), which hosts of the release before still call.
create function residence_of(person uuid, moment timestamptz)
  returns table (verified boolean, district text, born_from date, born_to date)
  stable language sql as $$
  select count(*) > 0, max(home.district), max(home.born_from), max(home.born_to)
  from residences(moment) as home
  where home.person_id = person
$$;
