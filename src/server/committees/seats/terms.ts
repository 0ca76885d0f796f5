import { sql } from 'kysely';
import type { NewTerm, Term } from '../../../shared/contract/seats';
import { OFFICES, countMostAtOnce, isOverlapping } from '../../../shared/seatRules';
import type { ReadContext } from '../../content/section';
import { Problem } from '../../http/problem';
import { isDissolved, type CommitteeRow } from './committee';
import { presentElection, selectElection } from '../../content/seatFacts';
import { toCityDay } from '../../city/currentSettings';

/** Term as it is stored: `election` is the poll by which somebody was elected. */
type StoredTerm = Omit<Term, 'title' | 'electedBy'> & {
  readonly title: Term['title'] | null;
  readonly election: Parameters<typeof presentElection>[0];
};

/** Lists the terms of a committee: running and to come with officers first, then what is over. */
export async function listTerms(
  { db, now, locale }: ReadContext,
  committeeId: string,
): Promise<Term[]> {
  const { rows } = await sql<StoredTerm>`
    select memberships.id, ${selectElection(now)} as election, person_id as "personId", people.name, role, seat, memberships.title,
      since::text, until::text, ended_as as "endedAs",
      coalesce(until < ${toCityDay(now.getTime())}::date, false) as "isOver"
    from memberships join people on people.id = person_id
    where content_id = ${committeeId} and memberships.state = 'active'
    order by "isOver", case when until < ${toCityDay(now.getTime())}::date then until end desc,
      array_position(array['chair', 'viceChair', 'secretary', 'member', 'substitute'], role), people.name, since`.execute(
    db,
  );
  return rows.map(({ election, title, ...row }) => ({
    ...row,
    title: title ?? {},
    electedBy: presentElection(election, locale),
  }));
}

export type Wanted = Pick<NewTerm, 'person' | 'role' | 'seat' | 'since' | 'until'>;

/**
 * Counts the seats of the kind that the term asks for, which must be one of the committee's; a
 * substitute asks for none. @throws Problem invalidRequest
 */
function seatsOf({ details }: CommitteeRow, { role, seat }: Wanted): number {
  if (role === 'substitute') {
    if (seat === null) return Infinity;
    throw new Problem('invalidRequest');
  }
  const found = details.composition.find(({ key }) => key === seat);
  if (!found) throw new Problem('invalidRequest');
  return found.seats;
}

/**
 * Requires that a term fits a committee, as its other terms are. Call it with the committee locked.
 * @throws Problem committeeDissolved, termEndsTooEarly, invalidRequest, termOverlaps, officeTaken,
 *   noSeatLeft
 */
export function requireFit(
  committee: CommitteeRow,
  wanted: Wanted,
  others: readonly Omit<Term, 'title' | 'name' | 'isOver' | 'electedBy'>[],
): void {
  if (isDissolved(committee)) throw new Problem('committeeDissolved');
  if (wanted.until !== null && wanted.until < wanted.since) throw new Problem('termEndsTooEarly');
  const seats = seatsOf(committee, wanted);
  const together = others.filter((other) => isOverlapping(wanted, other));
  if (together.some(({ personId }) => personId === wanted.person))
    throw new Problem('termOverlaps');
  if (OFFICES.includes(wanted.role) && together.some(({ role }) => role === wanted.role))
    throw new Problem('officeTaken');
  const holders = together.filter(({ seat }) => wanted.seat !== null && seat === wanted.seat);
  if (countMostAtOnce(wanted, holders) >= seats) throw new Problem('noSeatLeft');
}
