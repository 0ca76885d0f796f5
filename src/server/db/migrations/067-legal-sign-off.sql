-- A draft that began with a template is announced only once somebody has read it as it is now.
alter table legal_drafts add column from_template boolean not null default false;
alter table legal_drafts add column signed_off_at timestamptz;
alter table legal_drafts add column signed_off_by uuid references people (id) on delete set null;
