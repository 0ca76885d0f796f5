import type { Section } from '../../../shared/sections';
import { parseRoles, type Role } from './roles';

/**
 * Owner of a content: the city, a person, or a team or committee in which `member` and `lead` are.
 */
type Owner = 'city' | 'person' | 'group';

export interface ContentState {
  readonly name: string;
  readonly owner: Owner;
  readonly status: string;
  readonly visibility: string;
  readonly overlay?: 'hidden_at' | 'withdrawn_at' | 'deleted_at';
  /** Roles that may read it, in the order of {@link ROLES}. */
  readonly who: string;
}

const EVERYBODY = 'y y y y y y y y y y';
const STAFF = '. . . . . . . y y y';
const AUTHOR_AND_STAFF = '. . . . . . y y y y';
const LEAD_AND_STAFF = '. . . . . y . y y y';
const GROUP_AND_ITS_GUARDS = '. . . . y y . y . y';
const LEAD_AND_ITS_GUARDS = '. . . . . y . y . y';

const city = { owner: 'city', visibility: 'public' } as const;
const own = { owner: 'person', visibility: 'public' } as const;
const group = { owner: 'group', visibility: 'public' } as const;

/**
 * Readers of each content, written out from the matrix of roles: not computed by the function that
 * it judges. Deleted contents are read by the staff in the list of what can be restored, and by
 * nobody at their addresses.
 */
export const CONTENT_STATES: readonly ContentState[] = [
  //                                                               anonymous participant verified
  //                                                               outsider member lead author
  //                                                               moderator editor admin
  { name: 'published', ...city, status: 'published', who: EVERYBODY },
  { name: 'archived', ...city, status: 'archived', who: EVERYBODY },
  { name: 'a draft', ...city, status: 'draft', who: STAFF },
  { name: 'in review', ...city, status: 'in_review', who: STAFF },
  { name: 'scheduled', ...city, status: 'scheduled', who: STAFF },
  { name: 'hidden by moderation', ...city, status: 'published', overlay: 'hidden_at', who: STAFF },
  { name: 'withdrawn', ...city, status: 'published', overlay: 'withdrawn_at', who: STAFF },
  {
    name: 'deleted',
    ...city,
    status: 'published',
    overlay: 'deleted_at',
    who: '. . . . . . . . y y',
  },
  {
    name: 'a deleted draft',
    ...city,
    status: 'draft',
    overlay: 'deleted_at',
    who: '. . . . . . . . y y',
  },
  {
    name: 'for people who are signed in',
    ...city,
    status: 'published',
    visibility: 'signed_in',
    who: '. y y y y y y y y y',
  },
  { name: 'a draft of a person', ...own, status: 'draft', who: AUTHOR_AND_STAFF },
  {
    name: 'of a person, hidden by moderation',
    ...own,
    status: 'published',
    overlay: 'hidden_at',
    who: AUTHOR_AND_STAFF,
  },
  {
    name: 'of a person, withdrawn',
    ...own,
    status: 'published',
    overlay: 'withdrawn_at',
    who: AUTHOR_AND_STAFF,
  },
  {
    name: 'of a group, seen by all',
    ...group,
    status: 'published',
    visibility: 'members_but_visible',
    who: EVERYBODY,
  },
  {
    name: 'for the members of a group',
    ...group,
    status: 'published',
    visibility: 'members',
    who: GROUP_AND_ITS_GUARDS,
  },
  {
    name: 'for the members of a group, archived',
    ...group,
    status: 'archived',
    visibility: 'members',
    who: GROUP_AND_ITS_GUARDS,
  },
  {
    name: 'for the members of a group, hidden by moderation',
    ...group,
    status: 'published',
    visibility: 'members',
    overlay: 'hidden_at',
    who: LEAD_AND_ITS_GUARDS,
  },
  { name: 'of a group, scheduled', ...group, status: 'scheduled', who: LEAD_AND_STAFF },
  { name: 'of a group, a draft', ...group, status: 'draft', who: LEAD_AND_STAFF },
  {
    name: 'for the members of a group, a draft',
    ...group,
    status: 'draft',
    visibility: 'members',
    who: LEAD_AND_ITS_GUARDS,
  },
];

/**
 * Lists the roles that may read a content of this section in this state; a group that is not
 * published has no members or leads yet.
 */
export function listReaders(
  { who, owner, status }: ContentState,
  section: Section,
): readonly Role[] {
  const isGroup = section === 'teams' || section === 'committees';
  const isOut = status === 'published' || status === 'archived';
  const hasMembers = owner !== 'group' || !isGroup || isOut;
  return parseRoles(who).filter((role) => hasMembers || (role !== 'member' && role !== 'lead'));
}
