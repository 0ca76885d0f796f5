-- Mails that have not left yet, shared by all hosts. The values hold links with one-time tokens, in the clear: a key to encrypt them
-- with would stand in the same database. A row goes as soon as the mail has left, and after 24 hours at the latest.
create table mails (
  -- The order in which they were ordered.
  id bigint generated always as identity primary key,
  message_id uuid not null default gen_random_uuid(),
  receiver text not null,
  locale text not null,
  template text not null,
  -- Not jsonb, which takes no null character: what somebody typed must not decide whether the mail is kept.
  template_values json not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- Null: not tried yet.
  next_at timestamptz,
  -- One host has it until then; a host that was killed loses it by waiting.
  leased_until timestamptz
);
create index mails_receiver on mails (receiver, id);
