-- Whether the answer to a question helped: one vote of a person or of a visitor for each question, without a time. A visitor is known by a
-- hash of a random text of their browser and of the question, so that votes on two questions cannot be told to be of one visitor.
create table faq_votes (
  content_id uuid not null references contents (id) on delete cascade,
  person_id uuid references people (id) on delete cascade,
  visitor bytea,
  is_helpful boolean not null,
  check ((person_id is null) <> (visitor is null)),
  unique (content_id, person_id),
  unique (content_id, visitor)
);
create index faq_votes_person on faq_votes (person_id);

insert into faq_votes (content_id, visitor, is_helpful)
select id, sha256(convert_to(id || ' ' || number, 'UTF8')), number <= yes
from (
  select
    id,
    coalesce((details ->> 'helpfulYes')::int, 0) as yes,
    coalesce((details ->> 'helpfulNo')::int, 0) as no
  from contents
  where section = 'faqs'
) as given,
generate_series(1, yes + no) as number;

update contents set details = details - 'helpfulYes' - 'helpfulNo' where section = 'faqs';

-- Questions to the editors, and what is missing in an answer; with the words that were searched for.
alter table feedback drop constraint feedback_kind_check;
alter table feedback add constraint feedback_kind_check
check (kind in ('accessibility', 'error', 'idea', 'question', 'missing'));
alter table feedback add column sought text;
