import { sql } from 'kysely';
import type { MySeats, Term } from '../../../shared/contract/seats';
import { can, type Viewer } from '../../../shared/permissions/can';
import { toText, toTitledSlug } from '../../content/localize';
import type { ReadContext } from '../../content/section';
import { committeeResource, isDissolved, selectCommittees } from './committee';
import { NOTHING_WAITS, readWeek, type OwnTerm } from './week';
import {
  INTERESTS,
  presentElection,
  presentInterests,
  selectElection,
} from '../../content/seatFacts';
import { toCityDay } from '../../city/currentSettings';

/**
 * Own terms in committees that are out, whichever they are for: running and to come first, then
 * what is over, the latest first.
 */
export async function readMySeats(reading: ReadContext, viewer: Viewer): Promise<MySeats> {
  const { db, now, locale } = reading;
  const today = toCityDay(now.getTime());
  const rows = await selectCommittees(db)
    .innerJoin('memberships', 'memberships.content_id', 'contents.id')
    .select(['memberships.id as termId', 'memberships.seat', 'memberships.title as office'])
    .select(sql<Term['role']>`memberships.role`.as('role'))
    .select(sql<string>`memberships.since::text`.as('since'))
    .select(sql<string | null>`memberships.until::text`.as('until'))
    .select('memberships.ended_as as endedAs')
    .select(INTERESTS)
    .select(selectElection(now).as('election'))
    .where('memberships.person_id', '=', viewer.id)
    .where('contents.status', 'in', ['published', 'archived'])
    .where('contents.hidden_at', 'is', null)
    .where('contents.withdrawn_at', 'is', null)
    .orderBy('memberships.since', 'desc')
    .orderBy('contents.id')
    .execute();
  const ownTermOf = ({ id, original_locale, since, until }: (typeof rows)[number]): OwnTerm => ({
    committeeId: id,
    original: original_locale,
    since,
    until,
  });
  const isOver = ({ until }: Pick<Term, 'until'>) => until !== null && until < today;
  const live = rows.filter((row) => !isOver(row) && !isDissolved(row));
  const weekOf = await readWeek(reading, viewer, live.map(ownTermOf));
  const terms = rows.map((row) => {
    const { termId, seat, office, role, since, until, endedAs, election, ...committee } = row;
    const category = committee.details.composition.find(({ key }) => key === seat)?.category;
    const said = (text: typeof office | undefined) =>
      text ? toText(text, locale, committee.original_locale) : null;
    return {
      id: termId,
      committee: toTitledSlug(committee, locale),
      role,
      category: said(category),
      title: said(office),
      since,
      until,
      endedAs,
      electedBy: presentElection(election, locale),
      interests: presentInterests(row),
      ...(live.includes(row) ? weekOf(ownTermOf(row)) : NOTHING_WAITS),
      isOver: isOver(row),
      isDissolved: isDissolved(committee),
      mayGive:
        !isDissolved(committee) &&
        can(viewer, 'seats.change', committeeResource(committee), now.getTime()),
    };
  });
  return { terms: terms.toSorted((one, other) => Number(one.isOver) - Number(other.isOver)) };
}
