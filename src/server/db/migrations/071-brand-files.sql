-- Pictures of an installation's look: its logo, the picture of its first page. Named by the
-- SHA-256 of what they hold, so that an address never changes its picture.
create table brand_files (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  media_type text not null,
  bytes bytea not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  weak_on text[] not null,
  sent_at timestamptz not null
);
