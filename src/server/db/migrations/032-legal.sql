-- Which version of a legal text is in force is a question of the day: each has an address of its own, whatever the day.
update contents set slug = kind || '-v' || (details ->> 'versionNumber') where section = 'legal' and slug = kind;

-- The versions of one text come into force one after the other.
create unique index contents_legal_day on contents (kind, (details ->> 'effectiveOn')) where section = 'legal' and deleted_at is null;

-- The next version of a text while it is written: there is one of each at most.
create table legal_drafts (
  kind text primary key,
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  what_changed jsonb not null,
  original_locale text not null check (original_locale in ('en', 'ar', 'tr')),
  revision integer not null default 1,
  -- SHA-256 of the person and their Idempotency-Key: the same request again changes nothing.
  change_key bytea,
  updated_at timestamptz not null,
  updated_by uuid references people (id) on delete set null
);
