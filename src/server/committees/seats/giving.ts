import { sql } from 'kysely';
import type { NewTerm, Term, TermChange, TermEnd } from '../../../shared/contract/seats';
import type { NotificationKind } from '../../../shared/contract/notifications';
import { shiftDay } from '../../../shared/timeZones';
import type { Database } from '../../db/openDatabase';
import { readLine, readLocalized } from '../../editing/readWritten';
import { Problem } from '../../http/problem';
import { notify } from '../../notifications/notify';
import { lockSeats, type SeatContext, type CommitteeRow } from './committee';
import { electionOf } from './elections';
import { listTerms, requireFit } from './terms';
import { toCityDay } from '../../city/currentSettings';

/** A committee that is locked, with its terms. */
interface Locked {
  readonly trx: Database;
  readonly at: SeatContext;
  readonly committee: CommitteeRow;
  readonly terms: readonly Term[];
}

const locking = (at: SeatContext, act: (locked: Locked) => Promise<void>): Promise<void> =>
  at.reading.db.transaction().execute(async (trx) => {
    const committee = await lockSeats(trx, at.committee.id);
    const terms = await listTerms({ ...at.reading, db: trx }, committee.id);
    await act({ trx, at, committee, terms });
  });

/** @throws Problem notFound */
function termOf({ terms }: Locked, id: string): Term {
  const term = terms.find((found) => found.id === id);
  if (!term) throw new Problem('notFound');
  return term;
}

function stored(written: NewTerm['title']): string | null {
  const title = readLocalized(written, readLine);
  return Object.keys(title).length > 0 ? JSON.stringify(title) : null;
}

const tell = (
  { trx, at: { viewer, reading }, committee }: Locked,
  kind: NotificationKind,
  { id, person }: { readonly id: string; readonly person: string },
) =>
  notify(
    trx,
    {
      kind,
      because: 'member',
      contentId: committee.id,
      actorId: viewer.id,
      at: reading.now,
      occasion: `${kind} ${id} ${reading.now.getTime()}`,
    },
    [person],
  );

/** @throws Problem notFound where nobody has this account, or it is blocked */
async function requirePerson(trx: Database, id: string): Promise<void> {
  const person = await trx
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where('blocked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!person) throw new Problem('notFound');
}

async function insertTerm(locked: Locked, wanted: NewTerm): Promise<void> {
  const { trx, committee, at } = locked;
  await requirePerson(trx, wanted.person);
  const { id } = await trx
    .insertInto('memberships')
    .values({
      content_id: committee.id,
      person_id: wanted.person,
      term: sql<number>`1 + coalesce((select max(term) from memberships
        where content_id = ${committee.id} and person_id = ${wanted.person}), 0)`,
      role: wanted.role,
      seat: wanted.seat,
      title: stored(wanted.title),
      elected_by: await electionOf(trx, at.reading.now, wanted.electedBy),
      since: wanted.since,
      until: wanted.until,
      joined_at: at.reading.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell(locked, 'seatGiven', { id, person: wanted.person });
}

const isSame = (wanted: NewTerm) => (term: Term) =>
  term.personId === wanted.person &&
  term.endedAs === null &&
  (['role', 'seat', 'since', 'until'] as const).every((field) => term[field] === wanted[field]);

/**
 * Gives somebody a seat, or makes them a substitute, for a time; the same again changes nothing.
 * @throws Problem committeeDissolved, termEndsTooEarly, invalidRequest, termOverlaps, officeTaken,
 *   noSeatLeft, notFound
 */
export const giveSeat = (at: SeatContext, wanted: NewTerm): Promise<void> =>
  locking(at, async (locked) => {
    if (locked.terms.some(isSame(wanted))) return;
    requireFit(locked.committee, wanted, locked.terms);
    await insertTerm(locked, wanted);
  });

/**
 * Changes what somebody is in a term that is not over, and how long.
 * @throws Problem notFound, notPossibleNow, and those of `requireFit`
 */
export const changeTerm = (at: SeatContext, id: string, change: TermChange): Promise<void> =>
  locking(at, async (locked) => {
    const term = termOf(locked, id);
    if (term.isOver || term.endedAs !== null) throw new Problem('notPossibleNow');
    const { role, seat, until, title } = change;
    const elected_by = await electionOf(locked.trx, at.reading.now, change.electedBy);
    const others = locked.terms.filter((other) => other.id !== id);
    const { personId: person, since } = term;
    requireFit(locked.committee, { person, role, seat, since, until }, others);
    await locked.trx
      .updateTable('memberships')
      .set({ role, seat, until, elected_by, title: stored(title) })
      .where('id', '=', id)
      .execute();
    if (role !== term.role) await tell(locked, 'roleChanged', { id, person });
  });

/**
 * Makes the term after somebody who is replaced: the same seat and role, to the end of the term.
 */
const successorOf = (term: Term, { on, by }: TermEnd): NewTerm | null =>
  by === null
    ? null
    : {
        person: by,
        role: term.role,
        seat: term.seat,
        title: term.title,
        electedBy: null,
        since: shiftDay(on, 1),
        until: term.until,
      };

/**
 * Ends a term with this day as its last one; where somebody is replaced, the other one follows on
 * the next. The same again changes nothing.
 * @throws Problem notFound, notPossibleNow, invalidRequest, termEndsTooEarly, and those of
 *   `requireFit`
 */
export const endTerm = (at: SeatContext, id: string, ending: TermEnd): Promise<void> =>
  locking(at, async (locked) => {
    const term = termOf(locked, id);
    const { as, on, by } = ending;
    if ((as === 'replaced') !== (by !== null)) throw new Problem('invalidRequest');
    if (term.endedAs === as && term.until === on) return;
    if (term.isOver || term.endedAs !== null) throw new Problem('notPossibleNow');
    if (on < term.since) throw new Problem('termEndsTooEarly');
    if (term.until !== null && on >= term.until) throw new Problem('notPossibleNow');
    await locked.trx
      .updateTable('memberships')
      .set({ until: on, ended_as: as })
      .where('id', '=', id)
      .execute();
    const isOver = on < toCityDay(at.reading.now.getTime());
    if (isOver) await tell(locked, 'membershipEnded', { id, person: term.personId });
    const successor = successorOf(term, ending);
    if (successor === null) return;
    const others = locked.terms.map((other) => (other.id === id ? { ...other, until: on } : other));
    requireFit(locked.committee, successor, others);
    await insertTerm(locked, successor);
  });
