import type { NotificationKind } from '../../shared/contract/notifications';
import type { RegistrationState } from '../../shared/contract/registrations';
import type { Database } from '../db/openDatabase';
import { notify } from '../notifications/notify';
import type { RegisteredSection } from '../../shared/sections';
import { toRegistrableContent } from './registrationWindow';
import { fillPlaces } from './capacity';
import { toRegistrationTerms } from './registrationTerms';

/** An event or training as it was, or as it will be. */
interface PlannedState {
  /** Details as they are stored. */
  readonly details: unknown;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly kind: string;
}

interface PlanChange {
  readonly id: string;
  readonly section: RegisteredSection;
  /** Readers have it. */
  readonly isOut: boolean;
  readonly before: PlannedState;
  readonly after: PlannedState;
  readonly actorId: string | null;
  readonly at: Date;
}

/** Returns what people plan by: when and where it is, and how one gets in. */
const planned = (section: RegisteredSection, state: PlannedState): string =>
  JSON.stringify([
    state.opensAt?.getTime() ?? null,
    state.closesAt?.getTime() ?? null,
    state.kind,
    ...toRegistrationTerms(section, state.details).where,
  ]);

interface ChangeNews {
  readonly kind: Extract<NotificationKind, 'eventCancelled' | 'eventChanged' | 'reportPublished'>;
  readonly states: readonly RegistrationState[];
}

/** Returns what the people who registered have to be told; null: nothing. */
function newsOf({ section, before, after, at }: PlanChange): ChangeNews | null {
  const [was, is] = [
    toRegistrationTerms(section, before.details),
    toRegistrationTerms(section, after.details),
  ];
  const isOver = before.opensAt !== null && (before.closesAt ?? before.opensAt) <= at;
  if (!was.hasReport && is.hasReport)
    return { kind: 'reportPublished', states: ['registered', 'attended', 'noShow'] };
  if (isOver) return null;
  const expecting: ChangeNews['states'] = ['registered', 'waiting', 'attended'];
  if (is.isCancelled) return was.isCancelled ? null : { kind: 'eventCancelled', states: expecting };
  // An event that takes place after all is a change of plans as well.
  const isChanged = planned(section, before) !== planned(section, after) || was.isCancelled;
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
 * Tells those who registered that an event or training changes, does not take place, or has a
 * report; places that a change makes go to those who wait. The content’s row is locked.
 */
export async function notifyOfChange(trx: Database, change: PlanChange): Promise<void> {
  if (!change.isOut) return;
  const { id, section, after, actorId, at } = change;
  const news = newsOf(change);
  if (news)
    await notify(
      trx,
      {
        kind: news.kind,
        because: 'registered',
        contentId: id,
        actorId,
        at,
        occasion: `${news.kind} ${id} ${at.toISOString()}`,
      },
      await listPeople(trx, id, news.states),
    );
  const details = after.details as Record<string, unknown>;
  const dates = { opens_at: after.opensAt, closes_at: after.closesAt };
  await fillPlaces(trx, toRegistrableContent({ id, section, details, ...dates }), at);
}
