-- Whatever takes something from a person that they may see is told to every host, which ends the
-- person's streams: the end of a session, a block, a role or a membership less, a deletion.
create function announce_access() returns trigger language plpgsql as
  $$ begin perform pg_notify('access_changed', to_jsonb(old) ->> tg_argv[0]); return null; end $$;
create trigger sessions_announce_access after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function announce_access('person_id');
create trigger people_announce_access after update of blocked_at, roles, verified on people
  for each row when ((old.blocked_at, old.roles, old.verified) is distinct from (new.blocked_at, new.roles, new.verified))
  execute function announce_access('id');
create trigger people_announce_end after delete on people
  for each row execute function announce_access('id');
create trigger memberships_announce_access after update or delete on memberships
  for each row execute function announce_access('person_id');
create trigger identities_announce_access after update of roles, verified on identities
  for each row when ((old.roles, old.verified) is distinct from (new.roles, new.verified))
  execute function announce_access('person_id');
create trigger identities_announce_end after delete on identities
  for each row execute function announce_access('person_id');

-- No group of opinion has fewer than three people now: every map is drawn anew.
update statement_dialogs set revision = revision + 1 where votes > 0;
