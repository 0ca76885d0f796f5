alter table contents
  -- How often what was written has changed; version also grows with votes and comments.
  add column revision integer not null default 1,
  -- SHA-256 of the person and their Idempotency-Key: the same request again finds what it has made, or changed last.
  add column creation_key bytea unique,
  add column change_key bytea;
