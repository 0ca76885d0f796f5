import { sql } from 'kysely';
import type { GovernanceDetails } from '../../shared/contract/governance';
import type { ContentSection } from '../../shared/sections';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';

export interface ReferenceAddress {
  readonly section: ContentSection;
  readonly slug: string;
}

const keyOf = ({ section, slug }: ReferenceAddress): string => `${section}/${slug}`;

const at = (section: ContentSection, slug: string | null | undefined): ReferenceAddress[] =>
  slug ? [{ section, slug }] : [];

/** Lists the addresses of all content that an entry names. */
function addressesOf({ body, decision, commitment }: GovernanceDetails): ReferenceAddress[] {
  return [
    ...at('governance', body?.parent),
    ...at('committees', body?.committee),
    ...at('governance', decision?.body),
    ...at('have-your-say', decision?.poll),
    ...(decision?.ideas ?? []),
    ...(decision?.followUps ?? []),
    ...at('governance', commitment?.decision),
    ...(commitment?.followUps ?? []),
  ];
}

export type IsReadableReference = (section: ContentSection, slug: string | null) => boolean;

/** Finds the contents named by these entries that the reader may read; one query. */
export async function findReadableReferences(
  { db, viewer, now }: ReadContext,
  entries: readonly GovernanceDetails[],
): Promise<IsReadableReference> {
  const keys = [...new Set(entries.flatMap(addressesOf).map(keyOf))];
  if (keys.length === 0) return () => false;
  const { rows } = await sql<ReferenceAddress>`
    select contents.section, contents.slug from contents
    join unnest(${keys}::text[]) as named (address) on contents.section = split_part(address, '/', 1)
      and contents.slug = split_part(address, '/', 2)
    where ${isVisibleTo(viewer, now)}`.execute(db);
  const readable = new Set(rows.map(keyOf));
  return (section, slug) => slug !== null && readable.has(keyOf({ section, slug }));
}

/**
 * Removes from an entry the names of what the reader may not read: even an address can tell
 * something.
 */
export function dropUnreadable(
  { body, decision, commitment }: GovernanceDetails,
  knows: IsReadableReference,
): GovernanceDetails {
  const only = (section: ContentSection, slug: string | null) =>
    knows(section, slug) ? slug : null;
  const readable = <A extends ReferenceAddress>(addresses: readonly A[] = []): A[] =>
    addresses.filter(({ section, slug }) => knows(section, slug));
  return {
    body: body && {
      ...body,
      parent: only('governance', body.parent),
      committee: only('committees', body.committee),
    },
    decision: decision && {
      ...decision,
      body: only('governance', decision.body),
      poll: only('have-your-say', decision.poll),
      ideas: readable(decision.ideas),
      followUps: readable(decision.followUps),
    },
    commitment: commitment && {
      ...commitment,
      decision: only('governance', commitment.decision),
      followUps: readable(commitment.followUps),
    },
  };
}
