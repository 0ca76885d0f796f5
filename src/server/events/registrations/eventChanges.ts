import type { NotificationKind } from '../../../shared/contract/notifications';
import type { RegistrationState } from '../../../shared/contract/registrations';
import type { Database } from '../../db/openDatabase';
import { notify } from '../../notifications/notify';
import { placeOf, type StoredEvent } from './place';
import { fillPlaces } from './places';

/** An event as it was, or as it will be. */
interface EventState {
  readonly details: StoredEvent;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly kind: string;
}

interface EventChange {
  readonly id: string;
  /** Readers have it. */
  readonly isOut: boolean;
  readonly before: EventState;
  readonly after: EventState;
  readonly actorId: string | null;
  readonly at: Date;
}

/** What people plan by: when and where it is, and how one gets in. */
const planned = ({ details, opensAt, closesAt, kind }: EventState): string =>
  JSON.stringify([
    opensAt?.getTime() ?? null,
    closesAt?.getTime() ?? null,
    ...[kind, details.location, details.address, details.onlineUrl],
  ]);

interface ChangeNews {
  readonly kind: Extract<NotificationKind, 'eventCancelled' | 'eventChanged' | 'reportPublished'>;
  readonly states: readonly RegistrationState[];
}

/** What the people who registered have to be told; null: nothing. */
function newsOf({ before, after, at }: EventChange): ChangeNews | null {
  const isCancelled = after.details.cancellation !== null;
  const isOver = before.opensAt !== null && (before.closesAt ?? before.opensAt) <= at;
  if (before.details.minutes === null && after.details.minutes !== null)
    return { kind: 'reportPublished', states: ['registered', 'attended', 'noShow'] };
  if (isOver) return null;
  const expecting: ChangeNews['states'] = ['registered', 'waiting', 'attended'];
  if (isCancelled)
    return before.details.cancellation === null
      ? { kind: 'eventCancelled', states: expecting }
      : null;
  // It takes place after all: that is a change of plans as well.
  const isChanged = planned(before) !== planned(after) || before.details.cancellation !== null;
  return isChanged ? { kind: 'eventChanged', states: expecting } : null;
}

const listPeople = async (
  trx: Database,
  contentId: string,
  states: ChangeNews['states'],
): Promise<string[]> => {
  const rows = await trx
    .selectFrom('registrations')
    .select('person_id')
    .where('content_id', '=', contentId)
    .where('state', 'in', states)
    .execute();
  return rows.map(({ person_id }) => person_id);
};

/**
 * Tells those who registered that the event changes, does not take place, or has a report; places that a change makes go to those who wait.
 * The event’s row is locked.
 */
export async function tellOfEventChange(trx: Database, change: EventChange): Promise<void> {
  if (!change.isOut) return;
  const { id, after, actorId, at } = change;
  const news = newsOf(change);
  if (news)
    await notify(
      trx,
      {
        ...{ kind: news.kind, because: 'registered', contentId: id, actorId, at },
        occasion: `${news.kind} ${id} ${at.toISOString()}`,
      },
      await listPeople(trx, id, news.states),
    );
  const details = after.details as unknown as Record<string, unknown>;
  const place = placeOf({ id, opens_at: after.opensAt, closes_at: after.closesAt, details });
  await fillPlaces(trx, place, at);
}
