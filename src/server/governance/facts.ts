import { sql } from 'kysely';
import type { GovernanceDetails, GovernanceFacts } from '../../shared/contract/governance';
import type { ContentRow } from '../content/contentQueries';
import { localize } from '../content/localize';
import { countMembers } from '../content/members';
import type { ReadFacts, ReadContext } from '../content/section';
import { isListedFor, isVisibleTo } from '../content/visibility';
import { findReadableReferences, dropUnreadable } from './references';
import { DECISION_BODY } from './registerSql';

type Figures = NonNullable<GovernanceFacts['figures']>;

/**
 * Counts the decisions of each of these bodies in the register, as far as the reader may read it.
 */
async function countDecisions(
  { db, viewer, now }: ReadContext,
  bodies: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ body: string; decisions: number }>`
    select ${DECISION_BODY} as body, count(*)::int as decisions from contents
    where ${isListedFor(viewer, now, 'governance')} and ${DECISION_BODY} = any(${[...bodies]}::text[])
    group by 1`.execute(db);
  return new Map(rows.map(({ body, decisions }) => [body, decisions]));
}

/**
 * Counts the members of these committees, by slug; committees that the reader may not read are left
 * out.
 */
async function countSeats(
  { db, viewer, now }: ReadContext,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'slug'])
    .where('section', '=', 'committees')
    .where('slug', '=', sql<string>`any(${[...slugs]}::text[])`)
    .where(isVisibleTo(viewer, now))
    .execute();
  const ids = rows.map(({ id }) => id);
  const members = await countMembers(db, ids, now);
  return new Map(rows.map(({ id, slug }) => [slug, members.get(id) ?? 0]));
}

/** Reads the figures of the bodies among these entries, by slug. */
async function figuresOf(
  reading: ReadContext,
  bodies: readonly { readonly slug: string; readonly committee: string | null }[],
): Promise<ReadonlyMap<string, Figures>> {
  if (bodies.length === 0) return new Map();
  const committees = bodies.flatMap(({ committee }) => committee ?? []);
  const [decisions, members] = await Promise.all([
    countDecisions(
      reading,
      bodies.map(({ slug }) => slug),
    ),
    countSeats(reading, committees),
  ]);
  return new Map(
    bodies.map(({ slug, committee }) => [
      slug,
      {
        members: members.get(committee ?? '') ?? null,
        decisions: decisions.get(slug) ?? 0,
      },
    ]),
  );
}

const storedOf = ({ details, original_locale }: ContentRow, { locale }: ReadContext) =>
  localize(details, locale, original_locale) as GovernanceDetails;

/**
 * Reads the facts that a list shows of entries: what is stored, without what the reader may not
 * read, and the figures of bodies. At most four queries.
 */
export const readGovernanceFacts: ReadFacts = async (reading, rows) => {
  const stored = rows.map((row) => storedOf(row, reading));
  const knows = await findReadableReferences(reading, stored);
  const shown = stored.map((details) => dropUnreadable(details, knows));
  const bodies = rows.flatMap(({ slug }, index) => {
    const body = shown[index]?.body;
    return body ? [{ slug, committee: body.committee }] : [];
  });
  const figures = await figuresOf(reading, bodies);
  return new Map(
    rows.map(({ id, slug, kind }, index) => [
      id,
      { ...shown[index], figures: kind === 'body' ? (figures.get(slug) ?? null) : null },
    ]),
  );
};
