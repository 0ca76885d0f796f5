-- Statements that people agree with, disagree with or pass on, and their votes.
update contents set details = details || '{"moderation": "open", "resultsAfter": 0, "following": []}' where section = 'dialogs';

-- Lower bound of the Wilson score interval, z = 1.96; 0 where nobody was asked. Rounded, so that equal shares are equal.
create function wilson_lower(successes integer, seen integer) returns double precision
  immutable strict parallel safe language sql return
  case when seen = 0 then 0
  else round(((
    (successes + 1.9208) / seen
    - 1.96 * sqrt(successes::double precision * (seen - successes) / seen + 0.9604) / seen
  ) / (1 + 3.8416 / seen))::numeric, 9)::double precision end;

-- One row for each dialog of statements; whoever changes votes or statements of a dialog locks it first.
create table statement_dialogs (
  content_id uuid primary key references contents (id) on delete cascade,
  -- The number of the next statement and of the next participant.
  statements integer not null default 0,
  participants integer not null default 0,
  -- How many are shown.
  shown integer not null default 0,
  -- How many votes were cast: the number of the last one.
  votes bigint not null default 0,
  -- Grows when a statement comes, goes, or changes its state.
  revision integer not null default 0
);

create table statements (
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references contents (id) on delete cascade,
  -- From 0; what votes and maps call it.
  number integer not null,
  author_id uuid references people (id) on delete set null,
  -- In which it was written.
  lang text not null,
  state text not null default 'shown' check (state in ('shown', 'held', 'hidden', 'deleted')),
  held_for text check (held_for in ('firstPost', 'links', 'burst', 'strict', 'alike')),
  hidden_for text check (hidden_for in ('spam', 'offensive', 'doesNotBelong', 'other')),
  is_seed boolean not null default false,
  is_meta boolean not null default false,
  -- Last votes.
  agrees integer not null default 0,
  disagrees integer not null default 0,
  seen integer not null default 0,
  agreed double precision not null generated always as (wilson_lower(agrees, seen)) stored,
  disagreed double precision not null generated always as (wilson_lower(disagrees, seen)) stored,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- SHA-256 of the person and their Idempotency-Key.
  creation_key bytea unique,
  -- Grows with every report, appeal and decision.
  moderation_revision integer not null default 1,
  unique (content_id, number)
);
-- The orders in which people list them; numbers grow with time.
create index statements_shown on statements (content_id, number) where state = 'shown';
create index statements_agreed on statements (content_id, agreed, number) where state = 'shown';
create index statements_disagreed on statements (content_id, disagreed, number) where state = 'shown';
create index statements_seen on statements (content_id, seen, number) where state = 'shown';
create index statements_held on statements (content_id, created_at) where state = 'held';
create index statements_author on statements (author_id, created_at desc);

-- The words of a statement: those of its author, and translations. What its author deletes has none.
create table statement_texts (
  statement_id uuid not null references statements (id) on delete cascade,
  content_id uuid not null references contents (id) on delete cascade,
  lang text not null,
  body text not null check (char_length(body) between 1 and 300),
  -- Its letters and digits alone, folded: no two statements of a dialog say the same.
  letters text not null,
  primary key (statement_id, lang)
);
create unique index statement_texts_letters on statement_texts (content_id, md5(letters));

create table statement_participants (
  content_id uuid not null references contents (id) on delete cascade,
  -- In the order of the first vote, from 0.
  number integer not null,
  -- Null: has left; what they voted stays.
  person_id uuid references people (id) on delete set null,
  joined_at timestamptz not null,
  primary key (content_id, number),
  unique (content_id, person_id)
);
create index statement_participants_person on statement_participants (person_id);

-- Every vote that was ever cast; the last one of a participant on a statement counts.
create table statement_votes (
  content_id uuid not null references contents (id) on delete cascade,
  -- From 1, without gaps: `statement_dialogs.votes` when it was cast.
  number bigint not null,
  participant integer not null,
  statement integer not null,
  -- In the sign of the published files: agree 1, pass 0, disagree -1.
  vote smallint not null check (vote in (-1, 0, 1)),
  at timestamptz not null,
  primary key (content_id, number),
  foreign key (content_id, participant) references statement_participants (content_id, number),
  foreign key (content_id, statement) references statements (content_id, number)
);
create index statement_votes_of on statement_votes (content_id, participant, statement, number desc);
create index statement_votes_on on statement_votes (content_id, statement);
