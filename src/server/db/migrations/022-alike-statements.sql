-- Statements of one dialog that the same people answered in the same way: perhaps they say the same.
create table statement_alikes (
  content_id uuid not null references contents (id) on delete cascade,
  -- The later one, which the staff looks at, and the earlier one.
  statement_id uuid not null references statements (id) on delete cascade,
  other_id uuid not null references statements (id) on delete cascade,
  found_at timestamptz not null,
  -- False: answers that came since tell them apart.
  stands boolean not null,
  primary key (statement_id, other_id)
);
create index statement_alikes_content on statement_alikes (content_id);
create index statement_alikes_other on statement_alikes (other_id);

-- How far each dialog was looked through: up to this number of its votes.
create table alike_looks (
  content_id uuid primary key references contents (id) on delete cascade,
  votes bigint not null
);
