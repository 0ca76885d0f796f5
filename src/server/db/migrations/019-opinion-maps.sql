-- Where people stand in a dialog of statements: the latest map, drawn beside the requests.
create table opinion_maps (
  content_id uuid primary key references contents (id) on delete cascade,
  -- Grows with each map.
  version bigint not null,
  -- It is of the votes up to this number, and of this revision of the statements.
  votes bigint not null,
  revision integer not null,
  at timestamptz not null,
  map jsonb not null,
  -- By the number of the statement.
  priorities double precision[] not null,
  -- By the number of the participant.
  places bytea not null,
  -- What the next map knows of this one.
  memory jsonb not null,
  stability jsonb,
  -- The map that the stability is of.
  stability_version bigint,
  -- By it voters are numbered in the published files: their numbers say nothing to whoever does not know it.
  voters_key uuid not null default gen_random_uuid()
);
-- Uncompressed, so that the place of one participant is read without those of all.
alter table opinion_maps alter column places set storage external;

-- Which host draws the map of a dialog; after the lease another one may.
create table opinion_leases (
  content_id uuid primary key references contents (id) on delete cascade,
  host uuid not null,
  leased_until timestamptz not null
);
