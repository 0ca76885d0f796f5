-- Lists that begin with what closes or opens next (src/server/content/ordering.ts): a page of them is read along the index, however long the list is.
create index contents_closing_next on contents (section, coalesce(closes_at, 'infinity'::timestamptz), id)
  where status = 'published' and deleted_at is null and hidden_at is null and withdrawn_at is null;
create index contents_opening_next on contents (section, coalesce(opens_at, 'infinity'::timestamptz), id)
  where status = 'published' and deleted_at is null and hidden_at is null and withdrawn_at is null;
