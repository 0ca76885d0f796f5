-- When the person last proved who they are: for a door that says so, when they signed in there (RFC 9470), not when its token was exchanged.
alter table sessions add column authenticated_at timestamptz;
update sessions set authenticated_at = started_at;
alter table sessions alter column authenticated_at set not null;
