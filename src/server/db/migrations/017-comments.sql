-- Comments that people write, vote on, change and report; what moderation decided about them.
alter table comments
  add column state text not null default 'shown' check (state in ('shown', 'held', 'hidden', 'deleted')),
  add column held_for text check (held_for in ('firstPost', 'links', 'burst', 'strict')),
  add column hidden_for text check (hidden_for in ('spam', 'offensive', 'doesNotBelong', 'other')),
  -- Direct answers, those that were hidden or deleted too; not those that are held.
  add column replies integer not null default 0,
  add column revision integer not null default 1,
  -- SHA-256 of the person and their Idempotency-Key.
  add column creation_key bytea unique,
  -- Grows with every change of its words, report, appeal and decision.
  add column moderation_revision integer not null default 1,
  -- Lower bound of the Wilson score interval, z = 1.96; 0 without votes. Rounded, so that equal shares of nothing are equal.
  add column best double precision not null generated always as (
    case when votes_up + votes_down = 0 then 0
    else round(((
      (votes_up + 1.9208) / (votes_up + votes_down)
      - 1.96 * sqrt(votes_up::double precision * votes_down / (votes_up + votes_down) + 0.9604) / (votes_up + votes_down)
    ) / (1 + 3.8416 / (votes_up + votes_down)))::numeric, 9)::double precision end
  ) stored,
  -- What its author deletes has no words any more.
  drop constraint comments_body_check,
  add check (char_length(body) <= 4000 and (body <> '' or state = 'deleted'));
update comments set state = 'deleted', body = '' where deleted_at is not null;
update comments set replies = (select count(*) from comments answer where answer.parent_id = comments.id);

-- One for each order, by side: all sides together are the first of each of them.
drop index comments_roots;
create index comments_newest on comments (content_id, alignment, created_at desc, id desc) where depth = 0 and state <> 'held';
create index comments_best on comments (content_id, alignment, best desc, created_at desc, id desc) where depth = 0 and state <> 'held';
create index comments_discussed on comments (content_id, alignment, replies desc, created_at desc, id desc) where depth = 0 and state <> 'held';
create index comments_held on comments (content_id, created_at) where state = 'held';
create index comments_replies on comments (parent_id, created_at, id);
create index comments_author on comments (author_id, created_at desc);
drop index comments_threads;

create table comment_votes (
  comment_id uuid not null references comments (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  value smallint not null check (value in (-1, 1)),
  primary key (comment_id, person_id)
);
create index comment_votes_person on comment_votes (person_id);

create table comment_versions (
  comment_id uuid not null references comments (id) on delete cascade,
  revision integer not null,
  body text not null,
  lang text not null,
  at timestamptz not null,
  primary key (comment_id, revision)
);

create table comment_mentions (
  comment_id uuid not null references comments (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  primary key (comment_id, person_id)
);
create index comment_mentions_person on comment_mentions (person_id);

-- One report per person and thing; kinds of things have tables of their own, so the id refers to none here.
create table reports (
  kind text not null check (kind in ('comment', 'statement')),
  target_id uuid not null,
  content_id uuid not null references contents (id) on delete cascade,
  reporter_id uuid not null references people (id) on delete cascade,
  reason text not null check (reason in ('spam', 'offensive', 'doesNotBelong', 'other')),
  note text not null default '',
  at timestamptz not null,
  -- Decided: it was weighed in this decision.
  decision_id uuid,
  primary key (kind, target_id, reporter_id)
);
create index reports_waiting on reports (kind, target_id) where decision_id is null;
create index reports_reporter on reports (reporter_id);

-- What moderation did, and to what; a decision about many has one row each under the same decision_id.
create table moderations (
  id uuid primary key default gen_random_uuid(),
  -- The order in which things were decided.
  number bigint generated always as identity unique,
  decision_id uuid not null,
  kind text not null check (kind in ('comment', 'statement')),
  target_id uuid not null,
  content_id uuid not null references contents (id) on delete cascade,
  decision text not null check (decision in ('shown', 'hidden')),
  before text not null check (before in ('shown', 'held', 'hidden')),
  -- For what it was held or hidden before.
  before_for text,
  reason text check (reason in ('spam', 'offensive', 'doesNotBelong', 'other')),
  feedback text not null default '',
  -- Null where it was automatic, and of who has left.
  by_id uuid references people (id) on delete set null,
  -- The number of reports decided.
  automatic boolean not null,
  at timestamptz not null,
  undone_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  unique (decision_id, kind, target_id)
);
create index moderations_target on moderations (kind, target_id, number desc);
create index moderations_content on moderations (content_id);
create index moderations_by on moderations (by_id);
