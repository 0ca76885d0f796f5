import { sql } from 'kysely';
import type { Localized } from '../../../shared/contract/text';
import type { WrittenCategory, WrittenCommittee } from '../../../shared/contract/writtenCommittee';
import { toCategoryField, findCommitteeFaults } from '../../../shared/details/committeeFaults';
import type { DetailFault } from '../../../shared/details/detailFaults';
import { countMostAtOnce, type Span } from '../../../shared/seatRules';
import type { Database } from '../../db/openDatabase';
import { toEmptyIfMissing, readBody, readLine, readLocalized } from '../readWritten';
import { isAboveItself } from './bodyTree';
import type { DetailRules, DetailWrite } from './detailing';
import { toCityDay } from '../../city/currentSettings';

const line = (text: Localized) => readLocalized(text, readLine);

const readCommittee = (written: WrittenCommittee): WrittenCommittee => ({
  ...written,
  mandate: readLocalized(written.mandate, readBody),
  legalBasis: line(written.legalBasis),
  rhythm: line(written.rhythm),
  composition: written.composition.map((row) => ({ ...row, category: line(row.category) })),
  dissolution: written.dissolution && {
    ...written.dissolution,
    reason: readLocalized(written.dissolution.reason, readBody),
  },
});

type Term = Span & { readonly seat: string };

/** Lists every term in a seat of the committee, whichever day it is for. */
const termsOf = (trx: Database, committeeId: string): Promise<Term[]> =>
  trx
    .selectFrom('memberships')
    .select(sql<string>`seat`.as('seat'))
    .select(sql<string>`since::text`.as('since'))
    .select(sql<string | null>`until::text`.as('until'))
    .where('content_id', '=', committeeId)
    .where('state', '=', 'active')
    .where('seat', 'is not', null)
    .execute();

/** Returns the span of a day and all that come after it. */
const from = (since: string): Span => ({ since, until: null });

/**
 * There are as many seats as are held, today and on each day to come; earlier days had other rules.
 */
const seatFaults = (
  rows: readonly WrittenCategory[],
  terms: readonly Term[],
  today: string,
): DetailFault[] =>
  rows.flatMap(({ key, seats }): DetailFault[] => {
    const held = terms.filter(({ seat }) => seat === key);
    const isHeld = seats > 0 && countMostAtOnce(from(today), held) > seats;
    return isHeld ? [{ field: toCategoryField(key, 'seats'), fault: 'held' }] : [];
  });

/**
 * Lists the faults of removals: a category that somebody holds a seat of, or held one, cannot go,
 * because their term names it.
 */
const removalFaults = (rows: readonly WrittenCategory[], terms: readonly Term[]): DetailFault[] => {
  const kept = new Set(rows.map(({ key }) => key));
  const gone = new Set(terms.map(({ seat }) => seat).filter((seat) => !kept.has(seat)));
  return [...gone].map((key) => ({ field: toCategoryField(key, 'category'), fault: 'held' }));
};

/**
 * Lists the faults of a dissolution: what is planned to end has an end of its own; what is
 * dissolved is dissolved.
 */
const dissolutionFaults = ({ dissolution }: WrittenCommittee, today: string): DetailFault[] =>
  dissolution && dissolution.on > today ? [{ field: 'dissolution.on', fault: 'future' }] : [];

async function judge({ trx, row, reading, details }: DetailWrite<'committees'>) {
  const { composition, parent } = details;
  const today = toCityDay(reading.now.getTime());
  const terms = await termsOf(trx, row.id);
  const isCycle = await isAboveItself(trx, {
    id: row.id,
    names: [{ section: 'committees', slug: row.slug }],
    above: parent ? [parent] : [],
  });
  return [
    ...findCommitteeFaults(details, row.originalLocale),
    ...dissolutionFaults(details, today),
    ...seatFaults(composition, terms, today),
    ...removalFaults(composition, terms),
    ...(isCycle ? [{ field: 'parent', fault: 'cycle' } as const] : []),
  ];
}

/** Detailing of committees: what they are there for, and who sits in them. */
export const committeeDetailRules: DetailRules<'committees'> = {
  section: 'committees',
  read: readCommittee,
  judge,
  keep: (details, { stored, row: { originalLocale } }) => {
    const there = (text: Localized) => toEmptyIfMissing(text, originalLocale);
    const { mandate, legalBasis, rhythm } = details;
    const texts = { mandate: there(mandate), legalBasis: there(legalBasis), rhythm: there(rhythm) };
    return { details: { ...stored, ...details, ...texts } };
  },
};
