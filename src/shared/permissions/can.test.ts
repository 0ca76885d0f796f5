import { MEMBER_ROLES, type TeamSwitches } from '../contract/teams';
import { SECTIONS, type Section } from '../sections';
import { NO_SWITCHES, TEAM_SWITCHES, type TeamSwitch } from '../teamRules';
import { RULES, can, type Action, type Viewer } from './can';
import type { ScopedResource, WrittenResource } from './resources';
import {
  isPortalStaff,
  ROLES,
  SCOPED_ROLES,
  toScopedRole,
  type Role,
  type ScopeKind,
} from './roles';

const NOW = Date.parse('2026-03-10T09:00:00Z');
const DAY_MS = 24 * 3_600_000;
const ME = 'me';
const TEAM = '00000000-0000-4000-8000-0000000000a1';
const COMMITTEE = '00000000-0000-4000-8000-0000000000a2';
/** Place of the contents of the table, unless a row says otherwise. */
const HERE = { section: 'blogs', districts: ['quay', 'north'] } as const;

const person = (facts: Partial<Viewer>): Viewer => ({
  id: ME,
  roles: [],
  verified: false,
  memberOf: [],
  leaderOf: [],
  voterId: 'voter',
  ...facts,
});

const WHO: Readonly<Record<Role, Viewer | null>> = {
  anonymous: null,
  participant: person({}),
  verified: person({ verified: true }),
  team_member: person({ memberOf: [TEAM] }),
  team_lead: person({ memberOf: [TEAM], leaderOf: [TEAM] }),
  committee_member: person({ memberOf: [COMMITTEE] }),
  committee_officer: person({ memberOf: [COMMITTEE], leaderOf: [COMMITTEE] }),
  editor: person({ roles: ['editor'] }),
  moderator: person({ roles: ['moderator'] }),
  admin: person({ roles: ['admin'] }),
};

type Resource = object | null;
type Row = readonly [state: string, resource: Resource, expected: string];

const PLACES: Readonly<Record<string, object>> = {
  'of the city': { visibility: 'public', groupId: null },
  'of the city for those signed in': { visibility: 'signed_in', groupId: null },
  'of the team': { visibility: 'public', groupId: TEAM },
  'of the team for its members': { visibility: 'members', groupId: TEAM },
  'of the team where others only read': { visibility: 'members_but_visible', groupId: TEAM },
  'of the committee for its members': { visibility: 'members', groupId: COMMITTEE },
  'of one’s own': { visibility: 'public', groupId: null, authorPersonId: ME },
};
const STATES: Readonly<Record<string, object>> = {
  published: { status: 'published', publishedAt: NOW },
  archived: { status: 'archived', publishedAt: NOW - DAY_MS },
  draft: { status: 'draft', publishedAt: null },
  scheduled: { status: 'scheduled', publishedAt: NOW + DAY_MS },
  hidden: { status: 'published', publishedAt: NOW - DAY_MS, hidden: true },
};

/**
 * Lists every state at every place, in that order; a line of the table may speak for several
 * states.
 */
function contents(table: Readonly<Record<string, Readonly<Record<string, string>>>>): Row[] {
  return Object.entries(PLACES).flatMap(([place, facts]) =>
    Object.entries(STATES).map(([state, more]): Row => {
      const lines = Object.entries(table[place] ?? {}).filter(([states]) =>
        states.split(' ').includes(state),
      );
      if (lines.length !== 1) throw new Error(`${state} ${place} stands ${lines.length} times`);
      const resource = { ...HERE, hidden: false, authorPersonId: null, ...facts, ...more };
      return [`${state} ${place}`, resource, lines[0]![1]];
    }),
  );
}

const ALL = 'published archived draft scheduled hidden';
// anonymous participant verified | team: member lead | committee: member officer | editor moderator
// admin
const NOBODY = '. . . | . . | . . | . . .';
const EVERYBODY = 'y y y | y y | y y | y y y';
const SIGNED_IN = '. y y | y y | y y | y y y';
const ADMIN = '. . . | . . | . . | . . y';

const STAFF = '. . . | . . | . . | y y y';
const EDITORS = '. . . | . . | . . | y . y';
/** Sections that the city alone writes. */
const OFFICIAL = ['training', 'teams', 'committees', 'governance', 'quizzes', 'faqs'] as const;

/** A committee as its meetings know it. */
const MEETING = {
  ...HERE,
  section: 'committees',
  hidden: false,
  authorPersonId: null,
  groupId: COMMITTEE,
  status: 'published',
  publishedAt: NOW,
  visibility: 'public',
} as const;
const PRIVATE = { ...MEETING, visibility: 'members' };
const VISIBLE = { ...MEETING, visibility: 'members_but_visible' };

const EVENT = { ...HERE, section: 'events' } as const;
const created = (section: Section, groupId: string | null, isDraft = true) => ({
  ...HERE,
  section,
  groupId,
  isDraft,
});

/** Lists a content of this section in every state, at places that are not one’s own. */
const written = (section: Section, places: Readonly<Record<string, string>>): Row[] =>
  Object.entries(places).flatMap(([place, expected]) =>
    Object.entries(STATES).map(([state, facts]): Row => {
      const content = { ...HERE, section, hidden: false, authorPersonId: null };
      const resource = { ...content, ...PLACES[place], ...facts };
      return [`${section}: ${state} ${place}`, resource, expected];
    }),
  );

const ownOf = (section: Section, state: string) => ({
  ...HERE,
  section,
  hidden: false,
  ...PLACES['of one’s own'],
  ...STATES[state],
});

const moved = (facts: object, groupId: string | null = null) => {
  const from = {
    ...HERE,
    ...STATES['published'],
    visibility: 'public',
    hidden: false,
    authorPersonId: null,
    groupId,
  };
  return { from, to: { ...from, ...facts } };
};

const TAKES_PART = contents({
  'of the city': { published: SIGNED_IN, 'archived draft scheduled hidden': NOBODY },
  'of the city for those signed in': {
    published: SIGNED_IN,
    'archived draft scheduled hidden': NOBODY,
  },
  'of the team': { published: SIGNED_IN, 'archived draft scheduled hidden': NOBODY },
  'of the team for its members': {
    published: '. . . | y y | . . | . y y',
    'archived draft scheduled hidden': NOBODY,
  },
  'of the team where others only read': {
    published: '. . . | y y | . . | . y y',
    'archived draft scheduled hidden': NOBODY,
  },
  'of the committee for its members': {
    published: '. . . | . . | y y | . y y',
    'archived draft scheduled hidden': NOBODY,
  },
  'of one’s own': { published: SIGNED_IN, 'archived draft scheduled hidden': NOBODY },
});

const FOLLOWS = contents({
  'of the city': { 'published archived': SIGNED_IN, 'draft scheduled hidden': NOBODY },
  'of the city for those signed in': {
    'published archived': SIGNED_IN,
    'draft scheduled hidden': NOBODY,
  },
  'of the team': { 'published archived': SIGNED_IN, 'draft scheduled hidden': NOBODY },
  'of the team for its members': {
    'published archived': '. . . | y y | . . | . y y',
    'draft scheduled hidden': NOBODY,
  },
  'of the team where others only read': {
    'published archived': SIGNED_IN,
    'draft scheduled hidden': NOBODY,
  },
  'of the committee for its members': {
    'published archived': '. . . | . . | y y | . y y',
    'draft scheduled hidden': NOBODY,
  },
  'of one’s own': { 'published archived': SIGNED_IN, 'draft scheduled hidden': NOBODY },
});

const POLL = {
  content: { ...HERE, section: 'have-your-say', groupId: null },
  isPublished: true,
  eligibility: 'signed_in',
  secrecy: 'open',
  resultsVisibility: 'after_vote',
  groupId: null,
  canChange: false,
  isListed: false,
  opensAt: NOW - DAY_MS,
  closesAt: NOW + DAY_MS,
  cancelled: false,
  hasVoted: false,
};
const UPCOMING = { opensAt: NOW + 1, closesAt: NOW + DAY_MS };
const CLOSED = { opensAt: NOW - DAY_MS, closesAt: NOW };
const CANCELLED = { cancelled: true };

const poll = (state: string, facts: object, expected: string): Row => [
  state,
  { ...POLL, ...facts },
  expected,
];
const survey = (state: string, facts: object, expected: string): Row =>
  poll(state, { allowsAnonymous: false, ...facts }, expected);

const FOR_VERIFIED = { eligibility: 'verified' };
const FOR_EVERYONE = { eligibility: 'everyone' };
const FOR_MEMBERS = { eligibility: 'members' };
const WITH_TOKENS = { eligibility: 'tokens' };
const LISTED = { isListed: true };
const CAST = { hasVoted: true };
const SECRET = { secrecy: 'secret' };
const FOR_THE_TEAM = { ...FOR_MEMBERS, groupId: TEAM, resultsVisibility: 'members_only' };
const FOR_STAFF = { resultsVisibility: 'staff_only' };
const ALWAYS = { resultsVisibility: 'always' };
const AT_THE_END = { resultsVisibility: 'after_close' };

const POST = { section: 'blogs', mode: null, opensAt: null, closesAt: null };
const DIALOG = {
  ...HERE,
  status: 'published',
  visibility: 'public',
  publishedAt: NOW - DAY_MS,
  hidden: false,
  authorPersonId: null,
  groupId: null,
  section: 'dialogs',
  mode: 'thread',
  opensAt: null,
  closesAt: null,
};
const ON_DIALOG: readonly Row[] = [
  ['a dialog without dates', {}, SIGNED_IN],
  ['a dialog between its dates', { opensAt: NOW, closesAt: NOW + 1 }, SIGNED_IN],
  ['a dialog to come', { opensAt: NOW + 1, closesAt: NOW + DAY_MS }, NOBODY],
  ['a dialog that has closed', { opensAt: NOW - DAY_MS, closesAt: NOW }, NOBODY],
  ['a dialog of statements', { mode: 'statements' }, NOBODY],
  ['a dialog of a team that is suspended', { isGroupClosed: true }, NOBODY],
  ['a poll that has closed', { section: 'have-your-say', closesAt: NOW }, SIGNED_IN],
  ['an event that is over', { section: 'events', closesAt: NOW }, SIGNED_IN],
  ['a question and its answer', { section: 'faqs' }, NOBODY],
  ['a team', { section: 'teams' }, NOBODY],
];

const ANY_STATE = 'shown held hidden deleted';
/** One’s own, somebody else’s, and one’s own in a dialog that has closed, in every state. */
const COMMENTS = {
  own: { ...DIALOG, writtenBy: ME },
  other: { ...DIALOG, writtenBy: 'other' },
  closed: { ...DIALOG, writtenBy: ME, closesAt: NOW },
} as const;
const onComment = (
  table: Readonly<Record<keyof typeof COMMENTS, Readonly<Record<string, string>>>>,
  more: object = {},
): Row[] =>
  Object.entries(COMMENTS).flatMap(([whose, facts]) =>
    Object.entries(table[whose as keyof typeof COMMENTS]).flatMap(([states, expected]) =>
      states
        .split(' ')
        .map((state): Row => [`${whose}, ${state}`, { ...facts, ...more, state }, expected]),
    ),
  );
const STATEMENTS = { mode: 'statements' };
const opinions = (state: string, facts: object, expected: string): Row => [
  state,
  { ...DIALOG, ...STATEMENTS, resultsAfter: 0, answered: 0, ...facts },
  expected,
];

/** The matrix: every action, in every state of what it is about, for every role. */
const MATRIX: Readonly<Record<Action, readonly Row[]>> = {
  'content.read': contents({
    'of the city': {
      'published archived': EVERYBODY,
      'draft scheduled hidden': '. . . | . . | . . | y y y',
    },
    'of the city for those signed in': {
      'published archived': SIGNED_IN,
      'draft scheduled hidden': '. . . | . . | . . | y y y',
    },
    'of the team': {
      'published archived': EVERYBODY,
      'draft scheduled hidden': '. . . | . y | . . | y y y',
    },
    'of the team for its members': {
      'published archived': '. . . | y y | . . | . y y',
      'draft scheduled hidden': '. . . | . y | . . | . y y',
    },
    'of the team where others only read': {
      'published archived': EVERYBODY,
      'draft scheduled hidden': '. . . | . y | . . | y y y',
    },
    'of the committee for its members': {
      'published archived': '. . . | . . | y y | . y y',
      'draft scheduled hidden': '. . . | . . | . y | . y y',
    },
    'of one’s own': {
      'published archived': EVERYBODY,
      'draft scheduled hidden': SIGNED_IN,
    },
  }),
  'openData.download': contents({
    'of the city': { 'published archived': EVERYBODY, 'draft scheduled hidden': NOBODY },
    'of the city for those signed in': { [ALL]: NOBODY },
    'of the team': { 'published archived': EVERYBODY, 'draft scheduled hidden': NOBODY },
    'of the team for its members': { [ALL]: NOBODY },
    'of the team where others only read': {
      'published archived': EVERYBODY,
      'draft scheduled hidden': NOBODY,
    },
    'of the committee for its members': { [ALL]: NOBODY },
    'of one’s own': { 'published archived': EVERYBODY, 'draft scheduled hidden': NOBODY },
  }),
  'openData.write': [['the files', null, '. . . | . . | . . | y . y']],
  'survey.answer': [
    survey('open', {}, SIGNED_IN),
    survey('open to all', { allowsAnonymous: true }, EVERYBODY),
    survey('without dates', { opensAt: null, closesAt: null }, SIGNED_IN),
    survey('upcoming', { ...UPCOMING, allowsAnonymous: true }, NOBODY),
    survey('closed', { ...CLOSED, allowsAnonymous: true }, NOBODY),
    survey('cancelled', { ...CANCELLED, allowsAnonymous: true }, NOBODY),
  ],
  'ballot.cast': [
    poll('open', {}, SIGNED_IN),
    poll('open for verified', FOR_VERIFIED, '. . y | . . | . . | . . .'),
    poll('without dates', { opensAt: null, closesAt: null }, SIGNED_IN),
    poll('open for everyone', FOR_EVERYONE, EVERYBODY),
    poll('open for members, on the list', { ...FOR_MEMBERS, ...LISTED }, SIGNED_IN),
    poll('open for members, not on the list', FOR_MEMBERS, NOBODY),
    poll('open, with a token', { ...WITH_TOKENS, ...LISTED }, EVERYBODY),
    poll('open, without a token', WITH_TOKENS, NOBODY),
    poll('open, with one’s ballot in it', CAST, NOBODY),
    poll('open, with a ballot in it that can change', { ...CAST, canChange: true }, SIGNED_IN),
    poll('secret, with one’s ballot in it', { ...CAST, ...SECRET, canChange: true }, NOBODY),
    poll('upcoming for everyone', { ...UPCOMING, ...FOR_EVERYONE }, NOBODY),
    poll('closed for everyone', { ...CLOSED, ...FOR_EVERYONE }, NOBODY),
    poll(
      'closed, with a ballot in it that can change',
      { ...CAST, ...CLOSED, canChange: true },
      NOBODY,
    ),
    poll('draft', { isPublished: false, ...FOR_EVERYONE }, NOBODY),
    poll('upcoming', UPCOMING, NOBODY),
    poll('upcoming for verified', { ...UPCOMING, ...FOR_VERIFIED }, NOBODY),
    poll('closed', CLOSED, NOBODY),
    poll('closed for verified', { ...CLOSED, ...FOR_VERIFIED }, NOBODY),
    poll('cancelled', CANCELLED, NOBODY),
    poll('cancelled for verified', { ...CANCELLED, ...FOR_VERIFIED }, NOBODY),
  ],
  'result.see': [
    poll('open, for the members of the team', { ...FOR_THE_TEAM, hasVoted: true }, NOBODY),
    poll(
      'closed, for the members of the team',
      { ...FOR_THE_TEAM, ...CLOSED },
      '. . . | y y | . . | . y y',
    ),
    poll(
      'closed, for the members of no group',
      { ...FOR_THE_TEAM, ...CLOSED, groupId: null, hasVoted: true },
      NOBODY,
    ),
    poll('upcoming, always', { ...UPCOMING, ...ALWAYS }, EVERYBODY),
    poll('open, always', ALWAYS, EVERYBODY),
    poll('secret, always', { ...ALWAYS, ...SECRET }, NOBODY),
    poll('secret, always, closed', { ...ALWAYS, ...SECRET, ...CLOSED }, EVERYBODY),
    poll('secret, after one’s vote', { ...SECRET, hasVoted: true }, NOBODY),
    poll('upcoming, after one’s vote', UPCOMING, NOBODY),
    poll('open, after one’s vote', {}, NOBODY),
    poll('open, after one’s vote, cast', { hasVoted: true }, EVERYBODY),
    poll('closed, after one’s vote', CLOSED, EVERYBODY),
    poll('cancelled, after one’s vote', CANCELLED, EVERYBODY),
    poll('open, at the end', AT_THE_END, NOBODY),
    poll('open, at the end, cast', { ...AT_THE_END, hasVoted: true }, NOBODY),
    poll('closed, at the end', { ...AT_THE_END, ...CLOSED }, EVERYBODY),
    poll('cancelled, at the end', { ...AT_THE_END, ...CANCELLED }, EVERYBODY),
    poll('open, for the staff', FOR_STAFF, STAFF),
    poll('open, for the staff, cast', { ...FOR_STAFF, ...CAST }, STAFF),
    poll('secret, for the staff', { ...FOR_STAFF, ...SECRET }, NOBODY),
    poll('secret and closed, for the staff', { ...FOR_STAFF, ...SECRET, ...CLOSED }, STAFF),
    poll('secret, at the end', { ...AT_THE_END, ...SECRET }, NOBODY),
  ],
  'ballot.readRaw': [
    poll('upcoming', UPCOMING, NOBODY),
    poll('open', {}, NOBODY),
    poll('closed', CLOSED, NOBODY),
    poll('cancelled', CANCELLED, NOBODY),
  ],
  'comment.create': [
    ...TAKES_PART.map(([state, content, expected]): Row => [
      state,
      { ...content, ...POST },
      expected,
    ]),
    ...ON_DIALOG.map(([state, facts, expected]): Row => [state, { ...DIALOG, ...facts }, expected]),
  ],
  'comment.edit': onComment({
    own: { 'shown held': SIGNED_IN, 'hidden deleted': NOBODY },
    other: { [ANY_STATE]: NOBODY },
    closed: { [ANY_STATE]: NOBODY },
  }),
  'comment.delete': onComment({
    own: { 'shown held hidden': SIGNED_IN, deleted: NOBODY },
    other: { [ANY_STATE]: NOBODY },
    closed: { 'shown held hidden': SIGNED_IN, deleted: NOBODY },
  }),
  'comment.vote': onComment({
    own: { [ANY_STATE]: NOBODY },
    other: { shown: SIGNED_IN, 'held hidden deleted': NOBODY },
    closed: { [ANY_STATE]: NOBODY },
  }),
  'comment.report': onComment({
    own: { [ANY_STATE]: NOBODY },
    other: { shown: SIGNED_IN, 'held hidden deleted': NOBODY },
    closed: { [ANY_STATE]: NOBODY },
  }),
  'statement.create': [
    ['a dialog of statements', { ...DIALOG, ...STATEMENTS }, SIGNED_IN],
    [
      'a dialog of statements between its dates',
      { ...DIALOG, ...STATEMENTS, opensAt: NOW, closesAt: NOW + 1 },
      SIGNED_IN,
    ],
    ['a dialog of statements to come', { ...DIALOG, ...STATEMENTS, opensAt: NOW + 1 }, NOBODY],
    ['a dialog of statements that has closed', { ...DIALOG, ...STATEMENTS, closesAt: NOW }, NOBODY],
    ['one of a suspended team', { ...DIALOG, ...STATEMENTS, isGroupClosed: true }, NOBODY],
    ['one that is archived', { ...DIALOG, ...STATEMENTS, status: 'archived' }, NOBODY],
    ['a dialog of threads', DIALOG, NOBODY],
  ],
  'statement.delete': onComment(
    {
      own: { 'shown held hidden': SIGNED_IN, deleted: NOBODY },
      other: { [ANY_STATE]: NOBODY },
      closed: { 'shown held hidden': SIGNED_IN, deleted: NOBODY },
    },
    STATEMENTS,
  ),
  'statement.vote': onComment(
    {
      own: { shown: SIGNED_IN, 'held hidden deleted': NOBODY },
      other: { shown: SIGNED_IN, 'held hidden deleted': NOBODY },
      closed: { [ANY_STATE]: NOBODY },
    },
    STATEMENTS,
  ),
  'statement.report': onComment(
    {
      own: { [ANY_STATE]: NOBODY },
      other: { shown: SIGNED_IN, 'held hidden deleted': NOBODY },
      closed: { [ANY_STATE]: NOBODY },
    },
    STATEMENTS,
  ),
  'statement.seed': [
    ['a dialog of the city', { ...DIALOG, ...STATEMENTS }, '. . . | . . | . . | y y y'],
    [
      'a dialog of the team',
      { ...DIALOG, ...STATEMENTS, groupId: TEAM },
      '. . . | . y | . . | y y y',
    ],
    [
      'a draft of one’s own',
      { ...DIALOG, ...STATEMENTS, status: 'draft', publishedAt: null, authorPersonId: ME },
      SIGNED_IN,
    ],
  ],
  'opinions.see': [
    opinions('at once', {}, EVERYBODY),
    opinions('after five answers, none given', { resultsAfter: 5 }, NOBODY),
    opinions('after five answers, five given', { resultsAfter: 5, answered: 5 }, EVERYBODY),
    opinions('after five answers, closed', { resultsAfter: 5, closesAt: NOW }, EVERYBODY),
    opinions('of those signed in', { visibility: 'signed_in' }, SIGNED_IN),
  ],
  'content.follow': FOLLOWS,
  'content.register': TAKES_PART,
  'content.react': TAKES_PART,
  'content.report': FOLLOWS,
  'dialog.start': [
    [
      'of the city',
      { ...HERE, section: 'dialogs', groupId: null, creationEnabled: false },
      '. . . | . y | . y | y y y',
    ],
    [
      'of the city, open to all',
      { ...HERE, section: 'dialogs', groupId: null, creationEnabled: true },
      SIGNED_IN,
    ],
    [
      'of the team',
      { ...HERE, section: 'dialogs', groupId: TEAM, creationEnabled: false },
      '. . . | y y | . . | y y y',
    ],
    [
      'of the team, open to all',
      { ...HERE, section: 'dialogs', groupId: TEAM, creationEnabled: true },
      '. . . | y y | . . | y y y',
    ],
    [
      'of the committee',
      { ...HERE, section: 'dialogs', groupId: COMMITTEE, creationEnabled: false },
      '. . . | . . | y y | y y y',
    ],
  ],
  'group.createContent': [
    ['draft of the team', { ...EVENT, groupId: TEAM, isDraft: true }, '. . . | y y | . . | y . y'],
    [
      'published by the team',
      { ...EVENT, groupId: TEAM, isDraft: false },
      '. . . | . y | . . | y . y',
    ],
    [
      'draft of the committee',
      { ...EVENT, groupId: COMMITTEE, isDraft: true },
      '. . . | . . | y y | y . y',
    ],
    [
      'published by the committee',
      { ...EVENT, groupId: COMMITTEE, isDraft: false },
      '. . . | . . | . y | y . y',
    ],
  ],
  'group.vote': [
    ['of the team', { groupId: TEAM }, '. . . | y y | . . | . . .'],
    ['of the committee', { groupId: COMMITTEE }, '. . . | . . | y y | . . .'],
  ],
  'group.lookInside': [
    ['of the team', { ...HERE, groupId: TEAM }, '. . . | y y | . . | . y y'],
    ['of the committee', { ...HERE, groupId: COMMITTEE }, '. . . | . . | y y | . y y'],
  ],
  'content.create': [
    ['a post of the city', created('blogs', null), EDITORS],
    ['a draft of a post of the team', created('blogs', TEAM), '. . . | y y | . . | y . y'],
    ['a post of the team, published', created('blogs', TEAM, false), '. . . | . y | . . | y . y'],
    ['a poll of the city', created('have-your-say', null), EDITORS],
    ['a draft of a poll of the team', created('have-your-say', TEAM), '. . . | y y | . . | y . y'],
    [
      'a poll of the team, published',
      created('have-your-say', TEAM, false),
      '. . . | . y | . . | y . y',
    ],
    [
      'a draft of a publication of the team',
      created('publications', TEAM),
      '. . . | y y | . . | y . y',
    ],
    [
      'a draft of an event of the committee',
      created('events', COMMITTEE),
      '. . . | . . | y y | y . y',
    ],
    ['a dialog of the city', created('dialogs', null), '. . . | . y | . y | y y y'],
    ['a dialog of the team', created('dialogs', TEAM), '. . . | y y | . . | y y y'],
    ...OFFICIAL.map((section): Row => [section, created(section, null), EDITORS]),
    ...OFFICIAL.map((section): Row => [`${section} of a team`, created(section, TEAM), NOBODY]),
  ],
  'content.edit': [
    ...written('blogs', {
      'of the city': EDITORS,
      'of the city for those signed in': EDITORS,
      'of the team': '. . . | . y | . . | y . y',
      'of the team for its members': '. . . | . y | . . | . . y',
      'of the team where others only read': '. . . | . y | . . | y . y',
      'of the committee for its members': '. . . | . . | . y | . . y',
    }),
    ...written('faqs', { 'of the team': EDITORS, 'of the team for its members': ADMIN }),
    ...written('events', {
      'of the city': EDITORS,
      'of the city for those signed in': EDITORS,
      'of the team': '. . . | . y | . . | y . y',
      'of the team for its members': '. . . | . y | . . | . . y',
      'of the team where others only read': '. . . | . y | . . | y . y',
      'of the committee for its members': '. . . | . . | . y | . . y',
    }),
    [
      'a team, published',
      {
        ...HERE,
        section: 'teams',
        hidden: false,
        ...PLACES['of the team'],
        ...STATES['published'],
      },
      '. . . | . y | . . | y . y',
    ],
    [
      'a team, archived',
      { ...HERE, section: 'teams', hidden: false, ...PLACES['of the team'], ...STATES['archived'] },
      EDITORS,
    ],
    ['a draft of one’s own', ownOf('blogs', 'draft'), SIGNED_IN],
    ['something published of one’s own', ownOf('blogs', 'published'), EDITORS],
  ],
  'content.publish': [
    ['a draft of one’s own', ownOf('blogs', 'draft'), EDITORS],
    ['something published of one’s own', ownOf('blogs', 'published'), EDITORS],
    ['a dialog of one’s own, as a draft', ownOf('dialogs', 'draft'), '. . . | . y | . y | y y y'],
    ...written('blogs', {
      'of the city': EDITORS,
      'of the team for its members': '. . . | . y | . . | . . y',
    }),
    ...written('faqs', { 'of the city': EDITORS, 'of the team for its members': NOBODY }),
    ...written('events', { 'of the team': '. . . | . y | . . | y . y' }),
    ...written('teams', { 'of the team': EDITORS }),
  ],
  'content.delete': [
    ['a draft of one’s own', ownOf('blogs', 'draft'), SIGNED_IN],
    ['something published of one’s own', ownOf('blogs', 'published'), EDITORS],
    ...written('events', { 'of the team': '. . . | . y | . . | y . y' }),
  ],
  'content.move': [
    ['a post of the city', moved({}), EDITORS],
    ['a post of the city, to another district', moved({ districts: ['south'] }), EDITORS],
    [
      'a draft of one’s own',
      { from: ownOf('blogs', 'draft'), to: ownOf('blogs', 'draft') },
      SIGNED_IN,
    ],
    ['a post of the team', moved({}, TEAM), '. . . | . y | . . | y . y'],
  ],
  'desk.read': [['', null, EDITORS]],
  'official.publish': [['anything', { ...HERE, groupId: null }, EDITORS]],
  'content.hide': contents({
    'of the city': { [ALL]: '. . . | . . | . . | . y y' },
    'of the city for those signed in': { [ALL]: '. . . | . . | . . | . y y' },
    'of the team': { [ALL]: '. . . | . y | . . | . y y' },
    'of the team for its members': { [ALL]: '. . . | . y | . . | . y y' },
    'of the team where others only read': { [ALL]: '. . . | . y | . . | . y y' },
    'of the committee for its members': { [ALL]: '. . . | . . | . y | . y y' },
    'of one’s own': { [ALL]: '. . . | . . | . . | . y y' },
  }),
  'moderation.read': [['', null, '. . . | . y | . y | . y y']],
  'person.list': [['all', null, '. . . | . . | . . | . y y']],
  'person.invite': [['all', null, ADMIN]],
  'person.seeEmail': [['all', null, ADMIN]],
  'person.block': [
    ['a participant', { id: 'other', roles: [] }, '. . . | . . | . . | . y y'],
    ['an editor', { id: 'other', roles: ['editor'] }, '. . . | . . | . . | . y y'],
    ['a moderator', { id: 'other', roles: ['moderator'] }, '. . . | . . | . . | . y y'],
    ['an admin', { id: 'other', roles: ['admin'] }, ADMIN],
    ['oneself', { id: ME, roles: [] }, NOBODY],
  ],
  'rights.change': [
    ['a participant', { id: 'other', roles: [] }, ADMIN],
    ['an admin', { id: 'other', roles: ['admin'] }, ADMIN],
    ['oneself', { id: ME, roles: [] }, NOBODY],
  ],
  'audit.read': [
    ['rightsChanged', { action: 'rightsChanged' }, ADMIN],
    ['blocked', { action: 'blocked' }, '. . . | . . | . . | . y y'],
    ['unblocked', { action: 'unblocked' }, '. . . | . . | . . | . y y'],
    ['feedbackAnswered', { action: 'feedbackAnswered' }, '. . . | . . | . . | . y y'],
    ['edited', { action: 'edited' }, '. . . | . . | . . | . y y'],
  ],
  'feedback.read': [['anything', null, '. . . | . . | . . | . y y']],
  'feedback.answer': [['anything', null, '. . . | . . | . . | . y y']],
  'file.send': [['all', null, '. . . | y y | y y | y y y']],
  'members.add': [
    ['of the team', { groupId: TEAM }, '. . . | . y | . . | . . y'],
    ['of the committee', { groupId: COMMITTEE }, '. . . | . . | . y | . . y'],
  ],
  'members.change': [
    ['of the team', { groupId: TEAM }, '. . . | . y | . . | . . y'],
    ['of the committee', { groupId: COMMITTEE }, '. . . | . . | . y | . . y'],
  ],
  'seats.change': [
    ['of the team', { ...HERE, section: 'committees', groupId: TEAM }, '. . . | . y | . . | y . y'],
    [
      'of the committee',
      { ...HERE, section: 'committees', groupId: COMMITTEE },
      '. . . | . . | . y | y . y',
    ],
  ],
  'meeting.read': [
    ['public', { ...MEETING, isPublic: true }, EVERYBODY],
    ['closed', { ...MEETING, isPublic: false }, '. . . | . . | y y | . y y'],
    ['of a private committee', { ...PRIVATE, isPublic: true }, '. . . | . . | y y | . y y'],
    ['of a committee that all see', { ...VISIBLE, isPublic: true }, EVERYBODY],
    [
      'closed where all see the committee',
      { ...VISIBLE, isPublic: false },
      '. . . | . . | y y | . y y',
    ],
  ],
  'meeting.write': [
    ['public', { ...MEETING, isPublic: true }, '. . . | . . | . y | y . y'],
    ['closed', { ...MEETING, isPublic: false }, '. . . | . . | . y | . . y'],
    ['of a private committee', { ...PRIVATE, isPublic: true }, '. . . | . . | . y | . . y'],
    ['of an archived committee', { ...MEETING, ...STATES['archived'], isPublic: true }, EDITORS],
  ],
  'team.found': [['any', null, SIGNED_IN]],
  'team.suspend': [['any', null, '. . . | . . | . . | . y y']],
  'settings.change': [['all', null, ADMIN]],
  'legal.change': [['all', null, ADMIN]],
  'job.run': [['all', null, ADMIN]],
};

const ask = can as (
  user: Viewer | null,
  action: string,
  resource: Resource,
  now: number,
) => boolean;

/** Draws the line of the matrix as the permission function answers it. */
function drawn(action: string, resource: Resource): string {
  const [anonymous, participant, verified, ...others] = ROLES.map((role) =>
    ask(WHO[role], action, resource, NOW) ? 'y' : '.',
  );
  const groups = [[anonymous, participant, verified], others.slice(0, 2), others.slice(2, 4)];
  return [...groups, others.slice(4)].map((cells) => cells.join(' ')).join(' | ');
}

test('every action has its rows in the matrix', () => {
  expect(Object.keys(MATRIX)).toEqual(Object.keys(RULES));
  for (const [action, rows] of Object.entries(MATRIX))
    expect([action, rows.length]).not.toEqual([action, 0]);
});

test.each(Object.entries(MATRIX))(
  '[SPEC 1.2, 6.1] %s is as the matrix says, for every role in every state',
  (action, rows) => {
    expect(rows.map(([state, resource]) => [state, drawn(action, resource)])).toEqual(
      rows.map(([state, , expected]) => [state, expected]),
    );
  },
);

/**
 * Reach of a role that is given for a part of the portal: as the role does, there alone; as the
 * role does; not at all. Who has it is otherwise like anybody who is signed in.
 */
const REACH: Readonly<Record<Action, 'there' | 'everywhere' | 'nowhere'>> = {
  'content.read': 'there',
  'openData.download': 'there',
  'openData.write': 'nowhere',
  'survey.answer': 'nowhere',
  'ballot.cast': 'nowhere',
  'result.see': 'there',
  'ballot.readRaw': 'nowhere',
  'comment.create': 'there',
  'comment.edit': 'there',
  'comment.delete': 'there',
  'comment.vote': 'there',
  'comment.report': 'there',
  'statement.create': 'there',
  'statement.delete': 'there',
  'statement.vote': 'there',
  'statement.report': 'there',
  'statement.seed': 'there',
  'opinions.see': 'there',
  'content.follow': 'there',
  'content.register': 'there',
  'content.react': 'there',
  'content.report': 'there',
  'dialog.start': 'there',
  'group.createContent': 'there',
  'group.vote': 'nowhere',
  'group.lookInside': 'there',
  'content.create': 'there',
  'content.edit': 'there',
  'content.publish': 'there',
  'content.delete': 'there',
  'content.move': 'there',
  'desk.read': 'everywhere',
  'official.publish': 'there',
  'content.hide': 'there',
  'moderation.read': 'everywhere',
  'person.list': 'nowhere',
  'person.invite': 'nowhere',
  'person.seeEmail': 'nowhere',
  'person.block': 'nowhere',
  'rights.change': 'nowhere',
  'audit.read': 'nowhere',
  'feedback.read': 'nowhere',
  'feedback.answer': 'nowhere',
  'file.send': 'everywhere',
  'members.add': 'nowhere',
  'members.change': 'nowhere',
  'seats.change': 'there',
  'meeting.read': 'there',
  'meeting.write': 'there',
  'team.found': 'nowhere',
  'team.suspend': 'nowhere',
  'settings.change': 'nowhere',
  'legal.change': 'nowhere',
  'job.run': 'nowhere',
};

const SCOPES: readonly (readonly [ScopeKind, string])[] = [
  ...SECTIONS.map((section) => ['section', section] as const),
  ...['quay', 'north', 'south'].map((district) => ['district', district] as const),
  ...[TEAM, COMMITTEE].map((group) => ['group', group] as const),
];

type Standing = Partial<ScopedResource> & {
  readonly content?: Standing;
  readonly from?: Standing;
  readonly to?: Standing;
};

/** Tells whether what a row is about stands in this part of the portal, before and after. */
function isWithin([kind, value]: (typeof SCOPES)[number], resource: Standing): boolean {
  if (resource.from && resource.to)
    return [resource.from, resource.to].every((one) => isWithin([kind, value], one));
  const { section, districts, groupId } = resource.content ?? resource;
  if (kind === 'section') return section === value;
  return kind === 'district' ? districts?.includes(value) === true : groupId === value;
}

describe.each(SCOPED_ROLES)('%s of a part of the portal', (role) => {
  test.each(Object.entries(MATRIX) as [Action, readonly Row[]][])(
    'may %s there, and elsewhere no more than anybody',
    (action, rows) => {
      const answers = SCOPES.flatMap(([kind, value]) => {
        const scoped = person({ roles: [toScopedRole({ role, kind, value })] });
        return rows.map(([state, resource]) => {
          const reaches =
            REACH[action] === 'everywhere' ||
            (REACH[action] === 'there' && isWithin([kind, value], (resource ?? {}) as Standing));
          const like = reaches ? WHO[role] : WHO.participant;
          const label = `${kind} ${value}: ${state}`;
          return {
            may: [label, ask(scoped, action, resource, NOW)],
            expected: [label, ask(like, action, resource, NOW)],
          };
        });
      });
      expect(answers.map(({ may }) => may)).toEqual(answers.map(({ expected }) => expected));
    },
  );
});

test('there is no administrator of a part of the portal', () => {
  const roles = ['admin:section=blogs', 'admin:district=north', `admin:group=${TEAM}`];
  for (const [action, rows] of Object.entries(MATRIX))
    for (const [state, resource] of rows)
      expect([action, state, ask(person({ roles }), action, resource, NOW)]).toEqual([
        action,
        state,
        ask(WHO.participant, action, resource, NOW),
      ]);
});

test('a draft of one’s own does not leave the part in which one begins drafts', () => {
  const from = ownOf('blogs', 'draft') as Resource;
  const to = { ...from, districts: ['south'] };
  const may = (roles: readonly string[]) =>
    ask(person({ roles }), 'content.move', { from, to }, NOW);
  expect(may(['editor:district=north'])).toBe(false);
  expect(may(['editor:district=north', 'editor:district=south'])).toBe(true);
  expect(may(['editor:district=south'])).toBe(true);
  expect(may(['editor:section=blogs'])).toBe(true);
  expect(may([])).toBe(true);
});

test('several parts add up, each for its own role', () => {
  const both = person({ roles: ['editor:section=events', 'moderator:district=north'] });
  const post = { ...HERE, ...STATES['published'], visibility: 'public', hidden: false };
  const content = { ...post, authorPersonId: null, groupId: null };
  const acts = (facts: object) =>
    ['content.edit', 'content.hide'].map((act) => ask(both, act, { ...content, ...facts }, NOW));
  expect(acts({})).toEqual([false, true]);
  expect(acts({ section: 'events' })).toEqual([true, true]);
  expect(acts({ section: 'events', districts: ['south'] })).toEqual([true, false]);
  expect(acts({ districts: [] })).toEqual([false, false]);
});

describe('what a team lets its members do', () => {
  const team = {
    ...HERE,
    section: 'teams',
    status: 'published',
    visibility: 'public',
    groupId: TEAM,
  } as const;
  const page = { ...team, publishedAt: NOW, hidden: false, authorPersonId: null };
  const draft = (section: Section) => created(section, TEAM);
  /** Creates a comment of the person's own, in a dialog of the team for its members. */
  const commentFor = (user: Viewer) => ({
    ...({ ...page, visibility: 'members', section: 'dialogs', mode: 'thread' } as const),
    ...({ opensAt: null, closesAt: null, state: 'shown', writtenBy: user.id } as const),
    keepsComments: !user.switches?.[TEAM]?.editComments,
  });
  const ASKED: Readonly<Record<TeamSwitch, (user: Viewer) => boolean>> = {
    addMembers: (user) => can(user, 'members.add', { groupId: TEAM }, NOW),
    startDialogs: (user) => can(user, 'content.create', draft('dialogs'), NOW),
    raisePolls: (user) => can(user, 'content.create', draft('have-your-say'), NOW),
    writePosts: (user) => can(user, 'content.create', draft('publications'), NOW),
    editTexts: (user) => can(user, 'content.edit', page, NOW),
    editDialogs: (user) => can(user, 'content.edit', { ...page, section: 'dialogs' }, NOW),
    editComments: (user) => can(user, 'comment.edit', commentFor(user), NOW),
    vote: (user) => can(user, 'group.vote', { groupId: TEAM }, NOW),
  };
  test.each(TEAM_SWITCHES)('%s is theirs with this switch alone', (name) => {
    const lets = (switches: TeamSwitches, more: Partial<Viewer> = {}) =>
      ASKED[name](person({ memberOf: [TEAM], switches: { [TEAM]: switches }, ...more }));
    expect(lets({ ...NO_SWITCHES, [name]: true })).toBe(true);
    const others = Object.fromEntries(TEAM_SWITCHES.map((one) => [one, one !== name]));
    expect(lets(others as TeamSwitches)).toBe(false);
    expect(lets(NO_SWITCHES, { leaderOf: [TEAM] })).toBe(true);
    expect(lets({ ...NO_SWITCHES, [name]: true }, { memberOf: [] })).toBe(false);
  });
});

test('whoever may change a dialog of the team decides nothing about it, nor about a draft', () => {
  const switches = { [TEAM]: { ...NO_SWITCHES, editDialogs: true, startDialogs: true } };
  const member = person({ memberOf: [TEAM], switches });
  const dialog = {
    ...HERE,
    ...({ section: 'dialogs', status: 'published', visibility: 'public', groupId: TEAM } as const),
    publishedAt: NOW,
    hidden: false,
    authorPersonId: null,
  };
  const acts = (content: WrittenResource) =>
    (['content.edit', 'content.publish', 'content.delete', 'content.hide'] as const).map((act) =>
      can(member, act, content, NOW),
    );
  expect(acts(dialog)).toEqual([true, false, false, false]);
  expect(acts({ ...dialog, hidden: true })).toEqual([false, false, false, false]);
  const others = { ...dialog, groupId: COMMITTEE };
  expect(acts(others)).toEqual([false, false, false, false]);
});

test('roles add up: a moderator who leads a team publishes for it', () => {
  const both = person({ roles: ['moderator'], memberOf: [TEAM], leaderOf: [TEAM] });
  expect(can(both, 'group.createContent', { ...EVENT, groupId: TEAM, isDraft: false }, NOW)).toBe(
    true,
  );
  expect(
    can(both, 'group.createContent', { ...EVENT, groupId: COMMITTEE, isDraft: true }, NOW),
  ).toBe(false);
});

test('a role that nobody knows gives no right, not even when it is spelt like a role of a group', () => {
  const stranger = person({ roles: ['superuser', 'team_lead', 'Admin', ...MEMBER_ROLES] });
  for (const [action, rows] of Object.entries(MATRIX))
    for (const [state, resource] of rows)
      expect([action, state, ask(stranger, action, resource, NOW)]).toEqual([
        action,
        state,
        ask(WHO.participant, action, resource, NOW),
      ]);
});

test('content of a visibility that nobody knows is for its author alone', () => {
  const content = {
    ...HERE,
    ...STATES.published,
    visibility: 'secret',
    hidden: false,
    groupId: TEAM,
  };
  for (const role of ROLES)
    expect(ask(WHO[role], 'content.read', { ...content, authorPersonId: null }, NOW)).toBe(false);
  expect(ask(WHO.participant, 'content.read', { ...content, authorPersonId: ME }, NOW)).toBe(true);
});

test('the administration is open to moderators and administrators', () => {
  const open = ROLES.filter((role) => isPortalStaff(WHO[role]?.roles ?? []));
  expect(open).toEqual(['moderator', 'admin']);
});
