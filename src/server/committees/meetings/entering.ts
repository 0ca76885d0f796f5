import { sql } from 'kysely';
import words from '../../../../i18n/content/words.json';
import { EDIT_LIMITS } from '../../../shared/contract/editing';
import type { Localized } from '../../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';
import type { DecisionMethod, DecisionResult } from '../../../shared/meetings/meetingRules';
import type { Database } from '../../db/openDatabase';
import { findFreeSlug } from '../../editing/beginCopy';
import { logChange, reviseContent } from '../../editing/changes';
import { createDraftIn } from '../../editing/creation';
import { ACT_NOTIFIERS } from '../../editing/lifecycle/lifecycleNotifications';
import { publicationColumns } from '../../editing/lifecycle/transitions';
import { readSource } from '../../editing/sourceQueries';
import type { WriteRequest } from '../../http/idempotency';
import { Problem } from '../../http/problem';
import { lockCommittee } from '../lockCommittee';
import { mayAt, type AtMeeting } from './meeting';
import { votesOf, type DecisionRow } from './meetingSource';
import { mayEnterAt } from './presentMeetings';
import { toCityDay } from '../../city/currentSettings';

const METHODS: Readonly<Record<DecisionMethod, Localized>> = {
  showOfHands: words.showOfHands,
  rollCall: words.rollCall,
  consensus: words.consensus,
  secretBallot: words.secretBallot,
};

/** States of decisions by result; what is put off is still a proposal. */
const STATES: Readonly<Record<DecisionResult, 'adopted' | 'rejected' | 'proposed'>> = {
  adopted: 'adopted',
  rejected: 'rejected',
  postponed: 'proposed',
};

type Votes = NonNullable<ReturnType<typeof votesOf>>;
const tallyOf = (votes: Votes): Localized =>
  Object.fromEntries(
    Object.entries(words.tally).map(([code, text]) => [
      code,
      text.replace(/\{(\w+)\}/g, (_all, name) => String(votes[name as keyof Votes])),
    ]),
  );

/** Not longer than so many letters, cut between words. */
function shortened(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const start = [...text].slice(0, most - 1).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
}

const shorten = (text: Localized, most: number): Localized =>
  Object.fromEntries(
    LOCALE_CODES.flatMap((code) => {
      const said = text[code];
      return said === undefined ? [] : [[code, shortened(said.replace(/\s+/g, ' '), most)]];
    }),
  );

/** Finds the decision, locked until the transaction ends. */
async function lockDecision(trx: Database, meetingId: string, id: string) {
  const row = await trx
    .selectFrom('meeting_decisions')
    .selectAll()
    .where('meeting_id', '=', meetingId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row;
}

/** Finds the body of the governance section that the committee is. */
async function bodyOf(trx: Database, committee: string): Promise<string | null> {
  const row = await trx
    .selectFrom('contents')
    .select('slug')
    .where('section', '=', 'governance')
    .where('kind', '=', 'body')
    .where('deleted_at', 'is', null)
    .where(sql`details #>> '{body,committee}'`, '=', committee)
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/**
 * Finds the title: that of its item of the agenda where that has a title in the original language.
 */
async function titleOf(trx: Database, row: DecisionRow, original: Locale): Promise<Localized> {
  const item =
    row.agenda_item_id === null
      ? undefined
      : await trx
          .selectFrom('agenda_items')
          .select('title')
          .where('id', '=', row.agenda_item_id)
          .executeTakeFirst();
  return shorten(item?.title[original] ? item.title : row.text, EDIT_LIMITS.title);
}

async function publishEntry(
  trx: Database,
  at: AtMeeting,
  row: DecisionRow,
  cause: WriteRequest,
): Promise<string> {
  const { committee, meeting } = at;
  const original = committee.original_locale;
  const draft = {
    title: await titleOf(trx, row, original),
    body: row.text,
    summary: shorten(row.text, EDIT_LIMITS.summary),
    originalLocale: original,
    topics: [],
    area: null,
    visibility: 'public' as const,
    kind: 'decision',
    slug: await findFreeSlug(trx, 'governance', `${committee.slug}-decision`),
    author: committee.id,
  };
  const author = {
    id: committee.id,
    kind: 'committee' as const,
    name: { text: '', lang: original },
  };
  const { row: begun } = await createDraftIn(
    trx,
    { section: 'governance', author, draft },
    { ...cause, key: `decision ${row.id}` },
  );
  const { ref } = await trx
    .selectFrom('contents')
    .select('ref')
    .where('id', '=', begun.id)
    .executeTakeFirstOrThrow();
  const votes = votesOf(row);
  const decision = {
    number: ref,
    decidedOn: toCityDay(meeting.starts_at.getTime()),
    body: await bodyOf(trx, committee.slug),
    method: METHODS[row.method],
    tally: votes && tallyOf(votes),
    votes,
    state: STATES[row.result],
    poll: null,
    ideas: [],
    followUps: [],
  };
  const details = JSON.stringify({ body: null, decision, commitment: null });
  const columns = { details, ...publicationColumns(begun, cause.at) };
  const kept = { act: 'publish', note: '' } as const;
  const after = await reviseContent(trx, begun, columns, { ...cause, kept });
  await logChange(trx, { action: 'published', reason: '' }, [begun, after], cause);
  await ACT_NOTIFIERS.publish?.(trx, after, cause);
  return begun.id;
}

/**
 * Enters a decision of published minutes into the register of the governance section, once: whoever
 * asks again finds the same entry.
 * @throws Problem forbidden, notFound, notPossibleNow while the minutes are not out
 */
export function enterDecision(
  at: AtMeeting,
  decisionId: string,
  cause: WriteRequest,
): Promise<string> {
  const { committee, meeting, reading } = at;
  if (!mayEnterAt(at) || !mayAt(at, 'meeting.read', meeting.is_public))
    throw new Problem('forbidden');
  if (meeting.minutes_state !== 'published') throw new Problem('notPossibleNow');
  return reading.db.transaction().execute(async (trx) => {
    await lockCommittee(trx, committee.id);
    const row = await lockDecision(trx, meeting.id, decisionId);
    const entry_id = row.entry_id ?? (await publishEntry(trx, at, row, cause));
    await trx.updateTable('meeting_decisions').set({ entry_id }).where('id', '=', row.id).execute();
    const { slug } = await readSource(trx, 'governance', entry_id);
    return slug;
  });
}
