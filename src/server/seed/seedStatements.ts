import { sql, type Insertable } from 'kysely';
import { toStatementLetters } from '../../shared/statementLetters';
import type { Locale } from '../../shared/locales';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { stableId } from './deterministic';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import { toContentId, toPersonId } from './seedContents';
import type { Seeding } from './seeding';
import { votesOf, type CastVote } from './statementVotes';
import type { SeedConversation, SeedDialog, SeedStatement } from './schemas';

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[];

/** A dialog of statements with everything that was said and answered in it. */
interface Held {
  readonly id: string;
  readonly conversation: SeedConversation;
  readonly votes: readonly CastVote[];
  readonly calendar: Calendar;
}

export const statementId = (dialog: string, number: number) =>
  stableId('statement', dialog, number);

function stateOf({ heldFor, hidden }: SeedStatement) {
  if (hidden) return { state: 'hidden', hidden_for: hidden.reason } as const;
  return heldFor ? ({ state: 'held', held_for: heldFor } as const) : {};
}

const statementRows = ({ id, conversation, calendar }: Held): Rows<'statements'> =>
  conversation.statements.map((statement, number) => ({
    id: statementId(id, number),
    content_id: id,
    number,
    lang: statement.lang,
    author_id: statement.author === null ? null : toPersonId(statement.author),
    is_seed: statement.author === null,
    is_meta: statement.isMeta ?? false,
    created_at: calendar.dateTime(statement.at),
    ...stateOf(statement),
  }));

const textRows = ({ id, conversation }: Held): Rows<'statement_texts'> =>
  conversation.statements.flatMap(({ texts }, number) =>
    Object.entries(texts).map(([lang, body]) => ({
      statement_id: statementId(id, number),
      content_id: id,
      lang: lang as Locale,
      body,
      letters: toStatementLetters(body),
    })),
  );

/** Lists the participants in the order of the first vote. */
function participantsOf({ votes }: Held): Map<CastVote['person'], Date> {
  const joined = new Map<CastVote['person'], Date>();
  for (const { person, at } of votes) if (!joined.has(person)) joined.set(person, at);
  return joined;
}

const participantRows = (held: Held): Rows<'statement_participants'> =>
  [...participantsOf(held)].map(([person, at], number) => ({
    content_id: held.id,
    number,
    person_id: toPersonId(person),
    joined_at: at,
  }));

function voteRows(held: Held): Rows<'statement_votes'> {
  const numbers = new Map(
    [...participantsOf(held).keys()].map((person, number) => [person, number]),
  );
  return held.votes.map(({ person, statement, vote, at }, index) => ({
    content_id: held.id,
    number: index + 1,
    participant: numbers.get(person)!,
    statement,
    vote,
    at,
    is_own: held.conversation.statements[statement]!.author === person,
  }));
}

const reportRows = ({ id, conversation, calendar }: Held): Rows<'reports'> =>
  conversation.statements.flatMap(({ reports = [], at }, number) =>
    reports.map(({ by, reason, note = '' }) => ({
      kind: 'statement' as const,
      target_id: statementId(id, number),
      content_id: id,
      reporter_id: toPersonId(by),
      reason,
      note,
      at: calendar.dateTime(at),
    })),
  );

const moderationRows = ({ id, conversation, calendar }: Held): Rows<'moderations'> =>
  conversation.statements.flatMap(({ hidden, heldFor, at }, number) => {
    if (!hidden) return [];
    const { by, reason, feedback = '', appeal } = hidden;
    const moment = calendar.dateTime(at);
    return [
      {
        decision_id: stableId('moderation', id, number),
        kind: 'statement',
        target_id: statementId(id, number),
        content_id: id,
        decision: 'hidden',
        before: heldFor ? 'held' : 'shown',
        before_for: heldFor ?? null,
        reason,
        feedback,
        by_id: by && toPersonId(by),
        automatic: by === null,
        at: moment,
        ...(appeal !== undefined && { appeal, appealed_at: moment }),
      },
    ];
  });

/** Updates the numbers beside statements and their dialogs, counted from the votes. */
export async function countStatements(db: Database): Promise<void> {
  await sql`
    update statements set agrees = counted.agrees, disagrees = counted.disagrees, seen = counted.seen
    from (
      select content_id, statement, count(*)::int as seen, (count(*) filter (where vote = 1))::int as agrees,
        (count(*) filter (where vote = -1))::int as disagrees
      from (
        select distinct on (content_id, participant, statement) content_id, statement, vote
        from statement_votes order by content_id, participant, statement, number desc
      ) as last group by content_id, statement
    ) as counted
    where statements.content_id = counted.content_id and statements.number = counted.statement`.execute(
    db,
  );
  await sql`
    insert into statement_dialogs (content_id, statements, shown, revision, participants, votes)
    select content_id, count(*), count(*) filter (where state = 'shown'), count(*),
      (select count(*) from statement_participants as people where people.content_id = statements.content_id),
      (select count(*) from statement_votes as votes where votes.content_id = statements.content_id)
    from statements group by content_id
    on conflict (content_id) do update set statements = excluded.statements, shown = excluded.shown,
      revision = excluded.revision, participants = excluded.participants, votes = excluded.votes`.execute(
    db,
  );
}

const heldOf = (dialog: SeedDialog, { demo, calendar, now }: Seeding): Held[] => {
  const { conversation, slug } = dialog;
  if (!conversation) return [];
  const votes = votesOf({ ...dialog, conversation }, demo.residents.length, calendar, now);
  return [{ id: toContentId('dialogs', slug), conversation, votes, calendar }];
};

/**
 * Seeds the dialogs of statements with their votes, reports and decisions; the host draws their
 * maps when it starts.
 */
export async function seedStatements(seeding: Seeding): Promise<void> {
  const { db, demo } = seeding;
  const all = demo.contents.dialogs.flatMap((dialog) => heldOf(dialog, seeding));
  await insertAll(db, 'statements', all.flatMap(statementRows));
  await insertAll(db, 'statement_texts', all.flatMap(textRows));
  await insertAll(db, 'statement_participants', all.flatMap(participantRows));
  await insertAll(db, 'statement_votes', all.flatMap(voteRows));
  await insertAll(db, 'reports', all.flatMap(reportRows));
  await insertAll(db, 'moderations', all.flatMap(moderationRows));
  await countStatements(db);
}
