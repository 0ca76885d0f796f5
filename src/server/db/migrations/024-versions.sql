alter table content_versions
  -- What was done to it.
  add column act text not null default 'change',
  -- Who could read it then: what was for fewer people stays theirs.
  add column visibility text not null default 'public',
  -- Saved while somebody typed: the next one of the same person takes its place.
  add column is_autosave boolean not null default false;

-- What was deleted gives its address free.
alter table contents drop constraint contents_section_slug_key;
create unique index contents_section_slug_key on contents (section, slug) where deleted_at is null;
create index contents_scheduled on contents (published_at) where status = 'scheduled' and deleted_at is null;
create index contents_desk on contents (updated_at desc, id desc)
  where status <> 'published' or deleted_at is not null or retraction is not null;

-- SHA-256 of the person and their Idempotency-Key: the same request again makes no second link.
alter table preview_links add column creation_key bytea unique;
