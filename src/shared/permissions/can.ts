import type { AuditAction } from '../contract/admin';
import type { BallotRefusal, Eligibility, ResultVisibility } from '../contract/have-your-say';
import type { Section } from '../sections';
import {
  isBetween,
  isOpenForComments,
  wrote,
  type CommentResource,
  type CommentedResource,
} from './commentRules';
import type { GrantableRole } from './roles';

/** The person who asks; null is an anonymous visitor. */
export interface Viewer {
  readonly id: string;
  readonly roles: readonly string[];
  readonly verified: boolean;
  /** Ids of their teams and committees. */
  readonly memberOf: readonly string[];
  /** Those of them that they lead: leads of teams, chairs and secretaries of committees. */
  readonly leaderOf: readonly string[];
  /** Ballots are cast under it, not under the id. */
  readonly voterId: string;
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

interface Window {
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly cancelled: boolean;
}

export interface PollResource extends Window {
  /** No draft any more. */
  readonly isPublished: boolean;
  readonly eligibility: Eligibility;
  readonly secrecy: 'open' | 'secret';
  readonly resultsVisibility: ResultVisibility;
  /** A ballot can be replaced by its voter; of a secret poll never. */
  readonly canChange: boolean;
  readonly hasVoted: boolean;
  /** On the list of those who may vote: a member of the group, or the bearer of one of the tokens. */
  readonly isListed: boolean;
}

/** A poll that binds nobody. */
export interface SurveyResource extends Window {
  readonly allowsAnonymous: boolean;
}

export interface DialogResource {
  /** Null: a dialogue of the whole city. */
  readonly groupId: string | null;
  /** The city lets everybody who is signed in start one. */
  readonly creationEnabled: boolean;
}

/** A poll, an event or a publication that is about to be written for a group. */
export interface GroupContentResource {
  readonly groupId: string;
  readonly isDraft: boolean;
}

/** A content that is about to be written, or published where it is no draft any more. */
export interface NewContentResource {
  readonly section: Section;
  /** In whose name; null: the city's, or one's own. */
  readonly groupId: string | null;
  readonly isDraft: boolean;
}

export interface WrittenResource extends ContentResource {
  readonly section: Section;
}

export interface GroupResource {
  readonly groupId: string;
}

export interface PersonResource {
  readonly id: string;
  readonly roles: readonly string[];
}

export interface AuditResource {
  readonly action: AuditAction;
}

const holds = (user: Viewer | null, ...roles: readonly GrantableRole[]): user is Viewer =>
  user !== null && roles.some((role) => user.roles.includes(role));
const isMember = (user: Viewer | null, groupId: string | null): boolean =>
  user !== null && groupId !== null && user.memberOf.includes(groupId);
const leads = (user: Viewer | null, groupId: string | null): boolean =>
  user !== null && groupId !== null && user.leaderOf.includes(groupId);

/** Staff read what is not published yet and what is hidden. */
export const isStaff = (user: Viewer | null): boolean =>
  holds(user, 'editor', 'moderator', 'admin');

/** Who reads what is for the members of every group, not of their own alone. */
export const isInEveryGroup = (user: Viewer | null): boolean => holds(user, 'moderator', 'admin');

const isInside = (user: Viewer | null, { groupId }: ContentResource): boolean =>
  isInEveryGroup(user) || isMember(user, groupId);

type ContentRule = (user: Viewer | null, content: ContentResource, now: number) => boolean;

const OPEN_TO_ALL = ['public', 'members_but_visible'];

const AUDIENCES: Record<string, ContentRule> = {
  public: () => true,
  members_but_visible: () => true,
  signed_in: (user) => user !== null,
  members: isInside,
};

/** Published or archived, at a moment that has come, and not hidden. */
const isOut = ({ status, publishedAt, hidden }: ContentResource, now: number): boolean =>
  !hidden &&
  publishedAt !== null &&
  publishedAt <= now &&
  ['published', 'archived'].includes(status);

const readsContent: ContentRule = (user, content, now) => {
  if (user !== null && content.authorPersonId === user.id) return true;
  const isReady = isOut(content, now) || isStaff(user) || leads(user, content.groupId);
  return isReady && (AUDIENCES[content.visibility]?.(user, content, now) ?? false);
};

const readsSignedIn: ContentRule = (user, content, now) =>
  user !== null && isOut(content, now) && readsContent(user, content, now);

/** What is archived is closed; where everybody reads and members act, the others only read. */
const takesPart: ContentRule = (user, content, now) =>
  content.status === 'published' &&
  readsSignedIn(user, content, now) &&
  (content.visibility !== 'members_but_visible' || isInside(user, content));

const comments = (user: Viewer | null, content: CommentedResource, now: number): boolean =>
  isOpenForComments(content, now) && takesPart(user, content, now);

const FOR_VISITORS: readonly Eligibility[] = ['everyone', 'tokens'];

/** Why this person may not cast a ballot at `now` (ms); null when they may. The first reason in the order of the rows counts. */
export function ballotRefusal(
  user: Viewer | null,
  poll: PollResource,
  now: number,
): BallotRefusal | null {
  const { eligibility, isListed } = poll;
  const isFinal = poll.secrecy === 'secret' || !poll.canChange;
  const reasons: readonly (readonly [BallotRefusal, boolean])[] = [
    ['cancelled', poll.cancelled],
    ['notOpenYet', !poll.isPublished || (poll.opensAt !== null && now < poll.opensAt)],
    ['closed', poll.closesAt !== null && now >= poll.closesAt],
    ['signInRequired', user === null && !FOR_VISITORS.includes(eligibility)],
    ['alreadyVoted', poll.hasVoted && isFinal],
    ['verificationRequired', eligibility === 'verified' && user?.verified !== true],
    ['membersOnly', eligibility === 'members' && !isListed],
    ['tokenRequired', eligibility === 'tokens' && !isListed],
  ];
  return reasons.find(([, applies]) => applies)?.[0] ?? null;
}

const answersSurvey = (user: Viewer | null, survey: SurveyResource, now: number): boolean =>
  isBetween(survey, now) && !survey.cancelled && (user !== null || survey.allowsAnonymous);

/** The staff see what is for them at any time, but of a secret poll nothing before it has closed. */
function seesResult(user: Viewer | null, poll: PollResource, now: number): boolean {
  const isClosed = poll.cancelled || (poll.closesAt !== null && now >= poll.closesAt);
  const isForStaff = isClosed || poll.secrecy === 'open';
  return {
    always: true,
    after_vote: poll.hasVoted || isClosed,
    after_close: isClosed,
    staff_only: isForStaff && isStaff(user),
  }[poll.resultsVisibility];
}

function startsDialog(user: Viewer | null, { groupId, creationEnabled }: DialogResource): boolean {
  if (user === null) return false;
  if (isStaff(user)) return true;
  return groupId === null
    ? creationEnabled || user.leaderOf.length > 0
    : user.memberOf.includes(groupId);
}

/** What groups write for themselves; of the rest, only dialogs are not official. */
const WRITTEN_BY_GROUPS: readonly Section[] = ['have-your-say', 'publications', 'events'];

const createsForGroup = (user: Viewer | null, { groupId, isDraft }: GroupContentResource) =>
  holds(user, 'editor', 'admin') || leads(user, groupId) || (isDraft && isMember(user, groupId));

function createsContent(user: Viewer | null, content: NewContentResource): boolean {
  const { section, groupId, isDraft } = content;
  if (section === 'dialogs') return startsDialog(user, { groupId, creationEnabled: false });
  if (groupId === null) return holds(user, 'editor', 'admin');
  return WRITTEN_BY_GROUPS.includes(section) && createsForGroup(user, { groupId, isDraft });
}

/** Authors change their own drafts; what is out belongs to editors, and to those who lead the group that it is of. */
function editsContent(user: Viewer | null, content: WrittenResource, now: number): boolean {
  const { section, status, authorPersonId, groupId } = content;
  if (user === null || !readsContent(user, content, now)) return false;
  const isOwnDraft = status === 'draft' && authorPersonId === user.id;
  const isOfGroup = section === 'dialogs' || WRITTEN_BY_GROUPS.includes(section);
  return isOwnDraft || (isOfGroup && leads(user, groupId)) || holds(user, 'editor', 'admin');
}

/** A moderator does not block an administrator, and nobody blocks themselves. */
const blocks = (user: Viewer | null, person: PersonResource): boolean =>
  user !== null &&
  person.id !== user.id &&
  (holds(user, 'admin') || (holds(user, 'moderator') && !person.roles.includes('admin')));

interface Resources {
  'content.read': ContentResource;
  'openData.download': ContentResource;
  'survey.answer': SurveyResource;
  'ballot.cast': PollResource;
  'result.see': PollResource;
  'ballot.readRaw': PollResource;
  'comment.create': CommentedResource;
  'comment.edit': CommentResource;
  'comment.delete': CommentResource;
  'comment.vote': CommentResource;
  'comment.report': CommentResource;
  'content.follow': ContentResource;
  'content.report': ContentResource;
  'dialog.start': DialogResource;
  'group.createContent': GroupContentResource;
  'content.create': NewContentResource;
  'content.edit': WrittenResource;
  'official.publish': null;
  'content.hide': ContentResource;
  'moderation.read': null;
  'person.list': null;
  'person.seeEmail': null;
  'person.block': PersonResource;
  'rights.change': PersonResource;
  'audit.read': AuditResource;
  'feedback.read': null;
  'feedback.answer': null;
  'members.change': GroupResource;
  'settings.change': null;
  'legal.change': null;
}
export type Action = keyof Resources;

type Rules = {
  readonly [A in Action]: (user: Viewer | null, resource: Resources[A], now: number) => boolean;
};

/** Who may do what: one row for each action, everything else is refused. */
export const RULES: Rules = {
  'content.read': readsContent,
  'openData.download': (_user, content, now) =>
    isOut(content, now) && OPEN_TO_ALL.includes(content.visibility),
  'survey.answer': answersSurvey,
  'ballot.cast': (user, poll, now) => ballotRefusal(user, poll, now) === null,
  'result.see': seesResult,
  'ballot.readRaw': () => false,
  'comment.create': comments,
  'comment.edit': (user, comment, now) =>
    wrote(user, comment) &&
    ['shown', 'held'].includes(comment.state) &&
    comments(user, comment, now),
  'comment.delete': (user, comment) => wrote(user, comment) && comment.state !== 'deleted',
  'comment.vote': (user, comment, now) =>
    !wrote(user, comment) && comment.state === 'shown' && comments(user, comment, now),
  'comment.report': (user, comment, now) =>
    !wrote(user, comment) && comment.state === 'shown' && readsSignedIn(user, comment, now),
  'content.follow': readsSignedIn,
  'content.report': readsSignedIn,
  'dialog.start': startsDialog,
  'group.createContent': createsForGroup,
  'content.create': createsContent,
  'content.edit': editsContent,
  'official.publish': (user) => holds(user, 'editor', 'admin'),
  'content.hide': (user, { groupId }) => holds(user, 'moderator', 'admin') || leads(user, groupId),
  'moderation.read': (user) => isInEveryGroup(user) || (user !== null && user.leaderOf.length > 0),
  'person.list': (user) => holds(user, 'moderator', 'admin'),
  'person.seeEmail': (user) => holds(user, 'admin'),
  'person.block': blocks,
  'rights.change': (user, { id }) => holds(user, 'admin') && user.id !== id,
  'audit.read': (user, { action }) =>
    holds(user, 'admin') || (holds(user, 'moderator') && action !== 'rightsChanged'),
  'feedback.read': (user) => holds(user, 'moderator', 'admin'),
  'feedback.answer': (user) => holds(user, 'moderator', 'admin'),
  'members.change': (user, { groupId }) => holds(user, 'admin') || leads(user, groupId),
  'settings.change': (user) => holds(user, 'admin'),
  'legal.change': (user) => holds(user, 'admin'),
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
