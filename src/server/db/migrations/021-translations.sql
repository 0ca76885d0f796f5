-- What people wrote, in other languages: by people, or by the machine that the host asks.
create table translations (
  kind text not null check (kind in ('comment', 'statement')),
  target_id uuid not null,
  -- Of the words that were translated; other words have other translations.
  revision integer not null,
  lang text not null,
  content_id uuid not null references contents (id) on delete cascade,
  body text not null check (body <> ''),
  source text not null check (source in ('person', 'machine')),
  at timestamptz not null,
  primary key (kind, target_id, revision, lang)
);
create index translations_content on translations (content_id);

-- People are found by how a word of their name begins.
create index people_name_words on people using gin ((' ' || folded(name)) gin_trgm_ops);
