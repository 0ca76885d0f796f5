-- What is done again and again, by whichever host looks first: one row for each.
create table jobs (
  name text primary key,
  -- When it is begun next.
  next_at timestamptz not null,
  -- A run has it until then; one that died loses it by waiting.
  leased_until timestamptz,
  -- Which run.
  leased_by uuid,
  started_at timestamptz,
  finished_at timestamptz,
  -- When the last run that succeeded began.
  done_at timestamptz,
  -- In a row.
  failures integer not null default 0,
  -- Name and code of the last failure, never its text.
  fault text,
  -- What the last run that succeeded has done, as counts.
  done jsonb not null default '{}'
);

-- Null: never chosen; the city's own zone holds.
alter table notification_plans alter column time_zone drop not null;
-- Of mails that are not digests: until when they have told, how many since the person was last seen, and when the last one was.
alter table notification_plans add column each_until timestamptz;
alter table notification_plans add column each_mails smallint not null default 0;
alter table notification_plans add column each_at timestamptz;
-- When the last digest was ordered.
alter table notification_plans add column digest_at timestamptz;

-- What a mail lists, in reading order.
alter table mails add column entries json not null default '[]';
-- Many at once, which nobody waits for: they leave when nothing else does.
alter table mails add column is_bulk boolean not null default false;
create index mails_turn on mails (is_bulk, id);
-- Of what people may be told at once.
create index notifications_waiting on notifications (kind, at) where read_at is null;
