-- Whether somebody who holds a seat comes to a meeting: said by them before it begins. Who was there is written down afterwards.
create table meeting_replies (
  meeting_id uuid not null references meetings (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  reply text not null check (reply in ('coming', 'notComing')),
  replied_at timestamptz not null,
  primary key (meeting_id, person_id)
);
create index meeting_replies_person on meeting_replies (person_id);
