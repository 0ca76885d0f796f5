import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FaqDetails, Helpfulness } from '../../shared/contract/faqs';
import type { Database } from '../db/openDatabase';
import type { ReadFacts } from '../content/section';

/** Voter: a person, or the random text of a visitor’s browser. */
export type HelpfulnessVoter = { readonly personId: string } | { readonly visitor: string };

/**
 * Hashes the visitor together with the question: nobody can tell which votes are of one visitor.
 */
const visitorKey = (contentId: string, visitor: string): Buffer =>
  createHash('sha256').update(`${contentId} ${visitor}`).digest();

/** Keeps a vote in the place of the voter’s earlier one. */
export async function voteHelpful(
  db: Database,
  contentId: string,
  voter: HelpfulnessVoter,
  isHelpful: boolean,
): Promise<void> {
  const isPerson = 'personId' in voter;
  await db
    .insertInto('faq_votes')
    .values({
      content_id: contentId,
      person_id: isPerson ? voter.personId : null,
      visitor: isPerson ? null : visitorKey(contentId, voter.visitor),
      is_helpful: isHelpful,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['content_id', isPerson ? 'person_id' : 'visitor'])
        .doUpdateSet({ is_helpful: isHelpful }),
    )
    .execute();
}

const NO_VOTES: Helpfulness = { helpfulYes: 0, helpfulNo: 0, mine: null };

/** Reads the votes by content id, with that of this person where there is one. */
export async function readHelpfulness(
  db: Database,
  contentIds: readonly string[],
  personId: string | null,
): Promise<(contentId: string) => Helpfulness> {
  const votes = await db
    .selectFrom('faq_votes')
    .select('content_id')
    .select([
      sql<number>`(count(*) filter (where is_helpful))::int`.as('yes'),
      sql<number>`(count(*) filter (where not is_helpful))::int`.as('no'),
      sql<boolean | null>`bool_or(is_helpful) filter (where person_id = ${personId}::uuid)`.as(
        'mine',
      ),
    ])
    .where(sql<boolean>`content_id = any(${contentIds}::uuid[])`)
    .groupBy('content_id')
    .execute();
  const found = new Map(
    votes.map(({ content_id, yes, no, mine }): [string, Helpfulness] => [
      content_id,
      { helpfulYes: yes, helpfulNo: no, mine },
    ]),
  );
  return (contentId) => found.get(contentId) ?? NO_VOTES;
}

/** Reads what a question is about, and whom its answer helped. */
export const readQuestionFacts: ReadFacts = async ({ db, viewer }, rows) => {
  const votesOn = await readHelpfulness(
    db,
    rows.map(({ id }) => id),
    viewer?.id ?? null,
  );
  return new Map(
    rows.map(({ id, details }) => [
      id,
      { ...(details as Omit<FaqDetails, keyof Helpfulness>), ...votesOn(id) },
    ]),
  );
};
