-- What people were told, each of them once for each thing that happened.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  kind text not null,
  -- Why this person: 'following', 'author', 'member' …
  because text not null,
  content_id uuid references contents (id) on delete cascade,
  actor_id uuid references people (id) on delete set null,
  -- What happened; the same occasion is told to the same person once, however often it is tried.
  occasion text not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (person_id, occasion)
);
create index notifications_person on notifications (person_id, at desc, id desc);
create index notifications_unread on notifications (person_id) where read_at is null;
-- What a person chose for a category; without a row the defaults of the contract hold.
create table notification_settings (
  person_id uuid not null references people (id) on delete cascade,
  category text not null,
  -- On the bell and on the person's page.
  shown boolean not null,
  mail text not null check (mail in ('none', 'each', 'daily', 'weekly')),
  push boolean not null,
  primary key (person_id, category)
);
-- When a person reads their mails together.
create table notification_plans (
  person_id uuid primary key references people (id) on delete cascade,
  -- IANA name.
  time_zone text not null,
  -- The local hour.
  hour smallint not null check (hour between 0 and 23),
  -- Of the weekly one: 1 is Monday (ISO 8601).
  weekday smallint not null check (weekday between 1 and 7),
  -- Until when each has been sent.
  daily_until timestamptz,
  weekly_until timestamptz,
  -- Digests since the person was last seen.
  unanswered smallint not null default 0
);
