-- The session in which a browser was asked to be told in: with an end that was asked for the browser
-- is told no more. Null: not known, or long over.
alter table push_subscriptions add column session_id uuid
  references sessions (family_id) on delete set null;
create index push_subscriptions_session on push_subscriptions (session_id);
