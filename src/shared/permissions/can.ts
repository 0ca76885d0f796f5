import type { BallotRefusal } from '../contract/have-your-say';

/** The person who asks; null is an anonymous visitor. `memberOf` holds the ids of their teams and committees. */
export interface Viewer {
  readonly id: string;
  readonly roles: readonly string[];
  readonly verified: boolean;
  readonly memberOf: readonly string[];
}

export interface ContentResource {
  readonly status: string;
  readonly visibility: string;
  readonly publishedAt: number | null;
  readonly hidden: boolean;
  readonly authorPersonId: string | null;
  /** The team or committee that the content belongs to or is. */
  readonly groupId: string | null;
}

export interface PollResource {
  readonly eligibility: 'signed_in' | 'verified';
  readonly resultsVisibility: 'always' | 'after_vote' | 'after_close';
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly cancelled: boolean;
  readonly hasVoted: boolean;
}

const STAFF_ROLES = ['editor', 'moderator', 'admin'];

/** Staff read everything that is not deleted. */
export const isStaff = (user: Viewer | null): boolean =>
  user !== null && user.roles.some((role) => STAFF_ROLES.includes(role));

const seesVisibility: Record<string, (user: Viewer | null, content: ContentResource) => boolean> = {
  public: () => true,
  members_but_visible: () => true,
  signed_in: (user) => user !== null,
  members: (user, { groupId }) =>
    isStaff(user) || (user !== null && groupId !== null && user.memberOf.includes(groupId)),
};

function readsContent(user: Viewer | null, content: ContentResource, now: number): boolean {
  const isOwn = user !== null && content.authorPersonId === user.id;
  const isOut =
    content.publishedAt !== null &&
    content.publishedAt <= now &&
    ['published', 'archived'].includes(content.status);
  if (!isOut || content.hidden) return isOwn || isStaff(user);
  return isOwn || (seesVisibility[content.visibility]?.(user, content) ?? false);
}

/** Why this person may not cast a ballot at `now` (ms); null when they may. The first reason in the order of the rows counts. */
export function ballotRefusal(
  user: Viewer | null,
  poll: PollResource,
  now: number,
): BallotRefusal | null {
  const reasons: readonly (readonly [BallotRefusal, boolean])[] = [
    ['cancelled', poll.cancelled],
    ['notOpenYet', poll.opensAt !== null && now < poll.opensAt],
    ['closed', poll.closesAt !== null && now >= poll.closesAt],
    ['signInRequired', user === null],
    ['alreadyVoted', poll.hasVoted],
    ['verificationRequired', poll.eligibility === 'verified' && user?.verified !== true],
  ];
  return reasons.find(([, applies]) => applies)?.[0] ?? null;
}

function seesResult(poll: PollResource, now: number): boolean {
  const isClosed = poll.cancelled || (poll.closesAt !== null && now >= poll.closesAt);
  return { always: true, after_vote: poll.hasVoted || isClosed, after_close: isClosed }[
    poll.resultsVisibility
  ];
}

interface Resources {
  'content.read': ContentResource;
  'ballot.cast': PollResource;
  'result.see': PollResource;
}
export type Action = keyof Resources;

const RULES: {
  readonly [A in Action]: (user: Viewer | null, resource: Resources[A], now: number) => boolean;
} = {
  'content.read': readsContent,
  'ballot.cast': (user, poll, now) => ballotRefusal(user, poll, now) === null,
  'result.see': (_user, poll, now) => seesResult(poll, now),
};

/**
 * The one permission function: the host asks it before every read and write, the portal only to hide what would be refused.
 * `now` in milliseconds. The host compiles `content.read` into its queries as well (`server/content/visibility.ts`).
 */
export function can<A extends Action>(
  user: Viewer | null,
  action: A,
  resource: Resources[A],
  now: number,
): boolean {
  return RULES[action](user, resource, now);
}
