-- What a person took from their list; it can be brought back until it is forgotten.
alter table notifications add column deleted_at timestamptz;
create index notifications_at on notifications (at);
create index notifications_content on notifications (content_id);
create index notifications_actor on notifications (actor_id);

-- Notices that were muted one by one: a category is off where all of its own were.
insert into notification_settings (person_id, category, shown, mail, push)
select people.id, former.category, false, former.mail, false
from people, (values
  ('polls', 'daily', array['pollClosingSoon', 'resultPublished', 'outcomePublished']),
  ('discussion', 'daily', array['conclusionsDue']),
  ('events', 'each', array['eventSoon']),
  ('moderation', 'each', array['hidden'])
) as former (category, mail, kinds)
where people.muted_notices @> former.kinds
on conflict do nothing;
alter table people drop column muted_notices;
