-- Members of a committee can be elected by a poll, and say what of their interests its decisions could touch.
alter table memberships
  add column elected_by uuid references contents (id) on delete set null,
  -- Empty: nothing to declare. Null: not declared yet.
  add column interests text check (length(interests) <= 2000),
  add column interests_locale text check (interests_locale in ('en', 'ar', 'tr')),
  add column interests_at timestamptz,
  add check ((interests is null) = (interests_at is null) and (interests is null) = (interests_locale is null));
create index memberships_elections on memberships (elected_by) where elected_by is not null;
