-- What an installation says of itself. The highest revision of an area counts; rows are never
-- changed, so that every value can be read and brought back.
create table settings (
  area text not null,
  revision int not null check (revision > 0),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  changed_by uuid references people (id) on delete set null,
  origin text not null check (origin in ('setup', 'page', 'command', 'file', 'undo', 'seed')),
  note text not null default '',
  changed_at timestamptz not null,
  primary key (area, revision)
);
create index settings_changed_by on settings (changed_by);

create function announce_settings() returns trigger language plpgsql as
  $$ begin perform pg_notify('settings_changed', new.area); return null; end $$;
create trigger settings_announce after insert on settings
  for each row execute function announce_settings();

-- An installation that is older than its settings goes on with the names that it has shown.
insert into settings (area, revision, value, origin, note, changed_at)
select area, 1, value::jsonb, 'command', 'from before the settings', now()
from (values
  ('identity', '{"cityName":{"en":"Harbour City","ar":"مدينة المرفأ","tr":"Liman Kenti"},"portalName":{},"referencePrefix":"HC","contact":{"email":null,"phone":null,"address":{},"website":null}}'),
  ('time', '{"zone":"Europe/Istanbul"}'),
  ('money', '{"currency":"EUR"}')
) as known (area, value)
where exists (select from installation where key = 'firstStart');

-- A message keeps the reference that its sender was told.
alter table feedback add column reference_prefix text not null default 'HC';
