import { findBallotRefusal, can } from './can';
import { isOpenForComments, type CommentedResource } from './commentRules';
import { isReleased, type Viewer } from './contentRules';
import type { PollResource } from './resources';
import { isOpenForStatements } from './statementRules';

const NOW = Date.parse('2026-03-10T09:00:00Z');
const PERSON: Viewer = {
  id: 'me',
  roles: [],
  verified: false,
  memberOf: ['team'],
  leaderOf: [],
  voterId: 'voter',
};
const POLL: PollResource = {
  content: { section: 'have-your-say', districts: [], groupId: null },
  isPublished: true,
  eligibility: 'signed_in',
  secrecy: 'open',
  resultsVisibility: 'after_close',
  groupId: null,
  canChange: false,
  isListed: false,
  opensAt: NOW - 1,
  closesAt: NOW + 1,
  cancelled: false,
  hasVoted: false,
};

describe('why a ballot is refused', () => {
  test.each<[reason: ReturnType<typeof findBallotRefusal>, facts: Partial<PollResource>]>([
    [null, {}],
    [null, { opensAt: NOW }],
    [null, { opensAt: null, closesAt: null }],
    ['notOpenYet', { opensAt: NOW + 1 }],
    ['notOpenYet', { isPublished: false }],
    ['closed', { closesAt: NOW }],
    ['cancelled', { cancelled: true, closesAt: NOW }],
    ['alreadyVoted', { hasVoted: true }],
    [null, { hasVoted: true, canChange: true }],
    ['alreadyVoted', { hasVoted: true, canChange: true, secrecy: 'secret' }],
    ['verificationRequired', { eligibility: 'verified' }],
    ['loginHasVoted', { hasLoginVoted: true }],
    [null, { hasVoted: true, hasLoginVoted: true, canChange: true }],
    ['membersOnly', { eligibility: 'members' }],
    [null, { eligibility: 'members', isListed: true }],
    ['tokenRequired', { eligibility: 'tokens' }],
  ])('%s where %j', (reason, facts) => {
    expect(findBallotRefusal(PERSON, { ...POLL, ...facts }, NOW)).toBe(reason);
  });

  test.each<[reason: ReturnType<typeof findBallotRefusal>, facts: Partial<PollResource>]>([
    ['signInRequired', {}],
    ['signInRequired', { eligibility: 'verified' }],
    ['closed', { closesAt: NOW }],
    [null, { eligibility: 'everyone' }],
    ['tokenRequired', { eligibility: 'tokens' }],
  ])('%s, of a visitor, where %j', (reason, facts) => {
    expect(findBallotRefusal(null, { ...POLL, ...facts }, NOW)).toBe(reason);
  });
});

test('a poll without an end never shows what is shown at its end', () => {
  expect(can(PERSON, 'result.see', { ...POLL, closesAt: null }, NOW)).toBe(false);
  expect(can(PERSON, 'result.see', { ...POLL, closesAt: NOW }, NOW)).toBe(true);
});

const DIALOG: CommentedResource = {
  section: 'dialogs',
  districts: [],
  mode: 'thread',
  status: 'published',
  visibility: 'public',
  publishedAt: NOW,
  hidden: false,
  authorPersonId: null,
  groupId: null,
  opensAt: null,
  closesAt: null,
};

test.each([
  [NOW, true],
  [NOW + 1, false],
])('opinions are seen without answers from the end of the dialog on: %i, %s', (closesAt, sees) => {
  const dialog = { ...DIALOG, mode: 'statements', resultsAfter: 5, answered: 4, closesAt };
  expect(can(PERSON, 'opinions.see', dialog, NOW)).toBe(sees);
});

test.each<[isOpen: boolean, facts: Partial<CommentedResource>]>([
  [true, {}],
  [true, { commentsOff: false }],
  [false, { commentsOff: true }],
  [false, { isGroupClosed: true }],
  [false, { status: 'archived' }],
  [false, { mode: 'statements' }],
])('comments: open is %s where %j', (isOpen, facts) => {
  expect(isOpenForComments({ ...DIALOG, ...facts }, NOW)).toBe(isOpen);
});

test.each<[isOpen: boolean, facts: Partial<CommentedResource>]>([
  [true, {}],
  [false, { section: 'blogs' }],
  [false, { status: 'archived' }],
  [false, { isGroupClosed: true }],
  [false, { mode: 'thread' }],
])('statements: open is %s where %j', (isOpen, facts) => {
  expect(isOpenForStatements({ ...DIALOG, mode: 'statements', ...facts }, NOW)).toBe(isOpen);
});

test.each([
  [NOW, true],
  [NOW + 1, false],
  [null, false],
])('what is published at %s is out: %s', (publishedAt, isIt) => {
  expect(isReleased({ ...DIALOG, publishedAt }, NOW)).toBe(isIt);
});

test('members write drafts for their team, which others publish', () => {
  const draft = { ...DIALOG, section: 'events', status: 'draft', authorPersonId: 'me' } as const;
  const ofTeam = { ...draft, groupId: 'team' };
  expect(can(PERSON, 'content.edit', ofTeam, NOW)).toBe(true);
  expect(can(PERSON, 'content.publish', ofTeam, NOW)).toBe(false);
  expect(can({ ...PERSON, leaderOf: ['team'] }, 'content.publish', ofTeam, NOW)).toBe(true);
});
