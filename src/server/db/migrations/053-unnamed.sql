-- Whoever writes a statement agrees with it at that moment, and the portal shows author and moment: answers to one's own statements
-- are marked, so that neither maps nor public files hold them. Of those who have left, the answer of that moment is the own one.
alter table statement_votes add column is_own boolean not null default false;
update statement_votes as votes set is_own = true
from statements, statement_participants as participants
where statements.content_id = votes.content_id and statements.number = votes.statement
  and participants.content_id = votes.content_id and participants.number = votes.participant
  and not statements.is_seed
  and (participants.person_id = statements.author_id
    or participants.person_id is null and votes.at = statements.created_at);

-- By it the participants of a dialogue are put into an order that says nothing of when they came.
alter table statement_dialogs add column order_key uuid not null default gen_random_uuid();
-- Maps are drawn anew, without own answers and in that order.
update statement_dialogs set revision = revision + 1;

-- Of a secret poll nobody sees numbers before it has closed: from one to the next they would show each ballot as it comes.
update contents set details = jsonb_set(details, '{resultsVisibility}', '"after_close"'), version = version + 1
where section = 'have-your-say' and details ->> 'secrecy' = 'secret'
  and details ->> 'resultsVisibility' in ('always', 'after_vote');
