import type { Localized } from '../../shared/contract/text';
import type { MemberAct } from '../../shared/contract/memberships';
import { isLeading, type MemberState } from '../../shared/contract/teams';
import type { NotificationKind } from '../../shared/contract/notifications';
import { readLine, readOptional } from '../editing/readWritten';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import {
  changeMember,
  deleteMember,
  setMemberTitle,
  findMember,
  followAsMember,
  toMemberNotification,
  notify,
  requireOtherLead,
  type MemberRow,
} from './members';
import { lockTeam, requireOpenTeam, type TeamContext } from './team';
import { toCityDay } from '../city/currentSettings';

interface ActRule {
  readonly from: readonly MemberState[];
  /** Tells whether it is as wished already: then nothing happens, and nobody is told again. */
  readonly isDone: (member: MemberRow) => boolean;
  /** Null: the membership ends. */
  readonly change: ((now: Date) => Parameters<typeof changeMember>[2]) | null;
  /** The team loses them as somebody who leads. */
  readonly takesLead: boolean;
  /** Set where the person who decides it steps down in the same moment. */
  readonly stepsDown?: true;
  readonly kind: NotificationKind;
}

const never = () => false;
const isActive = ({ state }: MemberRow) => state === 'active';
const joined: NonNullable<ActRule['change']> = (now) => ({
  state: 'active',
  note: '',
  joined_at: now,
  since: toCityDay(now.getTime()),
});

/** Acts on members by the people who lead a team: one row for each act. */
const ACTS: Readonly<Record<MemberAct, ActRule>> = {
  accept: {
    from: ['requested'],
    isDone: isActive,
    change: joined,
    takesLead: false,
    kind: 'membershipAccepted',
  },
  decline: {
    from: ['requested'],
    isDone: never,
    change: null,
    takesLead: false,
    kind: 'membershipDeclined',
  },
  suspend: {
    from: ['active'],
    isDone: ({ state }) => state === 'suspended',
    change: () => ({ state: 'suspended' }),
    takesLead: true,
    kind: 'membershipEnded',
  },
  resume: {
    from: ['suspended'],
    isDone: isActive,
    change: () => ({ state: 'active' }),
    takesLead: false,
    kind: 'membershipAccepted',
  },
  makeLead: {
    from: ['active'],
    isDone: ({ role }) => role === 'lead',
    change: () => ({ role: 'lead' }),
    takesLead: false,
    kind: 'roleChanged',
  },
  makeMember: {
    from: ['active'],
    isDone: ({ role }) => !isLeading(role),
    change: () => ({ role: 'member' }),
    takesLead: true,
    kind: 'roleChanged',
  },
  handOver: {
    from: ['active'],
    isDone: never,
    change: () => ({ role: 'lead' }),
    takesLead: false,
    stepsDown: true,
    kind: 'roleChanged',
  },
  remove: {
    from: ['active', 'suspended'],
    isDone: never,
    change: null,
    takesLead: true,
    kind: 'membershipEnded',
  },
};

async function lockedMember(
  trx: Database,
  { team, reading }: TeamContext,
  personId: string,
): Promise<MemberRow> {
  requireOpenTeam(await lockTeam(trx, team.id));
  const member = await findMember(trx, team.id, personId, reading.now);
  if (!member) throw new Problem('notFound');
  return member;
}

/**
 * Turns the person who leads a team into one of its members; only a lead can hand the lead over.
 * @throws Problem forbidden, notPossibleNow
 */
async function stepDown(trx: Database, { viewer, team, reading }: TeamContext, heir: MemberRow) {
  const own = await findMember(trx, team.id, viewer.id, reading.now);
  if (!own || own.state !== 'active' || !isLeading(own.role)) throw new Problem('forbidden');
  if (own.person_id === heir.person_id) throw new Problem('notPossibleNow');
  await changeMember(trx, own, { role: 'member' });
}

/**
 * Does with a member what those who lead the team decide, and tells them; again changes nothing.
 * @throws Problem teamClosed, notFound, notPossibleNow, forbidden, lastLead
 */
export async function actOnMember(
  at: TeamContext,
  personId: string,
  act: MemberAct,
): Promise<void> {
  const { db, now } = at.reading;
  const { from, isDone, change, takesLead, stepsDown, kind } = ACTS[act];
  await db.transaction().execute(async (trx) => {
    const member = await lockedMember(trx, at, personId);
    if (isDone(member)) return;
    if (!from.includes(member.state)) throw new Problem('notPossibleNow');
    if (takesLead) await requireOtherLead(trx, member, now);
    if (stepsDown) await stepDown(trx, at, member);
    if (change) await changeMember(trx, member, change(now));
    else await deleteMember(trx, member);
    const news = { kind, because: 'member', actorId: at.viewer.id, at: now } as const;
    await notify(trx, toMemberNotification(news, member), [personId]);
  });
  if (act === 'accept')
    await followAsMember(db, { content_id: at.team.id, person_id: personId }, now);
}

/**
 * Says in up to three languages what somebody does in the team. @throws Problem teamClosed,
 * notFound, notPossibleNow
 */
export function changeMemberTitle(
  at: TeamContext,
  personId: string,
  title: Localized,
): Promise<void> {
  return at.reading.db.transaction().execute(async (trx) => {
    const member = await lockedMember(trx, at, personId);
    if (member.state !== 'active') throw new Problem('notPossibleNow');
    await setMemberTitle(trx, member, readOptional(title, readLine));
  });
}
