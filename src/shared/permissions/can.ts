import type { BallotRefusal, Eligibility } from '../contract/have-your-say';
import {
  isBetween,
  isOpenForComments,
  wrote,
  type CommentResource,
  type CommentedResource,
} from './commentRules';
import type {
  AuditResource,
  ContentResource,
  DialogResource,
  GroupContentResource,
  GroupResource,
  MeetingResource,
  NewContentResource,
  PersonResource,
  PollResource,
  SurveyResource,
  WrittenResource,
} from './resources';
import {
  OPEN_TO_ALL,
  addsMembers,
  createsContent,
  createsForGroup,
  deletesContent,
  editsContent,
  hidesContent,
  holds,
  isInEveryGroup,
  isInside,
  isOut,
  isStaff,
  leads,
  publishesContent,
  readsMeeting,
  readsContent,
  readsSignedIn,
  startsDialog,
  takesPart,
  votesInGroup,
  writesMeeting,
  type Viewer,
} from './contentRules';
import { isOpenForStatements, type OpinionsResource } from './statementRules';

export { isInEveryGroup, isStaff, type Viewer } from './contentRules';

const comments = (user: Viewer | null, content: CommentedResource, now: number): boolean =>
  isOpenForComments(content, now) && takesPart(user, content, now);

const deletes = (user: Viewer | null, written: CommentResource): boolean =>
  wrote(user, written) && written.state !== 'deleted';
const reports = (user: Viewer | null, written: CommentResource, now: number): boolean =>
  !wrote(user, written) && written.state === 'shown' && readsSignedIn(user, written, now);

const states = (user: Viewer | null, dialog: CommentedResource, now: number): boolean =>
  isOpenForStatements(dialog, now) && takesPart(user, dialog, now);

const FOR_VISITORS: readonly Eligibility[] = ['everyone', 'tokens'];

/**
 * Returns why this person may not cast a ballot at `now` (ms); null when they may. The first reason
 * in the order of the rows counts.
 */
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
    ['loginHasVoted', !poll.hasVoted && poll.hasLoginVoted === true],
    ['membersOnly', eligibility === 'members' && !isListed],
    ['tokenRequired', eligibility === 'tokens' && !isListed],
  ];
  return reasons.find(([, applies]) => applies)?.[0] ?? null;
}

const answersSurvey = (user: Viewer | null, survey: SurveyResource, now: number): boolean =>
  isBetween(survey, now) && !survey.cancelled && (user !== null || survey.allowsAnonymous);

const isOver = ({ cancelled, closesAt }: PollResource, now: number): boolean =>
  cancelled || (closesAt !== null && now >= closesAt);

/**
 * Tells whether numbers of a poll may be shown: from one to the next anybody could read a single
 * ballot of a secret one.
 */
export const hasNumbers = (poll: PollResource, now: number): boolean =>
  poll.secrecy === 'open' || isOver(poll, now);

/**
 * Tells whether a person sees the result. The staff see what is for them at any time, but of a
 * secret poll nothing before it has closed.
 */
function seesResult(user: Viewer | null, poll: PollResource, now: number): boolean {
  const isClosed = isOver(poll, now);
  const isTold = hasNumbers(poll, now);
  return {
    always: isTold,
    after_vote: isClosed || (isTold && poll.hasVoted),
    after_close: isClosed,
    members_only: isClosed && poll.groupId !== null && isInside(user, poll),
    staff_only: isTold && isStaff(user),
  }[poll.resultsVisibility];
}

/**
 * Tells whether a person may block another: a moderator does not block an administrator, and nobody
 * blocks themselves.
 */
const blocks = (user: Viewer | null, person: PersonResource): boolean =>
  user !== null &&
  person.id !== user.id &&
  (holds(user, 'admin') || (holds(user, 'moderator') && !person.roles.includes('admin')));

interface Resources {
  'content.read': ContentResource;
  'openData.download': ContentResource;
  'openData.write': null;
  'survey.answer': SurveyResource;
  'ballot.cast': PollResource;
  'result.see': PollResource;
  'ballot.readRaw': PollResource;
  'comment.create': CommentedResource;
  'comment.edit': CommentResource;
  'comment.delete': CommentResource;
  'comment.vote': CommentResource;
  'comment.report': CommentResource;
  'statement.create': CommentedResource;
  'statement.delete': CommentResource;
  'statement.vote': CommentResource;
  'statement.report': CommentResource;
  'statement.seed': WrittenResource;
  'opinions.see': OpinionsResource;
  'content.follow': ContentResource;
  'content.register': ContentResource;
  'content.react': ContentResource;
  'content.report': ContentResource;
  'dialog.start': DialogResource;
  'group.createContent': GroupContentResource;
  'group.vote': GroupResource;
  'group.lookInside': GroupResource;
  'content.create': NewContentResource;
  'content.edit': WrittenResource;
  'content.publish': WrittenResource;
  'content.delete': WrittenResource;
  'desk.read': null;
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
  'file.send': null;
  'members.add': GroupResource;
  'members.change': GroupResource;
  'seats.change': GroupResource;
  'meeting.read': MeetingResource;
  'meeting.write': MeetingResource;
  'team.found': null;
  'team.suspend': null;
  'settings.change': null;
  'legal.change': null;
  'job.run': null;
}
export type Action = keyof Resources;

type Rules = {
  readonly [A in Action]: (user: Viewer | null, resource: Resources[A], now: number) => boolean;
};

/** Rules of who may do what: one row for each action, everything else is refused. */
export const RULES: Rules = {
  'content.read': readsContent,
  'openData.download': (_user, content, now) =>
    isOut(content, now) && OPEN_TO_ALL.includes(content.visibility),
  'openData.write': (user) => holds(user, 'editor', 'admin'),
  'survey.answer': answersSurvey,
  'ballot.cast': (user, poll, now) => ballotRefusal(user, poll, now) === null,
  'result.see': seesResult,
  'ballot.readRaw': () => false,
  'comment.create': comments,
  'comment.edit': (user, comment, now) =>
    wrote(user, comment) &&
    ['shown', 'held'].includes(comment.state) &&
    (comment.keepsComments !== true || leads(user, comment.groupId)) &&
    comments(user, comment, now),
  'comment.delete': deletes,
  'comment.vote': (user, comment, now) =>
    !wrote(user, comment) && comment.state === 'shown' && comments(user, comment, now),
  'comment.report': reports,
  'statement.create': states,
  'statement.delete': deletes,
  'statement.vote': (user, statement, now) =>
    statement.state === 'shown' && states(user, statement, now),
  'statement.report': reports,
  'statement.seed': (user, dialog, now) =>
    editsContent(user, dialog, now) || hidesContent(user, dialog),
  'opinions.see': (user, dialog, now) =>
    readsContent(user, dialog, now) &&
    (dialog.answered >= dialog.resultsAfter ||
      (dialog.closesAt !== null && now >= dialog.closesAt)),
  'content.follow': readsSignedIn,
  'content.register': takesPart,
  'content.react': takesPart,
  'content.report': readsSignedIn,
  'dialog.start': startsDialog,
  'group.createContent': createsForGroup,
  'group.vote': (user, { groupId }) => votesInGroup(user, groupId),
  'group.lookInside': isInside,
  'content.create': createsContent,
  'content.edit': editsContent,
  'content.publish': publishesContent,
  'content.delete': deletesContent,
  'desk.read': (user) => holds(user, 'editor', 'admin'),
  'official.publish': (user) => holds(user, 'editor', 'admin'),
  'content.hide': hidesContent,
  'moderation.read': (user) => isInEveryGroup(user) || (user !== null && user.leaderOf.length > 0),
  'person.list': (user) => holds(user, 'moderator', 'admin'),
  'person.seeEmail': (user) => holds(user, 'admin'),
  'person.block': blocks,
  'rights.change': (user, { id }) => holds(user, 'admin') && user.id !== id,
  'audit.read': (user, { action }) =>
    holds(user, 'admin') || (holds(user, 'moderator') && action !== 'rightsChanged'),
  'feedback.read': (user) => holds(user, 'moderator', 'admin'),
  'feedback.answer': (user) => holds(user, 'moderator', 'admin'),
  'file.send': (user) => isStaff(user) || (user !== null && user.memberOf.length > 0),
  'members.add': (user, { groupId }) => addsMembers(user, groupId),
  'members.change': (user, { groupId }) => holds(user, 'admin') || leads(user, groupId),
  'seats.change': (user, { groupId }) => holds(user, 'editor', 'admin') || leads(user, groupId),
  'meeting.read': readsMeeting,
  'meeting.write': writesMeeting,
  'team.found': (user) => user !== null,
  'team.suspend': (user) => holds(user, 'moderator', 'admin'),
  'settings.change': (user) => holds(user, 'admin'),
  'legal.change': (user) => holds(user, 'admin'),
  'job.run': (user) => holds(user, 'admin'),
};

/**
 * Decides every permission: the host asks it before every read and write, the portal only to hide
 * what would be refused. `now` in milliseconds. The host compiles `content.read` into its queries
 * as well (`server/content/visibility.ts`).
 */
export function can<A extends Action>(
  user: Viewer | null,
  action: A,
  resource: Resources[A],
  now: number,
): boolean {
  return RULES[action](user, resource, now);
}
