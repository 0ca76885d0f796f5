-- The parts of a file that has not arrived whole; the one that is there first stays.
create table file_parts (
  file_id uuid not null references files (id) on delete cascade,
  starts_at bigint not null check (starts_at >= 0),
  bytes bigint not null check (bytes > 0),
  -- What its key in the storage ends with.
  part uuid not null,
  primary key (file_id, starts_at)
);

-- SHA-256 of the request that announced it: the same request answers the same file.
alter table files add column creation_key bytea unique;

-- The files that a text shows: its pictures stand there by their address.
create function files_in(text) returns uuid[] immutable strict parallel safe language sql return
  coalesce(
    (select array_agg(distinct found[1]::uuid) from regexp_matches($1,
      '/v1/files/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') as found),
    '{}'::uuid[]);

alter table contents add column shown_files uuid[] not null generated always as (
  files_in(body::text || details::text || coalesce('/v1/files/' || (cover ->> 'file'), ''))
) stored;
create index contents_shown_files on contents using gin (shown_files) where shown_files <> '{}';

alter table content_versions add column shown_files uuid[] not null generated always as (
  files_in(body::text || details::text)
) stored;
create index content_versions_shown_files on content_versions using gin (shown_files) where shown_files <> '{}';
