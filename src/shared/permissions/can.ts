import type { BallotRefusal, Eligibility } from '../contract/have-your-say';
import {
  isBetween,
  isOpenForComments,
  isCommentAuthor,
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
  MoveResource,
  NewContentResource,
  PersonResource,
  PollResource,
  ScopedGroupResource,
  ScopedResource,
  SurveyResource,
  WrittenResource,
} from './resources';
import {
  OPEN_VISIBILITIES,
  canAddMembers,
  canCreateContent,
  canCreateForGroup,
  canDeleteContent,
  canEditContent,
  canHideContent,
  canMoveContent,
  hasRole,
  hasRoleFor,
  isMemberOrModerator,
  isReleased,
  isStaffFor,
  isStaffSomewhere,
  isGroupLeader,
  canPublishContent,
  canReadMeeting,
  canReadContent,
  canReadSignedIn,
  canStartDialog,
  canTakePart,
  canVoteInGroup,
  canWriteMeeting,
  type Viewer,
} from './contentRules';
import { isEditor, isModerator } from './roles';
import { isOpenForStatements, type OpinionsResource } from './statementRules';

export { isInEveryGroup, isStaffSomewhere, type Viewer } from './contentRules';

const comments = (user: Viewer | null, content: CommentedResource, now: number): boolean =>
  isOpenForComments(content, now) && canTakePart(user, content, now);

const deletes = (user: Viewer | null, written: CommentResource): boolean =>
  isCommentAuthor(user, written) && written.state !== 'deleted';
const reports = (user: Viewer | null, written: CommentResource, now: number): boolean =>
  !isCommentAuthor(user, written) &&
  written.state === 'shown' &&
  canReadSignedIn(user, written, now);

const states = (user: Viewer | null, dialog: CommentedResource, now: number): boolean =>
  isOpenForStatements(dialog, now) && canTakePart(user, dialog, now);

const FOR_VISITORS: readonly Eligibility[] = ['everyone', 'tokens'];

/**
 * Returns why this person may not cast a ballot at `now` (ms); null when they may. The first reason
 * in the order of the rows counts.
 */
export function findBallotRefusal(
  user: Viewer | null,
  poll: PollResource,
  now: number,
): BallotRefusal | null {
  const { eligibility, isListed, residentRefusal = null } = poll;
  const isFinal = poll.secrecy === 'secret' || !poll.canChange;
  const reasons: readonly (readonly [BallotRefusal, boolean])[] = [
    ['cancelled', poll.cancelled],
    ['notOpenYet', !poll.isPublished || (poll.opensAt !== null && now < poll.opensAt)],
    ['closed', poll.closesAt !== null && now >= poll.closesAt],
    ['sectionClosed', poll.isSectionClosed === true],
    ['signInRequired', user === null && !FOR_VISITORS.includes(eligibility)],
    ['alreadyVoted', poll.hasVoted && isFinal],
    ['verificationRequired', eligibility === 'verified' && user?.verified !== true],
    [residentRefusal ?? 'verificationRequired', residentRefusal !== null],
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
export const canShowNumbers = (poll: PollResource, now: number): boolean =>
  poll.secrecy === 'open' || isOver(poll, now);

/**
 * Tells whether a person sees the result. The staff see what is for them at any time, but of a
 * secret poll nothing before it has closed.
 */
function seesResult(user: Viewer | null, poll: PollResource, now: number): boolean {
  const isClosed = isOver(poll, now);
  const isTold = canShowNumbers(poll, now);
  return {
    always: isTold,
    after_vote: isClosed || (isTold && poll.hasVoted),
    after_close: isClosed,
    members_only:
      isClosed && poll.groupId !== null && isMemberOrModerator(user, poll.content, poll.groupId),
    staff_only: isTold && isStaffFor(user, poll.content),
  }[poll.resultsVisibility];
}

/**
 * Tells whether a person may block another: a moderator does not block an administrator, and nobody
 * blocks themselves.
 */
const blocks = (user: Viewer | null, person: PersonResource): boolean =>
  user !== null &&
  person.id !== user.id &&
  (hasRole(user, 'admin') || (hasRole(user, 'moderator') && !person.roles.includes('admin')));

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
  'group.lookInside': ScopedGroupResource;
  'content.create': NewContentResource;
  'content.edit': WrittenResource;
  'content.publish': WrittenResource;
  'content.delete': WrittenResource;
  'content.move': MoveResource;
  'desk.read': null;
  'official.publish': ScopedResource;
  'content.hide': ContentResource;
  'moderation.read': null;
  'person.list': null;
  'person.invite': null;
  'person.seeEmail': null;
  'person.block': PersonResource;
  'rights.change': PersonResource;
  'audit.read': AuditResource;
  'feedback.read': null;
  'feedback.answer': null;
  'file.send': null;
  'members.add': GroupResource;
  'members.change': GroupResource;
  'seats.change': ScopedGroupResource;
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
  'content.read': canReadContent,
  'openData.download': (_user, content, now) =>
    isReleased(content, now) && OPEN_VISIBILITIES.includes(content.visibility),
  'openData.write': (user) => hasRole(user, 'editor', 'admin'),
  'survey.answer': answersSurvey,
  'ballot.cast': (user, poll, now) => findBallotRefusal(user, poll, now) === null,
  'result.see': seesResult,
  'ballot.readRaw': () => false,
  'comment.create': comments,
  'comment.edit': (user, comment, now) =>
    isCommentAuthor(user, comment) &&
    ['shown', 'held'].includes(comment.state) &&
    (comment.keepsComments !== true || isGroupLeader(user, comment.groupId)) &&
    comments(user, comment, now),
  'comment.delete': deletes,
  'comment.vote': (user, comment, now) =>
    !isCommentAuthor(user, comment) && comment.state === 'shown' && comments(user, comment, now),
  'comment.report': reports,
  'statement.create': states,
  'statement.delete': deletes,
  'statement.vote': (user, statement, now) =>
    statement.state === 'shown' && states(user, statement, now),
  'statement.report': reports,
  'statement.seed': (user, dialog, now) =>
    canEditContent(user, dialog, now) || canHideContent(user, dialog),
  'opinions.see': (user, dialog, now) =>
    canReadContent(user, dialog, now) &&
    (dialog.answered >= dialog.resultsAfter ||
      (dialog.closesAt !== null && now >= dialog.closesAt)),
  'content.follow': canReadSignedIn,
  'content.register': canTakePart,
  'content.react': canTakePart,
  'content.report': canReadSignedIn,
  'dialog.start': canStartDialog,
  'group.createContent': canCreateForGroup,
  'group.vote': (user, { groupId }) => canVoteInGroup(user, groupId),
  'group.lookInside': (user, group) => isMemberOrModerator(user, group),
  'content.create': canCreateContent,
  'content.edit': canEditContent,
  'content.publish': canPublishContent,
  'content.delete': canDeleteContent,
  'content.move': canMoveContent,
  'desk.read': (user) => user !== null && isEditor(user.roles),
  'official.publish': (user, content) => hasRoleFor(user, content, 'editor', 'admin'),
  'content.hide': canHideContent,
  'moderation.read': (user) =>
    user !== null && (isModerator(user.roles) || user.leaderOf.length > 0),
  'person.list': (user) => hasRole(user, 'moderator', 'admin'),
  'person.invite': (user) => hasRole(user, 'admin'),
  'person.seeEmail': (user) => hasRole(user, 'admin'),
  'person.block': blocks,
  'rights.change': (user, { id }) => hasRole(user, 'admin') && user.id !== id,
  'audit.read': (user, { action }) =>
    hasRole(user, 'admin') || (hasRole(user, 'moderator') && action !== 'rightsChanged'),
  'feedback.read': (user) => hasRole(user, 'moderator', 'admin'),
  'feedback.answer': (user) => hasRole(user, 'moderator', 'admin'),
  'file.send': (user) => isStaffSomewhere(user) || (user !== null && user.memberOf.length > 0),
  'members.add': (user, { groupId }) => canAddMembers(user, groupId),
  'members.change': (user, { groupId }) => hasRole(user, 'admin') || isGroupLeader(user, groupId),
  'seats.change': (user, group) =>
    hasRoleFor(user, group, 'editor', 'admin') || isGroupLeader(user, group.groupId),
  'meeting.read': canReadMeeting,
  'meeting.write': canWriteMeeting,
  'team.found': (user) => user !== null,
  'team.suspend': (user) => hasRole(user, 'moderator', 'admin'),
  'settings.change': (user) => hasRole(user, 'admin'),
  'legal.change': (user) => hasRole(user, 'admin'),
  'job.run': (user) => hasRole(user, 'admin'),
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
