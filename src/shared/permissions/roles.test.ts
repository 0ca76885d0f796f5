import {
  GRANTABLE_ROLES,
  ROLE_PATTERN,
  getRoleName,
  isAdmin,
  isEditor,
  isModerator,
  isOfStaff,
  isPortalStaff,
  parseRoleScope,
  toScopedRole,
} from './roles';

const TEAM = '00000000-0000-4000-8000-0000000000a1';

// one's roles; pages about people, contents, moderation, all; of the staff at all
test.each([
  [[], false, false, false, false, false],
  [['editor'], false, true, false, false, true],
  [['moderator'], true, false, true, false, true],
  [['admin'], true, true, true, true, true],
  [['team_lead', 'committee_officer'], false, false, false, false, false],
  [['team_lead', 'editor'], false, true, false, false, true],
  [['moderator', 'team_lead'], true, false, true, false, true],
  [['editor:section=events'], false, true, false, false, true],
  [['moderator:district=north'], false, false, true, false, true],
  [['admin:section=events', 'editor:nothing=x'], false, false, false, false, false],
])('%j opens the rooms of its offices alone', (roles, ...expected) => {
  const rooms = [isPortalStaff, isEditor, isModerator, isAdmin, isOfStaff];
  expect(rooms.map((opens) => opens(roles))).toEqual(expected);
});

test.each([
  ['editor:section=events', { role: 'editor', kind: 'section', value: 'events' }],
  ['moderator:district=old-port', { role: 'moderator', kind: 'district', value: 'old-port' }],
  [`editor:group=${TEAM}`, { role: 'editor', kind: 'group', value: TEAM }],
] as const)('%s is a role with a scope, read and written', (text, scope) => {
  expect(parseRoleScope(text)).toEqual(scope);
  expect(toScopedRole(scope)).toBe(text);
  expect(getRoleName(text)).toBe(scope.role);
  expect(text).toMatch(new RegExp(ROLE_PATTERN));
});

test.each([
  'admin:section=events',
  'editor:section=legal',
  'editor:section=',
  'editor:group=green-neighbourhoods',
  'editor:topic=budget',
  'editor:district=North',
  'editor:section=events ',
  'xeditor:section=events',
  'editor:section=events:district=north',
])('%s is no role that can be given, and means no other', (text) => {
  expect(parseRoleScope(text)).toBeNull();
  expect(getRoleName(text)).toBe(text);
  expect(text).not.toMatch(new RegExp(ROLE_PATTERN));
});

test('what holds everywhere has no scope', () => {
  for (const role of GRANTABLE_ROLES) {
    expect(parseRoleScope(role)).toBeNull();
    expect(role).toMatch(new RegExp(ROLE_PATTERN));
  }
});
