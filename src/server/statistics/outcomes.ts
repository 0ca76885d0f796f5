import { sql, type Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { createGovernanceDetailsSchema } from '../../shared/contract/governance';
import type { createPollDetailsSchema } from '../../shared/contract/have-your-say';
import type { VoteOutcome } from '../../shared/contract/statistics';
import type { Localized } from '../../shared/contract/text';
import type { Section } from '../../shared/sections';
import { toText, toTitledSlug } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';
import type { Tables } from '../db/tables';

const MOST = 3;

type Row = Pick<
  Selectable<Tables['contents']>,
  'slug' | 'title' | 'details' | 'original_locale' | 'closes_at'
>;
type Governance = Static<ReturnType<typeof createGovernanceDetailsSchema<typeof Localized>>>;
type Poll = Static<ReturnType<typeof createPollDetailsSchema<typeof Localized>>>;

const governanceOf = (row: Row) => row.details as unknown as Governance;

const readable = ({ db, viewer, now }: ReadContext, section: Section) =>
  db
    .selectFrom('contents')
    .select(['slug', 'title', 'details', 'original_locale', 'closes_at'])
    .where(isListedFor(viewer, now, section));

const listPolls = (reading: ReadContext): Promise<Row[]> =>
  readable(reading, 'have-your-say')
    .where('closes_at', '<=', reading.now)
    .where(sql`jsonb_typeof(details -> 'outcome')`, '=', 'object')
    .orderBy('closes_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();

/**
 * Lists the entries of governance of a kind that name one of these slugs as what they follow from.
 */
const listFollowing = (
  reading: ReadContext,
  kind: 'decision' | 'commitment',
  from: 'poll' | 'decision',
  slugs: readonly string[],
): Promise<Row[]> =>
  readable(reading, 'governance')
    .where(sql<boolean>`details -> ${kind}::text ->> ${from}::text = any(${[...slugs]}::text[])`)
    .orderBy('published_at')
    .orderBy('id')
    .execute();

const slugsOf = (rows: readonly Row[]) => rows.map(({ slug }) => slug);

/**
 * Lists the polls closed last that have an outcome, each with the decisions and commitments that
 * followed. Three queries, whatever there is.
 */
export async function listOutcomes(reading: ReadContext): Promise<VoteOutcome[]> {
  const { locale } = reading;
  const polls = await listPolls(reading);
  const decisions = await listFollowing(reading, 'decision', 'poll', slugsOf(polls));
  const commitments = await listFollowing(reading, 'commitment', 'decision', slugsOf(decisions));
  const named = (row: Row) => toTitledSlug(row, locale);

  return polls.map((poll) => {
    const { statement, decidedOn } = (poll.details as unknown as Poll).outcome!;
    const followed = decisions.filter((row) => governanceOf(row).decision?.poll === poll.slug);
    const slugs = slugsOf(followed);
    return {
      poll: { ...named(poll), closedAt: poll.closes_at!.toISOString() },
      outcome: { statement: toText(statement, locale, poll.original_locale), decidedOn },
      decisions: followed.map((row) => ({
        ...named(row),
        state: governanceOf(row).decision!.state,
      })),
      commitments: commitments
        .filter((row) => slugs.includes(governanceOf(row).commitment?.decision ?? ''))
        .map((row) => ({ ...named(row), ...progressOf(governanceOf(row).commitment!) })),
    };
  });
}

const progressOf = ({ state, progressPercent, dueOn }: NonNullable<Governance['commitment']>) => ({
  state,
  progressPercent,
  dueOn,
});
