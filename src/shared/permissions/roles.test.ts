import { isAdmin, isEditor, isPortalStaff } from './roles';

// one's roles; portal staff, editor, admin
test.each([
  [[], false, false, false],
  [['editor'], false, true, false],
  [['moderator'], true, false, false],
  [['admin'], true, true, true],
  [['team_lead', 'committee_officer'], false, false, false],
  [['team_lead', 'editor'], false, true, false],
  [['moderator', 'team_lead'], true, false, false],
])('%j opens the rooms of its offices alone', (roles, staff, editor, admin) => {
  expect([isPortalStaff(roles), isEditor(roles), isAdmin(roles)]).toEqual([staff, editor, admin]);
});
