-- Browsers that people want to be told in, without the portal being open (RFC 8030).
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  -- Whoever knows it can send to the browser: it belongs to the person who had it last.
  endpoint text not null unique,
  -- The browser's public key and its secret, base64url (RFC 8291).
  p256dh text not null,
  auth text not null,
  locale text not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  -- Nothing is sent before: taken by a host, sent a moment ago, or refused and tried again.
  next_at timestamptz not null,
  -- Refused tries in a row.
  attempts smallint not null default 0
);
create index push_subscriptions_person on push_subscriptions (person_id, created_at);

-- What is still to be sent to a browser.
create table pushes (
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  notification_id uuid not null references notifications (id) on delete cascade,
  at timestamptz not null,
  primary key (subscription_id, notification_id)
);
create index pushes_notification on pushes (notification_id);
create index pushes_at on pushes (at);
