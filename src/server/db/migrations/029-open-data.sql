-- Each time that the public data were written to files.
create table open_data_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null,
  -- Whoever writes says again and again that it still does; what nobody says any more may be begun anew.
  leased_until timestamptz not null,
  finished_at timestamptz,
  failed boolean not null default false,
  -- Of each file: {"dataset", "format", "rows", "bytes", "sha256"}.
  files jsonb not null default '[]'
);
-- One at a time, whichever host it is.
create unique index open_data_runs_under_way on open_data_runs ((true)) where finished_at is null;
create index open_data_runs_latest on open_data_runs (finished_at desc) where finished_at is not null;
