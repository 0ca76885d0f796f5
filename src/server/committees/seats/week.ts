import { sql } from 'kysely';
import type { MySeats } from '../../../shared/contract/seats';
import type { Locale } from '../../../shared/locales';
import type { Span } from '../../../shared/seatRules';
import type { Viewer } from '../../../shared/permissions/can';
import { toText } from '../../content/localize';
import { mayVote } from '../../content/mayVote';
import type { ReadContext } from '../../content/section';
import { isListedFor } from '../../content/visibility';
import { OVER_AT } from '../meetings/meeting';
import { toCityDay } from '../../city/currentSettings';

/** A running term or one to come, in a committee that is there. */
export interface OwnTerm extends Span {
  readonly committeeId: string;
  readonly original: Locale;
}

type MySeat = MySeats['terms'][number];
type Week = Pick<MySeat, 'nextMeeting' | 'minutes' | 'polls'>;

const ids = (terms: readonly OwnTerm[]): string[] => terms.map(({ committeeId }) => committeeId);

/**
 * Selects readable meetings: what stands behind closed doors is for those who are members by now.
 */
const isReadable = ({ memberOf }: Viewer) =>
  sql<boolean>`(meetings.is_public or meetings.content_id = any(${[...memberOf]}::uuid[]))`;

const readUpcoming = ({ db, now }: ReadContext, viewer: Viewer, terms: readonly OwnTerm[]) =>
  db
    .selectFrom('meetings')
    .leftJoin('meeting_replies', (join) =>
      join
        .onRef('meeting_replies.meeting_id', '=', 'meetings.id')
        .on('meeting_replies.person_id', '=', viewer.id),
    )
    .selectAll('meetings')
    .select('meeting_replies.reply')
    .select((eb) =>
      eb
        .selectFrom('agenda_items')
        .whereRef('agenda_items.meeting_id', '=', 'meetings.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('items'),
    )
    .where('meetings.content_id', '=', sql<string>`any(${ids(terms)}::uuid[])`)
    .where('meetings.state', '=', 'planned')
    .where(OVER_AT, '>', now)
    .where(isReadable(viewer))
    .orderBy('meetings.starts_at')
    .orderBy('meetings.id')
    .execute();

const readMinutes = ({ db }: ReadContext, viewer: Viewer, terms: readonly OwnTerm[]) =>
  db
    .selectFrom('meetings')
    .distinctOn('content_id')
    .select(['id', 'content_id', 'starts_at', 'title'])
    .where('content_id', '=', sql<string>`any(${ids(terms)}::uuid[])`)
    .where('minutes_state', '=', 'published')
    .where(isReadable(viewer))
    .orderBy('content_id')
    .orderBy('starts_at', 'desc')
    .execute();

/**
 * Open polls for the members of these committees, or by them, in which the person may vote and has
 * not.
 */
const readPolls = ({ db, now }: ReadContext, viewer: Viewer, terms: readonly OwnTerm[]) =>
  db
    .selectFrom('contents')
    .select(['slug', 'title', 'original_locale', 'closes_at'])
    .select(sql<string>`coalesce(details ->> 'group', author_content_id::text)`.as('committeeId'))
    .where(isListedFor(viewer, now, 'have-your-say'))
    .where(sql<boolean>`(opens_at is null or opens_at <= ${now})`)
    .where(sql<boolean>`(closes_at is null or closes_at > ${now})`)
    .where(mayVote(viewer, now))
    .where(
      sql<boolean>`coalesce(details ->> 'group', author_content_id::text) = any(${ids(terms)}::text[])`,
    )
    .orderBy(sql`closes_at asc nulls last`)
    .orderBy('contents.id')
    .execute();

const isIn = ({ since, until }: Span, at: Date): boolean => {
  const day = toCityDay(at.getTime());
  return since <= day && (until === null || day <= until);
};

/**
 * Reads what waits for somebody in their committees: for each term the next meeting, what there is
 * to read, and polls without their vote.
 */
export async function readWeek(
  reading: ReadContext,
  viewer: Viewer,
  terms: readonly OwnTerm[],
): Promise<(term: OwnTerm) => Week> {
  const { locale } = reading;
  const [upcoming, minutes, polls] = await Promise.all([
    readUpcoming(reading, viewer, terms),
    readMinutes(reading, viewer, terms),
    readPolls(reading, viewer, terms),
  ]);
  return (term) => {
    const { committeeId, original } = term;
    const isHere = ({ content_id }: { content_id: string }) => content_id === committeeId;
    const next = upcoming.find((row) => isHere(row) && isIn(term, row.starts_at));
    const read = minutes.find(isHere);
    return {
      nextMeeting: next
        ? {
            id: next.id,
            startsAt: next.starts_at.toISOString(),
            title: toText(next.title, locale, original),
            place: Object.keys(next.place).length > 0 ? toText(next.place, locale, original) : null,
            onlineUrl: next.online_url,
            items: next.items ?? 0,
            reply: next.reply,
          }
        : null,
      minutes: read
        ? {
            id: read.id,
            startsAt: read.starts_at.toISOString(),
            title: toText(read.title, locale, original),
          }
        : null,
      polls: polls
        .filter((poll) => poll.committeeId === committeeId)
        .map(({ slug, title, original_locale, closes_at }) => ({
          slug,
          title: toText(title, locale, original_locale),
          closesAt: closes_at?.toISOString() ?? null,
        })),
    };
  };
}

/** Week of a term that is over, and of a committee that is dissolved. */
export const NOTHING_WAITS: Week = { nextMeeting: null, minutes: null, polls: [] };
