-- A poll has a paper with several questions; a ballot holds the answers to all of them.
create table poll_questions (
  id uuid primary key default gen_random_uuid(),
  poll_id uuid not null references contents (id) on delete cascade,
  position smallint not null,
  type text not null,
  method text not null,
  prompt jsonb not null,
  help jsonb,
  required boolean not null default true,
  settings jsonb not null,
  conditions jsonb not null default '[]',
  unique (poll_id, position),
  unique (poll_id, id)
);
insert into poll_questions (poll_id, position, type, method, prompt, settings)
select id, 0, 'choice', 'plurality', details -> 'question',
  '{"least": 1, "most": 1, "seats": 1, "none": false, "own": false, "threshold": null, "blocks": 0}'
from contents where section = 'have-your-say';

alter table poll_options add question_id uuid, add cost bigint check (cost > 0), add starts_at timestamptz;
update poll_options set question_id = poll_questions.id
from poll_questions where poll_questions.poll_id = poll_options.poll_id;

alter table ballots add answers jsonb;
update ballots set answers = jsonb_build_object(
  poll_options.question_id, jsonb_build_object('chosen', jsonb_build_array(ballots.option_id)))
from poll_options where poll_options.id = ballots.option_id;
alter table ballots drop column option_id, alter answers set not null,
  add foreign key (poll_id) references contents (id) on delete cascade;
-- Ballots are read page by page.
create index ballots_of_poll on ballots (poll_id, id);

alter table poll_options drop column votes,
  drop constraint poll_options_poll_id_position_key, drop constraint poll_options_poll_id_id_key,
  alter question_id set not null,
  add foreign key (poll_id, question_id) references poll_questions (poll_id, id) on delete cascade,
  add unique (question_id, position);

-- What is known of a poll as a whole. Every ballot changes this one row, so that ballots of one poll follow one another.
create table polls (
  poll_id uuid primary key references contents (id) on delete cascade,
  -- Ballots that count: those that were not replaced.
  ballots integer not null default 0 check (ballots >= 0),
  links integer not null default 0 check (links >= ballots),
  -- The chain of receipts (src/shared/ballots/receipts.ts); null until the poll opens.
  first_head text,
  head text,
  -- How many people could vote when the poll opened; null where everybody can.
  census integer check (census >= 0),
  opened_at timestamptz,
  -- When ballots were counted for good, and what the count was.
  sealed_at timestamptz,
  counts jsonb,
  -- The host that counts it has it until then.
  leased_until timestamptz,
  check ((first_head is null) = (opened_at is null)),
  check ((sealed_at is null) = (counts is null))
);
insert into polls (poll_id, ballots, links)
select contents.id, count(poll_voters.poll_id), count(poll_voters.poll_id)
from contents left join poll_voters on poll_voters.poll_id = contents.id
where contents.section = 'have-your-say' group by contents.id;

-- The chain: a ballot was taken in, perhaps in the place of another one.
create table poll_links (
  poll_id uuid not null references contents (id) on delete cascade,
  position integer not null check (position > 0),
  receipt text not null unique,
  replaces text,
  primary key (poll_id, position)
);
insert into poll_links (poll_id, position, receipt)
select poll_id, row_number() over (partition by poll_id order by cast_at, receipt), receipt from poll_voters;

-- Who may vote in a poll for members: copied when it opens.
create table poll_census (
  poll_id uuid not null references contents (id) on delete cascade,
  voter_id uuid not null,
  primary key (poll_id, voter_id)
);

-- Tokens of a list, as SHA-256: whoever reads the table cannot vote with it.
create table poll_tokens (
  poll_id uuid not null references contents (id) on delete cascade,
  token_hash bytea not null,
  primary key (poll_id, token_hash)
);

update contents set details = details - 'method' - 'question' || jsonb_build_object(
  'group', null, 'canChange', false, 'quorum', 0, 'shuffle', false,
  'outcome', case when jsonb_typeof(details -> 'outcome') = 'object'
    then jsonb_build_object('next', null) || (details -> 'outcome') else 'null'::jsonb end)
where section = 'have-your-say';
