import type { TeamSwitches } from '../contract/teams';
import type { Section } from '../sections';
import { DEFAULT_TEAM_SWITCHES, type TeamSwitch } from '../teamRules';
import type {
  ContentResource,
  DialogResource,
  GroupContentResource,
  MeetingResource,
  MoveResource,
  NewContentResource,
  ScopedResource,
  WrittenResource,
} from './resources';
import {
  GRANTABLE_ROLES,
  SCOPED_ROLES,
  hasRoleSomewhere,
  toScopedRole,
  type GrantableRole,
} from './roles';

/** The person who asks; null is an anonymous visitor. */
export interface Viewer {
  readonly id: string;
  readonly roles: readonly string[];
  readonly verified: boolean;
  /** Ids of their teams and committees. */
  readonly memberOf: readonly string[];
  /** Groups of these that they lead: leads of teams, chairs and secretaries of committees. */
  readonly leaderOf: readonly string[];
  /** Switches of a team for its members, by its id, where they are not the usual. */
  readonly switches?: Readonly<Record<string, TeamSwitches>> | null;
  /** Ballots are cast under it, not under the id. */
  readonly voterId: string;
}

export const hasRole = (user: Viewer | null, ...roles: readonly GrantableRole[]): user is Viewer =>
  user !== null && roles.some((role) => user.roles.includes(role));

/** Lists how a role is written that holds for what stands here: for all, and by its scopes. */
function listRolesOver(
  { section, districts, groupId }: ScopedResource,
  role: GrantableRole,
): readonly string[] {
  const scoped = SCOPED_ROLES.find((name) => name === role);
  if (scoped === undefined) return [role];
  const scopes = [
    { kind: 'section', value: section } as const,
    ...districts.map((value) => ({ kind: 'district', value }) as const),
    ...(groupId === null ? [] : [{ kind: 'group', value: groupId } as const]),
  ];
  return [role, ...scopes.map((scope) => toScopedRole({ role: scoped, ...scope }))];
}

/** Tells whether somebody has one of these roles for what stands here. */
export const hasRoleFor = (
  user: Viewer | null,
  resource: ScopedResource,
  ...roles: readonly GrantableRole[]
): user is Viewer =>
  user !== null &&
  roles.some((role) => listRolesOver(resource, role).some((text) => user.roles.includes(text)));

const isMember = (user: Viewer | null, groupId: string | null): boolean =>
  user !== null && groupId !== null && user.memberOf.includes(groupId);
export const isGroupLeader = (user: Viewer | null, groupId: string | null): boolean =>
  user !== null && groupId !== null && user.leaderOf.includes(groupId);

/** Tells whether a member may do this in the name of their team. */
const letsMembers = (user: Viewer | null, groupId: string | null, name: TeamSwitch): boolean =>
  isMember(user, groupId) && (user?.switches?.[groupId ?? ''] ?? DEFAULT_TEAM_SWITCHES)[name];

/** Tells whether somebody is one of those who decide in the polls for a group's members. */
export const canVoteInGroup = (user: Viewer | null, groupId: string): boolean =>
  isGroupLeader(user, groupId) || letsMembers(user, groupId, 'vote');

/** Tells whether somebody reads what is for the members of every group, not of their own alone. */
export const isInEveryGroup = (user: Viewer | null): boolean => hasRole(user, 'moderator', 'admin');

/** Tells whether somebody is of the staff, for all or for a part of the portal. */
export const isStaffSomewhere = (user: Viewer | null): boolean =>
  user !== null && hasRoleSomewhere(user.roles, ...GRANTABLE_ROLES);

/** Tells whether somebody is of the staff for what stands here. */
export const isStaffFor = (user: Viewer | null, resource: ScopedResource): boolean =>
  hasRoleFor(user, resource, ...GRANTABLE_ROLES);

/** Tells whether what stands here is of a group of theirs, or is theirs to moderate. */
export const isMemberOrModerator = (
  user: Viewer | null,
  resource: ScopedResource,
  groupId = resource.groupId,
): boolean => hasRoleFor(user, resource, 'moderator', 'admin') || isMember(user, groupId);

type ContentRule = (user: Viewer | null, content: ContentResource, now: number) => boolean;

export const OPEN_VISIBILITIES = ['public', 'members_but_visible'];

const AUDIENCES: Record<string, ContentRule> = {
  public: () => true,
  members_but_visible: () => true,
  signed_in: (user) => user !== null,
  members: (user, content) => isMemberOrModerator(user, content),
};

/** Published or archived, at a moment that has come, and not hidden. */
export const isReleased = (
  { status, publishedAt, hidden }: ContentResource,
  now: number,
): boolean =>
  !hidden &&
  publishedAt !== null &&
  publishedAt <= now &&
  ['published', 'archived'].includes(status);

export const canReadContent: ContentRule = (user, content, now) => {
  if (user !== null && content.authorPersonId === user.id) return true;
  const isReady =
    isReleased(content, now) || isStaffFor(user, content) || isGroupLeader(user, content.groupId);
  return isReady && (AUDIENCES[content.visibility]?.(user, content, now) ?? false);
};

export const canReadSignedIn: ContentRule = (user, content, now) =>
  user !== null && isReleased(content, now) && canReadContent(user, content, now);

/**
 * Tells whether a person takes part: archived contents are closed; where everybody reads and
 * members act, the others only read.
 */
export const canTakePart: ContentRule = (user, content, now) =>
  content.status === 'published' &&
  canReadSignedIn(user, content, now) &&
  (content.visibility !== 'members_but_visible' || isMemberOrModerator(user, content));

export function canStartDialog(user: Viewer | null, dialog: DialogResource): boolean {
  const { groupId, creationEnabled } = dialog;
  if (user === null) return false;
  if (isStaffFor(user, dialog)) return true;
  return groupId === null
    ? creationEnabled || user.leaderOf.length > 0
    : isGroupLeader(user, groupId) || letsMembers(user, groupId, 'startDialogs');
}

/** Sections that groups write for themselves; of the rest, only dialogs are not official. */
const WRITTEN_BY_GROUPS: readonly Section[] = ['have-your-say', 'blogs', 'publications', 'events'];
/** Sections that the leaders of a group change and publish without an editor. */
export const GROUP_MANAGED_SECTIONS: readonly Section[] = ['dialogs', ...WRITTEN_BY_GROUPS];

export const canCreateForGroup = (user: Viewer | null, content: GroupContentResource): boolean => {
  const { section, groupId, isDraft } = content;
  return (
    hasRoleFor(user, content, 'editor', 'admin') ||
    isGroupLeader(user, groupId) ||
    (isDraft &&
      letsMembers(user, groupId, section === 'have-your-say' ? 'raisePolls' : 'writePosts'))
  );
};

export function canCreateContent(user: Viewer | null, content: NewContentResource): boolean {
  const { section, groupId } = content;
  if (section === 'dialogs') return canStartDialog(user, { ...content, creationEnabled: false });
  if (groupId === null) return hasRoleFor(user, content, 'editor', 'admin');
  return WRITTEN_BY_GROUPS.includes(section) && canCreateForGroup(user, { ...content, groupId });
}

/** Not decided yet: a draft, or one that waits for whoever publishes it. */
const UNSEEN_STATES = ['draft', 'in_review'];
const GROUPS: readonly Section[] = ['teams', 'committees'];

/**
 * Tells whether a person may publish a content: those may who could begin it as published; a group
 * is published by the city.
 */
export function canPublishContent(
  user: Viewer | null,
  content: WrittenResource,
  now: number,
): boolean {
  const couldBegin = GROUPS.includes(content.section)
    ? hasRoleFor(user, content, 'editor', 'admin')
    : canCreateContent(user, { ...content, isDraft: false });
  return couldBegin && ownsContent(user, content, now);
}

/** Rule of deletion: a content that was published is deleted only by those who published it. */
export const canDeleteContent: (
  user: Viewer | null,
  content: WrittenResource,
  now: number,
) => boolean = (user, content, now) =>
  UNSEEN_STATES.includes(content.status)
    ? canEditContent(user, content, now)
    : canPublishContent(user, content, now);

/**
 * Tells whether a person edits the page of their team: it is the team's own, as long as the team is
 * there.
 */
const editsOwnTeam = (user: Viewer | null, { status, groupId }: WrittenResource): boolean =>
  status === 'published' &&
  (isGroupLeader(user, groupId) || letsMembers(user, groupId, 'editTexts'));

/**
 * Authors have their own drafts; what is out belongs to editors, and to those who lead the group
 * that it is of.
 */
function ownsContent(user: Viewer | null, content: WrittenResource, now: number): boolean {
  const { section, status, authorPersonId, groupId } = content;
  if (section === 'teams' && editsOwnTeam(user, content)) return canReadContent(user, content, now);
  if (user === null || !canReadContent(user, content, now)) return false;
  const isOwnDraft = UNSEEN_STATES.includes(status) && authorPersonId === user.id;
  const isOfGroup = GROUP_MANAGED_SECTIONS.includes(section);
  return (
    isOwnDraft ||
    (isOfGroup && isGroupLeader(user, groupId)) ||
    hasRoleFor(user, content, 'editor', 'admin')
  );
}

/**
 * Tells whether a person edits a dialog of their team: its words can be for all members to edit,
 * its state is not.
 */
const editsTeamDialog = (user: Viewer | null, { section, groupId }: WrittenResource): boolean =>
  section === 'dialogs' && letsMembers(user, groupId, 'editDialogs');

export const canEditContent = (
  user: Viewer | null,
  content: WrittenResource,
  now: number,
): boolean =>
  ownsContent(user, content, now) ||
  (isReleased(content, now) &&
    editsTeamDialog(user, content) &&
    canReadContent(user, content, now));

/**
 * Tells whether a person may change a content so that it stands elsewhere: it stays theirs to
 * change, and who may begin it where it stands may begin it there, too.
 */
export const canMoveContent = (
  user: Viewer | null,
  { from, to }: MoveResource,
  now: number,
): boolean => {
  const canBegin = (content: WrittenResource) =>
    canCreateContent(user, { ...content, isDraft: true });
  return (
    canEditContent(user, from, now) &&
    canEditContent(user, to, now) &&
    (canBegin(to) || !canBegin(from))
  );
};

/**
 * Tells whether a person reads a meeting: a closed one is for the group, and for those who are in
 * every one.
 */
export const canReadMeeting = (
  user: Viewer | null,
  meeting: MeetingResource,
  now: number,
): boolean =>
  canReadContent(user, meeting, now) && (meeting.isPublic || isMemberOrModerator(user, meeting));

/**
 * Tells whether a person writes a meeting: those who may change the committee; its chair and
 * secretary, as long as it is there.
 */
export const canWriteMeeting = (
  user: Viewer | null,
  meeting: MeetingResource,
  now: number,
): boolean => {
  const isOwn = meeting.status === 'published' && isGroupLeader(user, meeting.groupId);
  return canReadMeeting(user, meeting, now) && (isOwn || canEditContent(user, meeting, now));
};

export const canAddMembers = (user: Viewer | null, groupId: string): boolean =>
  hasRole(user, 'admin') ||
  isGroupLeader(user, groupId) ||
  letsMembers(user, groupId, 'addMembers');

export const canHideContent = (user: Viewer | null, content: ContentResource): boolean =>
  hasRoleFor(user, content, 'moderator', 'admin') || isGroupLeader(user, content.groupId);
