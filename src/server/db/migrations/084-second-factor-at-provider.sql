-- True where the provider said that the person signed in with what the operator counts as a second
-- factor.
alter table sessions add column door_second_factor boolean not null default false;
