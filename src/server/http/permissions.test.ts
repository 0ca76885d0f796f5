import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Answers } from '../../shared/ballots/answers';
import type { DetailPage } from '../../shared/contract/content';
import type { PollDetails } from '../../shared/contract/have-your-say';
import { DEFAULT_NOTIFICATION_SETTINGS } from '../../shared/contract/notifications';
import { createDatabaseNow } from '../db/databaseClock';
import { withoutTransactionCheck } from '../db/transactionCheck';
import type { Database } from '../db/openDatabase';
import { sortitionId } from '../seed/seedSortitions';
import { toContentId, toPersonId } from '../seed/seedContents';
import { meetingId } from '../seed/seedMeetings';
import type { DemoPerson } from '../../demo/people';
import { DEFAULT_TEAM_SWITCHES } from '../../shared/teamRules';
import { MapUpdater } from '../dialogs/opinions/mapUpdater';
import { sweepPolls } from '../have-your-say/results/pollSweeper';
import { createRandomAnswers } from '../have-your-say/testing/randomAnswers';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { takeRoles } from '../testing/takeRoles';

const COLUMNS = {
  anonymous: null,
  participant: 'grace',
  verified: 'omar',
  team_lead: 'isil',
  moderator: 'yusuf',
  editor: 'nadia',
  admin: 'admin',
} as const satisfies Readonly<Record<string, DemoPerson | null>>;
type Column = keyof typeof COLUMNS;

interface Row {
  /** For each column in that order: y who is let in, . who is refused. */
  readonly who: string;
  /**
   * Answer to those who are let in: the status, and the code where it is a refusal of another kind.
   */
  readonly answer: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: (column: Column) => object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The route that the administrator has called before, for what this one needs to be there. */
  readonly after?: string;
  /** Answer to those who are refused, anonymous or not. */
  readonly refusal?: {
    readonly anonymous: string;
    readonly signedIn: string;
    /** Answer to roles that see what they may not change. */
    readonly moderator?: string;
    readonly editor?: string;
    readonly admin?: string;
  };
}

//                anonymous participant verified team_lead moderator editor admin
const ANYONE = 'y y y y y y y';
const SIGNED_IN = '. y y y y y y';
const STAFF = '. . . . y . y';
const ADMIN = '. . . . . . y';

const REFUSED = { anonymous: '401 signInRequired', signedIn: '403 forbidden' };
/** Refusals that must not tell that there is something. */
const UNSEEN = { anonymous: '404 notFound', signedIn: '404 notFound' };
const UNSEEN_TO_SIGNED_IN = { anonymous: '401 signInRequired', signedIn: '404 notFound' };
const NOT_VERIFIED = { anonymous: '401 signInRequired', signedIn: '403 verificationRequired' };

const STARTS = 'fastify.initialization';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const VISITORS_ATTEMPT = 'visitor-1773133200000-usual-0123456789ab';
const RESIDENT = { id: toPersonId(17) };
const REASON = 'Asked for in a letter';
const TOKEN = 'x'.repeat(43);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PASSWORD = 'a quiet harbour';
const PEOPLE = 'name;address;roles;language\nA Person;person@one.example;editor;tr';

const openTo = (answer: string, more: Partial<Row> = {}): Row => ({ who: ANYONE, answer, ...more });
const own = (answer: string, more: Partial<Row> = {}): Row => ({
  who: SIGNED_IN,
  answer,
  ...more,
});
const staff = (answer: string, more: Partial<Row> = {}): Row => ({ who: STAFF, answer, ...more });
const page = (slug: string): Row => openTo('200', { params: { slug } });
const ballot = (slug: string): Partial<Row> => ({
  params: { slug },
  body: () => ({ answers: papers[slug] }),
});
const emailOf = (column: Column) => ({ email: `${column}@one.example`, locale: 'en' });

const editors = (answer: string, more: Partial<Row> = {}): Row => ({
  who: '. . . . . y y',
  answer,
  ...more,
});
const POST = 'measuring-kerbs-between-tram-and-town-hall';
const slugFor = (prefix: string, column: Column) => `${prefix}-${column.replace('_', '-')}`;
const writtenAs = (slug: string) => ({
  title: { en: 'Any' },
  summary: {},
  body: {},
  originalLocale: 'en',
  slug,
  topics: [],
  area: null,
  visibility: 'public',
});

/** A dialog, and a comment on it by a resident. */
const DIALOG = { section: 'dialogs', slug: 'waterfront-change' };
const COMMENT = { ...DIALOG, id: '00000000-0000-4000-8000-00000000000c' };
/** A dialog of statements, and a statement by a resident. */
const STATEMENTS = { slug: 'cars-and-people-in-the-old-town' };
const STATEMENT = { ...STATEMENTS, id: '00000000-0000-4000-8000-00000000000d' };
const LEGAL = { params: { slug: 'cookies' } };
const LEGAL_DRAFT = 'POST /v1/legal/:slug/draft';
const WITH_LEGAL_DRAFT = { ...LEGAL, after: LEGAL_DRAFT };
const admins = (answer: string, more: Partial<Row> = {}): Row => ({ who: ADMIN, answer, ...more });
const moderators = (answer: string, more: Partial<Row> = {}): Row => ({
  who: '. . . y y . y',
  answer,
  ...more,
});

const running = (answer: string, more: Partial<Row> = {}): Row => ({
  who: '. . . . y y y',
  answer,
  ...more,
});

/** Led by the person of the column. */
const TEAM = { slug: 'green-neighbourhoods' };
const BOARD = { slug: 'climate-advisory-board' };
const GIVES_SEATS = { who: '. . . . . y y', params: BOARD } as const;
const LEADS = { who: '. . . y . . y', params: TEAM } as const;

/** A budget that has closed. */
const COUNTED = 'lighthouse-hill-budget';

const RULES = {
  eligibility: 'everyone',
  group: null,
  secrecy: 'open',
  resultsVisibility: 'always',
  canChange: false,
  quorum: 0,
  shuffle: false,
  opensAt: null,
  closesAt: null,
};
const QUIZ = 'do-you-know-your-city-budget';
const PUBLICATION = 'participation-regulation';
const PUBLICATION_DETAILS = {
  issuer: null,
  issuingBody: {},
  issuedOn: '2026-03-01',
  identifier: '',
  languages: [],
  pages: null,
  licence: '',
  supersedes: null,
  related: [],
};
const COMMITTEE = { slug: 'budget-committee' };
/** A draw by lot of the demonstration that is open. */
const DRAW = { slug: 'budget-committee', id: sortitionId('budget jury') };
const DRAW_WITHOUT_TITLE = {
  title: {},
  strata: [{ name: '', label: {}, places: 1, substitutes: 0 }],
  sources: [{ text: { en: 'Dice' }, values: 1 }],
  forVerified: false,
  answerDays: 7,
  opensAt: '2030-03-01T09:00:00Z',
  closesAt: '2030-03-05T09:00:00Z',
};
/** Event with registration on the page. */
const EVENT = { slug: 'open-council-evening' };
const NO_LESSONS = {
  passMarkPercent: 70,
  prerequisite: null,
  certificateText: {},
  modules: [],
};
/** A training where people register on the page. */
const TRAINING = { slug: 'organising-step-free-events' };
const EVENT_DETAILS = {
  timezone: 'Europe/Istanbul',
  startsAt: '2026-03-10T18:00',
  endsAt: '2026-03-10T20:00',
  location: {},
  address: {},
  directions: {},
  position: null,
  onlineUrl: '',
  access: { stepFree: true, hearingLoop: false, signLanguage: false },
  accessNote: {},
  organiser: {},
  agenda: [],
  capacity: 0,
  cancellation: {},
  minutes: {},
  registration: { way: 'none', url: '', guests: 0, opensAt: null, closesAt: null },
  attendees: null,
  publications: [],
};
const CALENDAR_FILE = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'DTSTART:20300310T180000Z',
  'SUMMARY:Open day',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\n');
const COURSE = { slug: 'meetings-for-everyone' };
/** A past meeting of the budget committee, whose minutes are out. */
const MEETING = { slug: 'budget-committee', id: meetingId('budget-committee', -98) };
const MEETING_PLAN = {
  timezone: 'Europe/Istanbul',
  startsAt: '2026-05-10T18:00',
  endsAt: '2026-05-10T20:00',
  title: { tr: 'Oturum' },
  place: {},
  onlineUrl: '',
  isPublic: true,
  agenda: [],
};
const RULES_PAGE = 'how-a-decision-is-made';
const QUESTION = 'how-can-i-take-part';
const QUIZ_SETTINGS = {
  timeLimitSeconds: null,
  passMarkPercent: 50,
  attemptLimit: null,
  gradeMethod: 'last',
  shuffle: false,
  rightAnswers: 'never',
  ownTiming: true,
  bands: [],
  opensAt: null,
  closesAt: null,
};
const DIALOG_SETTINGS = {
  mode: 'thread',
  layout: 'single',
  moderation: 'open',
  instructions: {},
  resultsAfter: 0,
  opensAt: null,
  closesAt: null,
  following: [],
};
const IMPORT = { format: 'blt', text: '2 1\n0\n"A"\n"B"\n"C"', locale: 'en', currency: 'EUR' };

/** A ballot that a poll takes in, by its slug. */
const papers: Record<string, Answers> = {};

/**
 * Every route of the host; what stands behind # tells several rows of one route apart. A route
 * without a row fails the test below.
 */
const TABLE: Readonly<Record<string, Row>> = {
  'GET /healthz': openTo('200'),
  'GET /readyz': openTo('200'),
  // Without a token of the installation there are none.
  'GET /metrics': openTo('404 notFound'),
  'GET /config.json': openTo('200'),
  'GET /apple-touch-icon.png': openTo('200'),
  'GET /icon-192.png': openTo('200'),
  'GET /icon-512.png': openTo('200'),
  'GET /icon.svg': openTo('200'),
  'GET /manifest.webmanifest': openTo('200'),
  'GET /robots.txt': openTo('200'),
  'GET /sitemap.xml': openTo('200'),
  'GET /sitemap/pages.xml': openTo('200'),
  'GET /sitemap/:section/:number.xml': openTo('200', { params: { section: 'blogs', number: '1' } }),
  'GET /og/:locale/portal.png': openTo('200', { params: { locale: 'en' } }),
  'GET /og/:locale/:section/:file': openTo('404 notFound', {
    params: { locale: 'en', section: 'blogs', file: 'nothing.png' },
  }),

  'POST /connect/token': openTo('400 unsupported_grant_type', {
    headers: FORM,
    body: () => ({ grant_type: 'implicit' }),
  }),
  'POST /connect/passkey': openTo('400 signInExpired', {
    headers: FORM,
    body: () => ({ mfa_token: TOKEN }),
  }),
  'GET /connect/userinfo': own('200'),
  'POST /connect/revocation': openTo('200', { headers: FORM, body: () => ({ token: TOKEN }) }),

  'GET /v1/publications/facets': openTo('200'),
  'GET /v1/publications/archive.csv': openTo('200'),
  'GET /v1/publications/:slug/archive.zip': page('participation-regulation'),
  'GET /v1/publications/:slug/citation.bib': page('participation-regulation'),
  'GET /v1/publications/:slug/citation.ris': page('participation-regulation'),
  'GET /v1/openapi.json': openTo('200'),
  'GET /v1/open-data': openTo('200'),
  'GET /v1/open-data/catalogue.jsonld': openTo('200'),
  'GET /v1/open-data/dictionary.json': openTo('200'),
  'GET /v1/open-data/:file': openTo('404 notFound', { params: { file: 'people.csv' } }),
  'GET /v1/open-data/runs': editors('200'),
  'POST /v1/open-data/runs': editors('202'),
  'GET /v1/statistics': openTo('200'),
  'GET /v1/search': openTo('200', { query: { q: 'library' } }),
  'GET /v1/search/suggestions': openTo('200', { query: { q: 'library' } }),
  'GET /v1/statistics/outcomes': openTo('200'),
  'GET /v1/home': openTo('200'),
  'GET /v1/pages/:slug': openTo('404 notFound', { params: { slug: 'about' } }),
  'GET /v1/stream': openTo('404 notFound', { query: { topic: `content:${NOBODY}` } }),

  'GET /v1/have-your-say': openTo('200'),
  'GET /v1/have-your-say/:slug': page('new-library-design'),
  'POST /v1/have-your-say/:slug/ballots': own('201', ballot('new-library-design')),
  'POST /v1/have-your-say/:slug/ballots # for verified residents': {
    who: '. . y . y y y',
    answer: '201',
    refusal: NOT_VERIFIED,
    ...ballot('neighbourhood-budget'),
  },
  'GET /v1/have-your-say/:slug/result': page(COUNTED),
  'GET /v1/have-your-say/:slug/recount.json': page(COUNTED),
  'GET /v1/have-your-say/:slug/ballots.json': page(COUNTED),
  'GET /v1/have-your-say/:slug/ballots.csv': page(COUNTED),
  'GET /v1/have-your-say/:slug/result.csv': page(COUNTED),
  'GET /v1/have-your-say/:slug/ballots.pb': page(COUNTED),
  'GET /v1/have-your-say/:slug/ballots.blt': page('youth-council-seats'),
  'GET /v1/have-your-say/:slug/paper': editors('200', { params: { slug: COUNTED } }),
  'PUT /v1/have-your-say/:slug/paper': editors('409 newerRevision', {
    params: { slug: COUNTED },
    body: () => ({ revision: 9, rules: RULES, questions: [] }),
  }),
  'POST /v1/have-your-say/:slug/cancellation': editors('409 newerRevision', {
    params: { slug: COUNTED },
    body: () => ({ revision: 9, reason: { en: REASON } }),
  }),
  'POST /v1/have-your-say/:slug/withdrawals': editors('409 newerRevision', {
    params: { slug: COUNTED },
    body: () => ({
      revision: 9,
      question: NOBODY,
      option: NOBODY,
      kind: 'withdrew',
      reason: { en: REASON },
    }),
  }),
  'POST /v1/have-your-say/:slug/closing': editors('409 newerRevision', {
    params: { slug: COUNTED },
    body: () => ({ revision: 9, reason: REASON }),
  }),
  'POST /v1/have-your-say/:slug/outcome': editors('409 newerRevision', {
    params: { slug: COUNTED },
    body: () => ({ revision: 9, statement: {}, next: null, decidedOn: '2026-03-10' }),
  }),
  'POST /v1/have-your-say/:slug/tokens': editors('409 paperFrozen', {
    params: { slug: COUNTED },
    body: () => ({ count: 1 }),
  }),
  'POST /v1/have-your-say/:slug/census': editors('409 paperFrozen', {
    params: { slug: COUNTED },
    body: () => ({ text: 'ada@one.example' }),
  }),
  'POST /v1/have-your-say/:slug/copies': editors('201', { params: { slug: COUNTED } }),
  'POST /v1/have-your-say/:slug/imports': editors('409 newerRevision', {
    params: { slug: COUNTED },
    body: () => ({ ...IMPORT, revision: 9 }),
  }),
  'POST /v1/have-your-say/:slug/recounts': editors('409 newerRevision', {
    params: { slug: COUNTED },
    body: () => ({
      ...IMPORT,
      revision: 9,
      method: 'instantRunoff',
      source: { place: { en: 'Elsewhere' }, heldOn: '2026-03-10', link: null },
    }),
  }),
  'POST /v1/have-your-say/:slug/recounts/readings': editors('200', {
    params: { slug: COUNTED },
    body: () => ({ ...IMPORT }),
  }),
  'GET /v1/have-your-say/:slug/recount.json # before it was counted': {
    who: '. . . . . . .',
    answer: '200',
    params: { slug: 'new-library-design' },
    refusal: UNSEEN,
  },
  'GET /v1/dialogs': openTo('200'),
  'GET /v1/dialogs/:slug': page('waterfront-change'),
  'GET /v1/blogs': openTo('200'),
  'GET /v1/blogs/:slug': page('measuring-kerbs-between-tram-and-town-hall'),
  'GET /v1/blogs/:slug # draft': {
    who: '. . . . y y y',
    answer: '200',
    params: { slug: 'what-a-moderator-reads-in-a-week' },
    refusal: UNSEEN,
  },
  'GET /v1/blogs/facets': openTo('200'),
  'GET /:locale/feed.atom': openTo('200', { params: { locale: 'en' } }),
  'GET /:locale/:section/feed.atom': openTo('200', { params: { locale: 'ar', section: 'blogs' } }),
  'GET /v1/publications': openTo('200'),
  'GET /v1/publications/:slug': page('city-budget-2026-at-a-glance'),
  'GET /v1/training': openTo('200'),
  'GET /v1/training/:slug': page('participation-in-30-minutes'),
  'GET /v1/teams': openTo('200'),
  'GET /v1/teams/:slug': page('green-neighbourhoods'),
  'GET /v1/teams/:slug # for its members, of whom one is omar': {
    who: '. . y . y . y',
    answer: '200',
    params: { slug: 'tenants-circle' },
    refusal: UNSEEN,
  },
  'GET /v1/committees': openTo('200'),
  'GET /v1/committees/:slug': page('budget-committee'),
  'GET /v1/governance': openTo('200'),
  'GET /v1/governance/facets': openTo('200'),
  'GET /v1/governance/decisions.csv': openTo('200'),
  'GET /v1/governance/indicators': openTo('200'),
  'GET /v1/governance/indicators/:file': openTo('200', { params: { file: 'comments.csv' } }),
  'GET /v1/governance/indicators/:file # query': openTo('200', {
    params: { file: 'comments.sql' },
  }),
  'GET /v1/governance/:slug': page('climate-advisory-board-body'),
  'GET /v1/events': openTo('200'),
  'GET /v1/events/:slug': page('street-without-cars-information-evening'),
  'GET /v1/quizzes': openTo('200'),
  'GET /v1/quizzes/:slug': page('do-you-know-your-city-budget'),
  'POST /v1/quizzes/:slug/attempts': openTo('201', {
    params: { slug: 'do-you-know-your-city-budget' },
    body: () => ({ timing: 'usual' }),
  }),
  'GET /v1/quizzes/:slug/attempts/:attempt': own('404 notFound', {
    params: { slug: 'do-you-know-your-city-budget', attempt: NOBODY },
  }),
  'GET /v1/quizzes/:slug/attempts/:attempt # of a visitor': openTo('200', {
    params: { slug: 'do-you-know-your-city-budget', attempt: VISITORS_ATTEMPT },
  }),
  'PUT /v1/quizzes/:slug/attempts/:attempt/answers': own('404 notFound', {
    params: { slug: 'do-you-know-your-city-budget', attempt: NOBODY },
    body: () => ({ answers: [] }),
  }),
  'POST /v1/quizzes/:slug/attempts/:attempt/submission': own('404 notFound', {
    params: { slug: 'do-you-know-your-city-budget', attempt: NOBODY },
    body: () => ({ answers: [] }),
  }),
  'GET /v1/quizzes/:slug/paper': editors('200', { params: { slug: QUIZ } }),
  'PUT /v1/quizzes/:slug/paper': editors('409 newerRevision', {
    params: { slug: QUIZ },
    body: () => ({ revision: 9, settings: QUIZ_SETTINGS, questions: [] }),
  }),
  'POST /v1/quizzes/:slug/copies': editors('201', { params: { slug: QUIZ } }),
  'GET /v1/quizzes/:slug/extra-time': editors('200', { params: { slug: QUIZ } }),
  'PUT /v1/quizzes/:slug/extra-time': editors('404 notFound', {
    params: { slug: QUIZ },
    body: () => ({ person: NOBODY, timing: 'double' }),
  }),
  'GET /v1/quizzes/:slug/statistics': openTo('200', {
    params: { slug: 'do-you-know-your-city-budget' },
  }),
  'GET /v1/dialogs/:slug/settings': editors('200', { params: { slug: DIALOG.slug } }),
  'PUT /v1/dialogs/:slug/settings': editors('409 newerRevision', {
    params: { slug: DIALOG.slug },
    body: () => ({ revision: 99, settings: DIALOG_SETTINGS }),
  }),
  'POST /v1/dialogs/:slug/updates': editors('409 newerRevision', {
    params: { slug: DIALOG.slug },
    body: () => ({ revision: 99, text: { en: 'Any' } }),
  }),
  'PUT /v1/dialogs/:slug/updates': editors('409 newerRevision', {
    params: { slug: DIALOG.slug },
    body: () => ({ revision: 99, at: '2026-03-09T08:00:00Z', text: null }),
  }),
  'POST /v1/dialogs/:slug/closing': editors('409 newerRevision', {
    params: { slug: DIALOG.slug },
    body: () => ({ revision: 99, conclusions: { en: 'Any' } }),
  }),
  'GET /v1/faqs': openTo('200'),
  'GET /v1/faqs/:slug': page('do-i-need-an-account-to-read'),
  'GET /v1/legal': openTo('200'),
  'GET /v1/legal/:slug': page('terms-and-conditions'),
  'GET /v1/legal/:slug/writing': admins('200', LEGAL),
  [LEGAL_DRAFT]: admins('200', LEGAL),
  'GET /v1/admin/legal': admins('200'),
  'POST /v1/legal/:slug/template': admins('200', LEGAL),
  'POST /v1/legal/:slug/sign-off': admins('409 newerRevision', {
    ...WITH_LEGAL_DRAFT,
    body: () => ({ revision: 99 }),
  }),
  'PUT /v1/legal/:slug/draft': admins('409 newerRevision', {
    ...WITH_LEGAL_DRAFT,
    body: () => ({ title: {}, summary: {}, body: {}, whatChanged: {}, revision: 99 }),
  }),
  'POST /v1/legal/:slug/versions': admins('409 newerRevision', {
    ...WITH_LEGAL_DRAFT,
    body: () => ({ revision: 99, effectiveOn: '2026-12-01' }),
  }),
  'DELETE /v1/legal/:slug/versions/:number': admins('409 notPossibleNow', {
    params: { ...LEGAL.params, number: '1' },
  }),
  'DELETE /v1/legal/:slug/draft': admins('409 newerRevision', {
    ...WITH_LEGAL_DRAFT,
    query: { revision: '99' },
  }),
  'GET /v1/:section/:slug/comments': openTo('200', { params: DIALOG }),
  'GET /v1/:section/:slug/comments # where nobody comments': openTo('404 notFound', {
    params: { section: 'teams', slug: 'green-neighbourhoods' },
  }),
  'GET /v1/:section/:slug/comments # of a draft': {
    who: '. . . . y y y',
    answer: '200',
    params: { section: 'blogs', slug: 'what-a-moderator-reads-in-a-week' },
    refusal: UNSEEN,
  },
  'POST /v1/:section/:slug/comments': own('201', {
    params: DIALOG,
    body: (column) => ({ body: `What ${column} says.`, lang: 'en' }),
  }),
  'POST /v1/:section/:slug/comments # of a draft': {
    who: '. . . . . . .',
    answer: '201',
    params: { section: 'blogs', slug: 'what-a-moderator-reads-in-a-week' },
    body: () => ({ body: 'Not yet.', lang: 'en' }),
    refusal: {
      ...UNSEEN_TO_SIGNED_IN,
      moderator: '409 commentsClosed',
      editor: '409 commentsClosed',
      admin: '409 commentsClosed',
    },
  },
  'GET /v1/:section/:slug/comments/:id': openTo('200', { params: COMMENT }),
  'GET /v1/:section/:slug/comments/:id # of another content': openTo('404 notFound', {
    params: { ...COMMENT, section: 'blogs', slug: POST },
  }),
  'GET /v1/:section/:slug/comments/:id/replies': openTo('200', { params: COMMENT }),
  'GET /v1/:section/:slug/comments/:id/history': openTo('200', { params: COMMENT }),
  'PATCH /v1/:section/:slug/comments/:id # of somebody else': {
    who: '. . . . . . .',
    answer: '200',
    params: COMMENT,
    headers: { 'if-match': '"1"' },
    body: () => ({ body: 'Theirs.', lang: 'en' }),
  },
  'DELETE /v1/:section/:slug/comments/:id # of somebody else': {
    who: '. . . . . . .',
    answer: '204',
    params: COMMENT,
  },
  'PUT /v1/:section/:slug/comments/:id/vote': own('200', {
    params: COMMENT,
    body: () => ({ value: 1 }),
  }),
  'POST /v1/:section/:slug/comments/:id/report # that was upheld': own('204', {
    params: COMMENT,
    body: () => ({ reason: 'other' }),
  }),
  'GET /v1/dialogs/:slug/statements': openTo('200', { params: STATEMENTS }),
  'GET /v1/dialogs/:slug/statements # of a thread': openTo('404 notFound', { params: DIALOG }),
  'GET /v1/dialogs/:slug/statements/next': openTo('200', { params: STATEMENTS }),
  'GET /v1/dialogs/:slug/opinions': openTo('200', { params: STATEMENTS }),
  'GET /v1/dialogs/:slug/opinions # of a thread': openTo('404 notFound', { params: DIALOG }),
  'GET /v1/dialogs/:slug/opinions/statements': openTo('200', { params: STATEMENTS }),
  'GET /v1/dialogs/:slug/opinions/summary.csv': openTo('200', { params: STATEMENTS }),
  'GET /v1/dialogs/:slug/opinions/comments.csv': openTo('404 notFound', { params: DIALOG }),
  'GET /v1/dialogs/:slug/opinions/votes.csv': openTo('404 notFound', { params: DIALOG }),
  'GET /v1/dialogs/:slug/opinions/participants-votes.csv': openTo('404 notFound', {
    params: DIALOG,
  }),
  'GET /v1/dialogs/:slug/opinions/opinions.json': openTo('404 notFound', { params: DIALOG }),
  'GET /v1/dialogs/:slug/opinions/alike': staff('200', { params: STATEMENTS }),
  'GET /v1/dialogs/:slug/statements/similar': openTo('200', {
    params: STATEMENTS,
    query: { text: 'More benches', lang: 'en' },
  }),
  'GET /v1/dialogs/:slug/statements/:id': openTo('200', { params: STATEMENT }),
  'GET /v1/dialogs/:slug/statements/:id # of another dialog': openTo('404 notFound', {
    params: { ...STATEMENT, slug: 'summer-evenings-on-the-promenade' },
  }),
  'POST /v1/dialogs/:slug/statements': own('201', {
    params: STATEMENTS,
    body: (column) => ({ text: `What ${column} states.`, lang: 'en' }),
  }),
  'POST /v1/dialogs/:slug/statements # where it is over': own('409 statementsClosed', {
    params: { slug: 'getting-home-at-night' },
    body: () => ({ text: 'Much too late.', lang: 'en' }),
  }),
  'PUT /v1/dialogs/:slug/statements/:id/vote': own('200', {
    params: STATEMENT,
    body: () => ({ vote: 0 }),
  }),
  'POST /v1/dialogs/:slug/seeds': running('201', {
    params: STATEMENTS,
    body: (column) => ({
      seeds: [{ lang: 'en', texts: { en: `What ${column} begins with.` }, isMeta: false }],
    }),
  }),
  'PATCH /v1/dialogs/:slug/statements/:id': running('200', {
    params: STATEMENT,
    body: () => ({ isMeta: false }),
  }),
  'DELETE /v1/dialogs/:slug/statements/:id # of somebody else': {
    who: '. . . . . . .',
    answer: '204',
    params: STATEMENT,
  },
  'GET /v1/committees/vacancies': openTo('200'),
  'GET /v1/me/seats': own('200'),
  'PUT /v1/me/seats/:term/interests': own('404 notFound', {
    params: { term: NOBODY },
    body: () => ({ text: 'A boat', locale: 'en' }),
  }),
  'GET /v1/committees/:slug/seats': { ...GIVES_SEATS, answer: '200' },
  'GET /v1/committees/:slug/people': { ...GIVES_SEATS, answer: '200', query: { q: 'haddad' } },
  'POST /v1/committees/:slug/seats': {
    ...GIVES_SEATS,
    answer: '404 notFound',
    body: () => ({
      person: NOBODY,
      role: 'substitute',
      seat: null,
      title: {},
      electedBy: null,
      since: '2026-01-01',
      until: null,
    }),
  },
  'PUT /v1/committees/:slug/seats/:term': {
    ...GIVES_SEATS,
    answer: '404 notFound',
    params: { ...BOARD, term: NOBODY },
    body: () => ({
      role: 'member',
      seat: 'residents',
      title: {},
      electedBy: null,
      until: null,
    }),
  },
  'POST /v1/committees/:slug/seats/:term/end': {
    ...GIVES_SEATS,
    answer: '404 notFound',
    params: { ...BOARD, term: NOBODY },
    body: () => ({ as: 'resigned', on: '2026-01-01', by: null }),
  },
  'GET /v1/teams/:slug/membership': own('200', { params: TEAM }),
  'PUT /v1/teams/:slug/membership': own('200', { params: TEAM, body: () => ({}) }),
  'DELETE /v1/teams/:slug/membership': own('204', { params: { slug: 'old-port-traders' } }),
  'GET /v1/teams/:slug/members': { ...LEADS, answer: '200' },
  'GET /v1/teams/:slug/statistics # of its members one is omar': {
    who: '. . y . y . y',
    answer: '200',
    params: { slug: 'accessible-city' },
  },
  'POST /v1/teams/:slug/members/:person/acts': {
    ...LEADS,
    answer: '404 notFound',
    params: { ...TEAM, person: NOBODY },
    body: () => ({ act: 'accept' }),
  },
  'PUT /v1/teams/:slug/members/:person/title': {
    ...LEADS,
    answer: '404 notFound',
    params: { ...TEAM, person: NOBODY },
    body: () => ({ title: {} }),
  },
  'PUT /v1/teams/:slug/switches': {
    ...LEADS,
    answer: '204',
    body: () => DEFAULT_TEAM_SWITCHES,
  },
  'PUT /v1/teams/:slug/suspension': staff('409 notPossibleNow', {
    params: { slug: 'harbour-heritage' },
    body: () => ({ reason: REASON, locale: 'en' }),
  }),
  'DELETE /v1/teams/:slug/suspension': staff('204', { params: TEAM }),
  'POST /v1/teams/:slug/invitations': {
    ...LEADS,
    answer: '202',
    body: (column) => ({ emails: [`${column}@one.example`], locale: 'en' }),
  },
  'POST /v1/teams/:slug/invitation-links': {
    ...LEADS,
    answer: '201',
    body: () => ({ uses: 1, days: 1 }),
  },
  'DELETE /v1/teams/:slug/invitations/:id': {
    ...LEADS,
    answer: '404 notFound',
    params: { ...TEAM, id: NOBODY },
  },
  'POST /v1/invitations/look': openTo('410 linkInvalid', {
    body: () => ({ token: `${NOBODY}.${TOKEN}` }),
  }),
  'POST /v1/invitations/answers': own('410 linkInvalid', {
    body: () => ({ token: `${NOBODY}.${TOKEN}`, accepts: true }),
  }),
  'GET /v1/committees/:slug/meetings': page('budget-committee'),
  'GET /v1/committees/:slug/meetings/:id': openTo('200', { params: MEETING }),
  'GET /committees/:slug/meetings/:id.ics': openTo('200', { params: MEETING }),
  'GET /:locale/committees/:slug/meetings/:id.ics': openTo('200', {
    params: { locale: 'ar', ...MEETING },
  }),
  'GET /v1/committees/:slug/meetings/:id/source': editors('200', { params: MEETING }),
  'POST /v1/committees/:slug/meetings': editors('201', {
    params: { slug: 'budget-committee' },
    body: () => MEETING_PLAN,
  }),
  'PUT /v1/committees/:slug/meetings/:id': editors('409 newerRevision', {
    params: MEETING,
    body: () => ({ ...MEETING_PLAN, version: 99 }),
  }),
  'POST /v1/committees/:slug/meetings/:id/cancellation': editors('409 newerRevision', {
    params: MEETING,
    body: () => ({ reason: { tr: REASON }, version: 99 }),
  }),
  'PUT /v1/committees/:slug/meetings/:id/record': editors('409 newerRevision', {
    params: MEETING,
    body: () => ({ attendance: [], decisions: [], minutes: {}, version: 99 }),
  }),
  'POST /v1/committees/:slug/meetings/:id/minutes': editors('409 newerRevision', {
    params: MEETING,
    body: () => ({ version: 99 }),
  }),
  'POST /v1/committees/:slug/meetings/:id/decisions/:decision/entry': editors('404 notFound', {
    params: { ...MEETING, decision: NOBODY },
  }),
  'PUT /v1/committees/:slug/meetings/:id/reply': own('403 forbidden', {
    params: MEETING,
    body: () => ({ reply: 'coming' }),
  }),
  'GET /v1/me/memberships': own('200'),
  'POST /v1/teams/founding': own('201', {
    body: (column) => ({
      name: `Team ${column}`,
      handle: slugFor('team', column),
      purpose: 'Any',
      about: 'Any',
      joining: 'open',
      contact: 'any@one.example',
      locale: 'en',
    }),
  }),
  'PUT /v1/:section/:slug/follow': own('200', { params: DIALOG }),
  'DELETE /v1/:section/:slug/follow': own('200', { params: DIALOG }),
  'PUT /v1/:section/:slug/follow # of a draft': {
    who: '. . . . . . .',
    answer: '200',
    params: { section: 'blogs', slug: 'what-a-moderator-reads-in-a-week' },
    refusal: {
      ...UNSEEN_TO_SIGNED_IN,
      moderator: '403 forbidden',
      editor: '403 forbidden',
      admin: '403 forbidden',
    },
  },
  'GET /v1/:section/:slug/reactions': openTo('200', { params: { section: 'blogs', slug: POST } }),
  'GET /v1/:section/:slug/reactions # where nobody reacts': openTo('404 notFound', {
    params: DIALOG,
  }),
  'GET /v1/:section/:slug/reactions # of a draft': {
    who: '. . . . y y y',
    answer: '200',
    params: { section: 'blogs', slug: 'what-a-moderator-reads-in-a-week' },
    refusal: UNSEEN,
  },
  'PUT /v1/:section/:slug/reaction': own('200', {
    params: { section: 'blogs', slug: POST },
    body: () => ({ kind: 'thanks' }),
  }),
  'PUT /v1/:section/:slug/reaction # of a draft': {
    who: '. . . . . . .',
    answer: '200',
    params: { section: 'blogs', slug: 'what-a-moderator-reads-in-a-week' },
    body: () => ({ kind: 'like' }),
    refusal: {
      ...UNSEEN_TO_SIGNED_IN,
      moderator: '403 forbidden',
      editor: '403 forbidden',
      admin: '403 forbidden',
    },
  },
  'PUT /v1/faqs/:slug/helpfulness': openTo('200', {
    params: { slug: 'who-can-vote' },
    body: () => ({ isHelpful: true, visitor: 'a-random-text-of-a-browser' }),
  }),
  'DELETE /v1/:section/:slug/reaction': own('200', { params: { section: 'blogs', slug: POST } }),
  'GET /events/:slug.ics': openTo('200', { params: EVENT }),
  'GET /:locale/events/:slug.ics': openTo('200', { params: { locale: 'ar', ...EVENT } }),
  'GET /v1/events.ics': openTo('200'),
  'GET /v1/calendar.ics': openTo('200'),
  'POST /v1/events/imports': editors('201', {
    body: () => ({ text: CALENDAR_FILE, locale: 'en', author: 'organisation' }),
  }),
  'GET /v1/calendar': openTo('200', { query: { month: '2026-03' } }),
  'GET /v1/calendar/:token.ics': openTo('404 notFound', { params: { token: TOKEN } }),
  'GET /v1/me/training': own('200'),
  'GET /v1/training/:slug/enrollment': openTo('200', { params: COURSE }),
  'PUT /v1/training/:slug/enrollment': own('200', { params: COURSE }),
  'PUT /v1/training/:slug/lessons/:lesson/progress': own('404 notFound', {
    params: { ...COURSE, lesson: 'nothing' },
    body: () => ({ isDone: true }),
  }),
  'DELETE /v1/training/:slug/enrollment': own('200', { params: COURSE }),
  'GET /v1/training/:slug/course': editors('200', { params: COURSE }),
  'PUT /v1/training/:slug/course': editors('409 newerRevision', {
    params: COURSE,
    body: () => ({ revision: 99, course: NO_LESSONS }),
  }),
  'GET /v1/certificates/:number': openTo('404 notFound', { params: { number: '0000000000' } }),
  'POST /v1/certificates/:number/name-checks': openTo('404 notFound', {
    params: { number: '0000000000' },
    body: () => ({ name: 'Grace Bell' }),
  }),
  'PUT /v1/certificates/:number/withdrawal': own('404 notFound', {
    params: { number: '0000000000' },
    body: () => ({ reason: REASON }),
  }),
  'DELETE /v1/certificates/:number/withdrawal': own('404 notFound', {
    params: { number: '0000000000' },
    body: () => ({ reason: REASON }),
  }),
  'GET /v1/training/:slug/certificates': editors('200', { params: COURSE }),
  'GET /v1/me/registrations': own('200'),
  'GET /v1/me/calendar': own('200'),
  'POST /v1/me/calendar': own('201'),
  'DELETE /v1/me/calendar': own('204'),
  'GET /v1/events/:slug/registration': openTo('200', { params: EVENT }),
  'PUT /v1/events/:slug/registration': own('200', {
    params: EVENT,
    body: () => ({ guests: 0, isPublic: false }),
  }),
  'DELETE /v1/events/:slug/registration': own('200', { params: EVENT }),
  'GET /v1/events/:slug/registrations': editors('200', { params: EVENT }),
  'GET /v1/events/:slug/registrations.csv': editors('200', { params: EVENT }),
  'POST /v1/events/:slug/check-in': editors('422 unknownCode', {
    params: EVENT,
    body: () => ({ code: '00000-00000' }),
  }),
  'PUT /v1/events/:slug/registrations/:id': editors('404 notFound', {
    params: { ...EVENT, id: NOBODY },
    body: () => ({ state: 'attended' }),
  }),
  'GET /training/:slug.ics': openTo('200', { params: TRAINING }),
  'GET /:locale/training/:slug.ics': openTo('200', { params: { locale: 'ar', ...TRAINING } }),
  'GET /v1/training/:slug/registration': openTo('200', { params: TRAINING }),
  'PUT /v1/training/:slug/registration': own('200', {
    params: TRAINING,
    body: () => ({ guests: 0, isPublic: false }),
  }),
  'DELETE /v1/training/:slug/registration': own('200', { params: TRAINING }),
  'GET /v1/training/:slug/registrations': editors('200', { params: TRAINING }),
  'GET /v1/training/:slug/registrations.csv': editors('200', { params: TRAINING }),
  'POST /v1/training/:slug/check-in': editors('422 unknownCode', {
    params: TRAINING,
    body: () => ({ code: '00000-00000' }),
  }),
  'PUT /v1/training/:slug/registrations/:id': editors('404 notFound', {
    params: { ...TRAINING, id: NOBODY },
    body: () => ({ state: 'attended' }),
  }),
  'GET /v1/committees/:slug/draws': openTo('200', { params: COMMITTEE }),
  'GET /v1/committees/:slug/draws/:id': openTo('200', { params: DRAW }),
  'GET /v1/committees/:slug/draws/:id/list': openTo('404 notFound', { params: DRAW }),
  'POST /v1/committees/:slug/draws': editors('422 invalidDraw', {
    params: COMMITTEE,
    body: () => DRAW_WITHOUT_TITLE,
  }),
  'PUT /v1/committees/:slug/draws/:id/volunteer': own('200', {
    params: DRAW,
    body: () => ({ stratum: '', isPublic: false }),
  }),
  'DELETE /v1/committees/:slug/draws/:id/volunteer': own('200', { params: DRAW }),
  'PUT /v1/committees/:slug/draws/:id/answer': own('409 notPossibleNow', {
    params: DRAW,
    body: () => ({ accepts: true }),
  }),
  'PUT /v1/committees/:slug/draws/:id/seed': editors('409 notPossibleNow', {
    params: DRAW,
    body: () => ({ values: [[1]] }),
  }),
  'POST /v1/committees/:slug/draws/:id/confirmation': editors('409 notPossibleNow', {
    params: DRAW,
    body: () => ({ values: [[1]] }),
  }),
  'POST /v1/committees/:slug/draws/:id/cancellation': editors('422 reasonMissing', {
    params: DRAW,
    body: () => ({ reason: '   ', locale: 'en' }),
  }),
  'GET /v1/me/follows': own('200'),
  'GET /v1/me/statements': own('200'),
  'GET /v1/:section/:slug/comments/:id/translation # where nothing translates': openTo(
    '404 notFound',
    { params: COMMENT, query: { to: 'tr' } },
  ),
  'GET /v1/:section/:slug/mentionable': own('200', { params: DIALOG, query: { q: 'le' } }),
  'POST /v1/dialogs/:slug/statements/:id/report # in a dialog of comments': own('404 notFound', {
    params: { slug: DIALOG.slug, id: NOBODY },
    body: () => ({ reason: 'other' }),
  }),
  'GET /v1/me/comments': own('200'),
  'GET /v1/me/hidden': own('200'),
  'POST /v1/me/hidden/:kind/:id/appeal': own('404 notFound', {
    params: { kind: 'comment', id: NOBODY },
    body: () => ({ text: 'Please look at it again.' }),
  }),
  'GET /v1/moderation/log': openTo('200'),
  'GET /v1/admin/moderation': moderators('200'),
  'POST /v1/admin/moderation': moderators('200', {
    body: () => ({
      items: [{ kind: 'comment', id: NOBODY, revision: 1 }],
      decision: 'hidden',
      reason: 'spam',
    }),
  }),
  'POST /v1/admin/moderation/:id/undo': moderators('404 notFound', { params: { id: NOBODY } }),

  'GET /v1/me/authors': own('200', { query: { section: 'blogs' } }),
  'GET /v1/me/rights': own('200', { query: { section: 'blogs', slug: POST } }),
  'GET /v1/me/rights # of a draft': {
    who: '. . . . y y y',
    answer: '200',
    query: { section: 'blogs', slug: 'what-a-moderator-reads-in-a-week' },
    refusal: UNSEEN_TO_SIGNED_IN,
  },
  'POST /v1/:section # of the city': {
    who: '. . . . . y y',
    answer: '201',
    params: { section: 'blogs' },
    body: (column) => ({ ...writtenAs(slugFor('post', column)), author: 'organisation' }),
  },
  'POST /v1/:section # under one’s own name': {
    who: '. . . y y y y',
    answer: '201',
    params: { section: 'dialogs' },
    body: (column) => ({ ...writtenAs(slugFor('dialog', column)), author: 'person' }),
  },
  'GET /v1/blogs/:slug/details': editors('200', { params: { slug: POST } }),
  'PUT /v1/blogs/:slug/details': editors('409 newerRevision', {
    params: { slug: POST },
    body: () => ({
      revision: 99,
      kind: 'post',
      details: { related: [], comments: true, author: null },
    }),
  }),
  'GET /v1/publications/:slug/details': editors('200', { params: { slug: PUBLICATION } }),
  'PUT /v1/publications/:slug/details': editors('409 newerRevision', {
    params: { slug: PUBLICATION },
    body: () => ({ revision: 99, kind: 'report', details: PUBLICATION_DETAILS }),
  }),
  'GET /v1/governance/:slug/details': editors('200', { params: { slug: RULES_PAGE } }),
  'PUT /v1/governance/:slug/details': editors('409 newerRevision', {
    params: { slug: RULES_PAGE },
    body: () => ({
      revision: 99,
      kind: 'page',
      details: { body: null, decision: null, commitment: null },
    }),
  }),
  'GET /v1/faqs/:slug/details': editors('200', { params: { slug: QUESTION } }),
  'PUT /v1/faqs/:slug/details': editors('409 newerRevision', {
    params: { slug: QUESTION },
    body: () => ({ revision: 99, kind: 'voting', details: { helpOn: [] } }),
  }),
  'GET /v1/committees/:slug/details': editors('200', { params: { slug: 'budget-committee' } }),
  'PUT /v1/committees/:slug/details': editors('409 newerRevision', {
    params: { slug: 'budget-committee' },
    body: () => ({
      revision: 99,
      kind: 'standing',
      details: {
        mandate: {},
        legalBasis: {},
        rhythm: {},
        createdOn: '2026-03-01',
        endsOn: null,
        parent: null,
        composition: [],
        dissolution: null,
      },
    }),
  }),
  'GET /v1/events/:slug/details': editors('200', { params: EVENT }),
  'PUT /v1/events/:slug/details': editors('409 newerRevision', {
    params: EVENT,
    body: () => ({ revision: 99, kind: 'inPerson', details: EVENT_DETAILS }),
  }),
  'GET /v1/training/:slug/details': editors('200', { params: COURSE }),
  'PUT /v1/training/:slug/details': editors('409 newerRevision', {
    params: COURSE,
    body: () => ({
      revision: 99,
      kind: 'course',
      details: { level: 'introduction', languages: ['en'], outcomes: [], session: null },
    }),
  }),
  'GET /v1/teams/:slug/details': { who: '. . . y . y y', answer: '200', params: TEAM },
  'PUT /v1/teams/:slug/details': {
    who: '. . . y . y y',
    answer: '409 newerRevision',
    params: TEAM,
    body: () => ({
      revision: 99,
      kind: 'team',
      details: {
        purpose: {},
        joining: 'open',
        contact: 'any@one.example',
        founded: '2026-01-01',
      },
    }),
  },
  'POST /v1/faqs/:slug/moves': editors('409 newerRevision', {
    params: { slug: QUESTION },
    body: () => ({ revision: 99, direction: 'up' }),
  }),
  'GET /v1/:section/:slug/source': editors('200', { params: { section: 'blogs', slug: POST } }),
  'PUT /v1/:section/:slug': editors('409 newerRevision', {
    params: { section: 'blogs', slug: POST },
    body: () => ({ ...writtenAs(POST), revision: 9 }),
  }),
  'PUT /v1/:section/:slug/translations': editors('409 newerRevision', {
    params: { section: 'blogs', slug: POST },
    body: () => ({ revision: 99, name: 'title.ar' }),
  }),
  'GET /v1/:section/:slug/files': editors('200', {
    params: { section: 'blogs', slug: POST },
  }),
  'PUT /v1/:section/:slug/files': editors('409 newerRevision', {
    params: { section: 'blogs', slug: POST },
    body: () => ({ revision: 9, cover: null, attachments: [] }),
  }),
  'POST /v1/files': {
    // The participant and the verified resident are members of a team.
    who: SIGNED_IN,
    answer: '201',
    body: () => ({ name: 'plan.pdf', bytes: 1 }),
  },
  'GET /v1/files/:id': own('404 notFound', { params: { id: NOBODY } }),
  'PATCH /v1/files/:id': own('404 notFound', {
    params: { id: NOBODY },
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: () => Buffer.from('x'),
  }),
  'POST /v1/files/:id/link': own('404 notFound', { params: { id: NOBODY } }),
  'GET /v1/files/:id/:name': openTo('404 notFound', { params: { id: NOBODY, name: 'plan.pdf' } }),
  'GET /v1/files/:id/w/:width': openTo('404 notFound', { params: { id: NOBODY, width: '480' } }),
  'GET /v1/files/:id/social.jpg': openTo('404 notFound', { params: { id: NOBODY } }),
  'POST /v1/:section/:slug/transitions': editors('409 newerRevision', {
    params: { section: 'blogs', slug: 'what-a-moderator-reads-in-a-week' },
    body: () => ({ revision: 9, act: 'publish' }),
    refusal: { ...UNSEEN_TO_SIGNED_IN, moderator: '403 forbidden' },
  }),
  'GET /v1/:section/:slug/versions': openTo('200', { params: { section: 'blogs', slug: POST } }),
  'GET /v1/:section/:slug/versions/:revision': openTo('200', {
    params: { section: 'blogs', slug: POST, revision: '1' },
  }),
  'GET /v1/:section/:slug/previews': editors('200', {
    params: { section: 'blogs', slug: POST },
  }),
  'POST /v1/:section/:slug/previews': editors('409 notPossibleNow', {
    params: { section: 'blogs', slug: POST },
    body: () => ({ days: 7 }),
  }),
  'DELETE /v1/:section/:slug/previews/:id': editors('204', {
    params: { section: 'blogs', slug: POST, id: NOBODY },
  }),
  'GET /v1/admin/contents': editors('200'),

  'POST /v1/accounts': openTo('202', {
    body: (column) => ({ ...emailOf(column), name: 'Somebody New', password: PASSWORD }),
  }),
  'POST /v1/accounts/confirm': openTo('410 linkInvalid', { body: () => ({ token: TOKEN }) }),
  'POST /v1/accounts/email/confirm': openTo('410 linkInvalid', { body: () => ({ token: TOKEN }) }),
  'POST /v1/accounts/email/undo': openTo('410 linkInvalid', { body: () => ({ token: TOKEN }) }),
  'POST /v1/accounts/invitation/look': openTo('410 linkInvalid', {
    body: () => ({ token: TOKEN }),
  }),
  'POST /v1/accounts/invitation': openTo('410 linkInvalid', {
    body: () => ({ token: TOKEN, name: 'Somebody New', password: PASSWORD, locale: 'en' }),
  }),
  'POST /v1/ForgetPassword': openTo('202', { body: emailOf }),
  'POST /v1/ForgetPasswordConfirm': openTo('410 linkInvalid', {
    body: () => ({ token: TOKEN, password: PASSWORD }),
  }),
  'POST /v1/ForgetPasswordUndo': openTo('410 linkInvalid', { body: () => ({ token: TOKEN }) }),

  'POST /v1/feedback': openTo('201', {
    body: (column) => ({ kind: 'idea', text: `An idea of ${column}`, page: '/', locale: 'en' }),
  }),
  'GET /v1/admin/feedback': staff('200'),
  'POST /v1/admin/feedback/:id/answer': staff('503 unavailable', {
    params: { id: NOBODY },
    body: () => ({ text: 'We will see to it.' }),
  }),
  'PATCH /v1/admin/feedback/:id': staff('404 notFound', {
    params: { id: NOBODY },
    body: () => ({ done: true }),
  }),

  'GET /v1/user/:id': openTo('200', { params: { id: toPersonId('grace') } }),
  'GET /v1/pictures/:id': openTo('404 notFound', { params: { id: NOBODY } }),

  'GET /v1/me/:section': own('200', { params: { section: 'teams' } }),
  'GET /v1/me/notices': own('200'),
  'GET /v1/me/notifications': own('200'),
  'GET /v1/me/notifications/unread': own('200'),
  'PUT /v1/me/notifications/:id/read': own('404 notFound', {
    params: { id: NOBODY },
    body: () => ({ isRead: true }),
  }),
  'DELETE /v1/me/notifications/:id': own('404 notFound', { params: { id: NOBODY } }),
  'POST /v1/me/notifications/:id/restore': own('404 notFound', { params: { id: NOBODY } }),
  'POST /v1/me/notifications/read-all': own('204', {
    body: () => ({ until: FIRST_START.toISOString() }),
  }),
  'GET /v1/me/notifications/settings': own('200'),
  'GET /v1/me/notifications/digest': own('200'),
  'POST /v1/me/notifications/digest': own('200', { body: () => ({ rhythm: 'daily' }) }),
  'PUT /v1/me/notifications/plan': own('204', {
    body: () => ({ timeZone: 'Europe/Istanbul', hour: 7, weekday: 2 }),
  }),
  'GET /v1/me/push': own('200'),
  'PUT /v1/me/push/subscriptions': own('400 invalidRequest', {
    body: () => ({
      endpoint: 'http://127.0.0.1/inner',
      expirationTime: null,
      locale: 'en',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    }),
  }),
  'DELETE /v1/me/push/subscriptions': own('204', {
    body: () => ({ endpoint: 'https://push.example/none' }),
  }),
  'POST /v1/me/push/test': own('404 notFound', {
    body: () => ({ endpoint: 'https://push.example/none' }),
  }),
  'POST /v1/push/renewals': openTo('404 notFound', {
    body: () => ({
      before: { endpoint: 'https://push.example/before', auth: 'A'.repeat(22) },
      now: {
        endpoint: 'https://fcm.googleapis.com/now',
        expirationTime: null,
        keys: {
          auth: 'A'.repeat(22),
          p256dh:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        },
      },
    }),
  }),
  'POST /v1/unsubscribe/:token': openTo('410 linkInvalid', { params: { token: TOKEN } }),
  'DELETE /v1/unsubscribe/:token': openTo('410 linkInvalid', {
    params: { token: TOKEN },
    body: () => ({ categories: [] }),
  }),
  'GET /v1/settings': openTo('200'),
  'GET /v1/settings/:area': admins('200', { params: { area: 'money' } }),
  'GET /v1/settings/:area/history': admins('200', { params: { area: 'money' } }),
  'PUT /v1/settings/:area': admins('409 newerRevision', {
    params: { area: 'money' },
    body: () => ({ revision: 0, value: { currency: 'EUR' } }),
  }),
  'POST /v1/settings/:area/undo': admins('404 notFound', {
    params: { area: 'money' },
    body: () => ({ revision: 1, restored: 99 }),
  }),
  // Of an installation that is open; `setup.test.ts` begins with one that is not.
  'GET /v1/setup': openTo('200'),
  'POST /v1/setup/code': openTo('409 notPossibleNow', { body: () => ({ code: 'any' }) }),
  'POST /v1/setup/administrator': openTo('409 notPossibleNow'),
  'GET /v1/setup/tasks': admins('200'),
  'GET /v1/setup/providers': admins('200'),
  'POST /v1/setup/test-mail': admins('200'),
  'POST /v1/setup/test-mail/arrived': admins('422 wrongNumber', {
    body: () => ({ number: '000000' }),
  }),
  'PUT /v1/setup/stage': admins('403 recentSignInRequired', { body: () => ({ stage: 'staff' }) }),
  'GET /v1/districts': admins('200'),
  'PUT /v1/districts': admins('409 newerRevision', { body: () => ({ revision: 99, terms: [] }) }),
  'POST /v1/districts/:key/merge': admins('404 notFound', {
    params: { key: 'no-such-key' },
    body: () => ({ revision: 99, into: 'old-port' }),
  }),
  'GET /v1/topics': admins('200'),
  'GET /v1/topics/proposals': admins('200'),
  'PUT /v1/topics': admins('409 newerRevision', { body: () => ({ revision: 99, terms: [] }) }),
  'POST /v1/topics/:key/merge': admins('404 notFound', {
    params: { key: 'no-such-key' },
    body: () => ({ revision: 99, into: 'youth' }),
  }),
  'GET /v1/districts.geojson': openTo('200'),
  'PUT /v1/districts.geojson': admins('409 newerRevision', {
    query: { revision: '99' },
    body: () => ({ type: 'FeatureCollection', features: [] }),
  }),
  'GET /v1/settings/languages/consequences': admins('200'),
  'GET /v1/settings/sections/consequences': admins('200'),
  'GET /v1/settings/earlier-facts': admins('200'),
  'POST /v1/settings/earlier-facts': admins('200', {
    body: () => ({ note: 'as it is called now' }),
  }),
  'GET /v1/settings/look/pictures/:id': openTo('404 notFound', { params: { id: '0'.repeat(64) } }),
  'POST /v1/settings/look/pictures': admins('422 invalidPicture', {
    headers: { 'content-type': 'image/png' },
    body: () => Buffer.from('no picture'),
  }),
  'GET /v1/admin/jobs': admins('200'),
  'POST /v1/admin/jobs/:name/run': admins('202', { params: { name: 'reminders' } }),
  'PUT /v1/me/notifications/settings': own('200', { body: () => DEFAULT_NOTIFICATION_SETTINGS }),
  'GET /v1/me/needs': own('200'),
  'GET /v1/me/work': own('200'),
  'GET /v1/me/have-your-say': own('200'),
  'GET /v1/me/profile': own('200'),
  'PATCH /v1/me/profile': own('200', { body: () => ({ visibility: 'public' }) }),
  'PUT /v1/me/picture': own('422 invalidPicture', {
    headers: { 'content-type': 'image/png' },
    body: () => Buffer.from('no picture'),
  }),
  'DELETE /v1/me/picture': own('204'),
  'GET /v1/me/terms': own('200'),
  'POST /v1/me/terms': own('409 termsChanged', { body: () => ({ version: 1 }) }),
  'GET /v1/me/security': own('200'),
  'GET /v1/me/security-events': own('200'),
  'GET /v1/me/sessions': own('200'),
  'DELETE /v1/me/sessions': own('204'),
  'DELETE /v1/me/sessions/:id': own('404 notFound', { params: { id: NOBODY } }),
  'POST /v1/me/password': own('403 wrongPassword', {
    body: () => ({ password: PASSWORD, newPassword: PASSWORD }),
  }),
  'POST /v1/me/email': own('403 recentSignInRequired', {
    body: (column) => ({ ...emailOf(column), password: PASSWORD }),
  }),
  'POST /v1/me/invitation': own('410 linkInvalid', { body: () => ({ token: TOKEN }) }),
  'DELETE /v1/me/email': own('204'),
  'POST /v1/me/proof': own('403 wrongPassword', { body: () => ({ password: PASSWORD }) }),
  'POST /v1/me/second-factor': own('403 wrongPassword', { body: () => ({ password: PASSWORD }) }),
  'POST /v1/me/second-factor/confirm': own('403 wrongCode', { body: () => ({ otp: '000000' }) }),
  'POST /v1/me/second-factor/recovery-codes': own('403 wrongPassword', {
    body: () => ({ password: PASSWORD }),
  }),
  'DELETE /v1/me/second-factor': own('403 wrongPassword', {
    body: () => ({ password: PASSWORD }),
  }),
  'POST /v1/me/passkeys': own('403 wrongPassword', { body: () => ({ password: PASSWORD }) }),
  'POST /v1/me/passkeys/confirm': own('403 wrongPasskey', {
    body: () => ({
      name: 'Office laptop',
      passkey: {
        id: 'a2V5',
        rawId: 'a2V5',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'bWFkZQ' },
        clientExtensionResults: {},
      },
    }),
  }),
  'POST /v1/me/passkeys/request': own('409 notPossibleNow'),
  'DELETE /v1/me/passkeys/:id': own('403 wrongPassword', {
    params: { id: NOBODY },
    body: () => ({ password: PASSWORD }),
  }),
  'POST /v1/me/doors': own('403 recentSignInRequired', { body: () => ({ accessToken: TOKEN }) }),
  'DELETE /v1/me/doors': own('403 recentSignInRequired', {
    query: { issuer: 'http://localhost:3100' },
  }),
  'GET /v1/me/export': own('200'),
  'DELETE /v1/me': own('403 recentSignInRequired', { body: () => ({}) }),

  'GET /v1/admin/people': staff('200'),
  'GET /v1/admin/people/:id': staff('200', { params: RESIDENT }),
  'GET /v1/admin/audit': staff('200'),
  'POST /v1/admin/invitations/check': admins('200', { body: () => ({ text: PEOPLE }) }),
  'POST /v1/admin/invitations': admins('503 unavailable', { body: () => ({ text: PEOPLE }) }),
  'GET /v1/admin/invitations': admins('200'),
  'POST /v1/admin/invitations/:id/again': admins('404 notFound', { params: { id: NOBODY } }),
  'DELETE /v1/admin/invitations/:id': admins('404 notFound', { params: { id: NOBODY } }),
  'POST /v1/admin/invitations/:id/restore': admins('404 notFound', { params: { id: NOBODY } }),
  'PUT /v1/admin/people/:id/rights': {
    who: ADMIN,
    answer: '204',
    params: RESIDENT,
    body: () => ({ roles: ['editor'], verified: true, reason: REASON }),
  },
  'PUT /v1/admin/people/:id/verification': {
    who: ADMIN,
    answer: '204',
    params: RESIDENT,
    body: () => ({
      verifiedOn: '2026-03-01',
      district: 'old-port',
      birthDate: '1990-05-01',
      reason: REASON,
    }),
  },
  'DELETE /v1/admin/people/:id/second-factor': {
    who: ADMIN,
    answer: '204',
    params: RESIDENT,
    body: () => ({ reason: REASON }),
  },
  'PUT /v1/admin/people/:id/block': staff('204', {
    params: RESIDENT,
    body: () => ({ reason: REASON }),
  }),
  'DELETE /v1/admin/people/:id/block': staff('204', {
    params: RESIDENT,
    body: () => ({ reason: REASON }),
  }),
};

const PRINTED = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/;
const DEPTH_OF = (indent: string) => indent.length / 4;
/** The framework adds HEAD to every GET; OPTIONS is answered by CORS for every path. */
const ASKED = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** `METHOD /path` of every route, out of the tree that the framework prints. */
function routesOf(app: FastifyInstance): string[] {
  const path: string[] = [];
  const lines = app.printRoutes({ commonPrefix: false }).trimEnd().split('\n');
  return lines.flatMap((line) => {
    const [, indent, part, methods = ''] = PRINTED.exec(line) ?? [];
    if (indent === undefined || part === undefined) throw new Error(`not a route: ${line}`);
    path.splice(DEPTH_OF(indent), Infinity, part);
    const asked = methods.split(', ').filter((method) => ASKED.includes(method));
    return asked.map((method) => `${method} ${path.join('')}`);
  });
}

const OF_THE_TEST = 'GET /test/anti-forgery';

/** Writes a comment that the staff has let stand: no number of reports hides it. */
async function writeComment(db: Database): Promise<void> {
  const content_id = toContentId('dialogs', DIALOG.slug);
  const { id } = COMMENT;
  await db
    .insertInto('comments')
    .values({
      id,
      content_id,
      parent_id: null,
      root_id: id,
      depth: 0,
      author_id: RESIDENT.id,
      body: 'Benches.',
      lang: 'en',
      alignment: 0,
      created_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('moderations')
    .values({
      decision_id: id,
      kind: 'comment',
      target_id: id,
      content_id,
      decision: 'shown',
      before: 'shown',
      by_id: null,
      automatic: false,
      at: FIRST_START,
    })
    .execute();
}

async function writeStatement(db: Database): Promise<void> {
  const content_id = toContentId('dialogs', STATEMENTS.slug);
  const { number } = await db
    .updateTable('statement_dialogs')
    .set((eb) => ({ statements: eb('statements', '+', 1), shown: eb('shown', '+', 1) }))
    .where('content_id', '=', content_id)
    .returning((eb) => eb('statements', '-', 1).as('number'))
    .executeTakeFirstOrThrow();
  const { id } = STATEMENT;
  await db
    .insertInto('statements')
    .values({ id, content_id, number, author_id: RESIDENT.id, lang: 'en', created_at: FIRST_START })
    .execute();
  const said = { body: 'More benches here.', letters: 'morebencheshere' };
  await db
    .insertInto('statement_texts')
    .values({ statement_id: id, content_id, lang: 'en', ...said })
    .execute();
}

let host: TestHost;
/** Happens once, when the next request knows what its person may do and has not begun yet. */
let meanwhile: (() => Promise<unknown>) | null = null;

/** Opens a host in which something can happen while a request is under way. */
async function openInterrupted(): Promise<TestHost> {
  const watch = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook(
      'preHandler',
      ({ url }, _reply, done) => {
        // The test itself asks for the anti-forgery cookie first.
        const task = OF_THE_TEST.endsWith(url) ? null : meanwhile;
        if (!task) return done();
        meanwhile = null;
        withoutTransactionCheck(task).then(() => done(), done);
      },
    );
  diagnostics.subscribe(STARTS, watch);
  const opened = await openTestHost();
  diagnostics.unsubscribe(STARTS, watch);
  return opened;
}

beforeAll(async () => {
  host = await openInterrupted();
  const { db } = host.database;
  await sweepPolls({ db, databaseNow: createDatabaseNow(host.clock), log: host.app.log });
  // People who have not accepted the terms are refused for that reason alone; a test of its own
  // shows it.
  await db.updateTable('people').set({ terms_version: 2 }).execute();
  await writeComment(db);
  await writeStatement(db);
  const drawer = new MapUpdater(db, createDatabaseNow(host.clock));
  await drawer.draw(toContentId('dialogs', STATEMENTS.slug));
  await drawer.close();
  for (const slug of ['new-library-design', 'neighbourhood-budget']) {
    const poll = await host.app.inject(`/v1/have-your-say/${slug}`);
    papers[slug] = createRandomAnswers(poll.json<DetailPage<PollDetails>>().details);
  }
});
afterAll(() => host.close());

async function headersOf(column: Column): Promise<Record<string, string>> {
  const person = COLUMNS[column];
  if (person !== null) return host.headersOf(person);
  const { authorization: _none, ...antiForgery } = await host.headersOf('grace');
  return antiForgery;
}

function told(response: LightMyRequestResponse): string {
  const { statusCode } = response;
  if (statusCode < 400) return String(statusCode);
  const { code, error } = response.json<{ code?: string; error?: string }>();
  return `${statusCode} ${code ?? error}`;
}

const needsKey = (pattern: string) =>
  /\/(ballots|comments|statements|feedback|transitions|previews|paper|founding|draws|meetings|meetings\/:id|record|minutes|entry|invitation-links|cancellation|withdrawals|closing|outcome|copies|imports|recounts|settings|earlier-facts|updates|details|course|moves|files|draft|template|sign-off|versions|versions\/:number|:section|:section\/:slug)$/.test(
    pattern,
  );

async function ask(route: string, row: Row, column: Column): Promise<string> {
  const [method, pattern] = route.split(' ') as ['GET', string];
  const url = pattern.replace(/:(\w+)/g, (_all, name: string) => row.params![name]!);
  const payload = row.body?.(column);
  const isForm = row.headers === FORM;
  const response = await host.app.inject({
    method,
    url,
    query: { ...row.query },
    headers: {
      ...(await headersOf(column)),
      ...(needsKey(pattern) ? { 'idempotency-key': `key-of-${column}` } : {}),
      ...row.headers,
    },
    remoteAddress: `10.0.0.${Object.keys(COLUMNS).indexOf(column) + 1}`,
    ...(payload === undefined
      ? {}
      : { payload: isForm ? new URLSearchParams({ ...payload }).toString() : payload }),
  });
  return told(response);
}

const STAFF_COLUMNS: readonly Column[] = ['moderator', 'editor', 'admin'];
/** Routes that are called by POST and write nothing here, or what a job writes every night. */
const WRITES_NOTHING = new Set([
  'POST /v1/admin/invitations/check',
  'POST /v1/have-your-say/:slug/recounts/readings',
  'POST /v1/open-data/runs',
  'POST /v1/settings/earlier-facts',
]);

test('every route has its row, and every row its route', () => {
  const rows = new Set(Object.keys(TABLE).map((key) => key.split(' # ')[0]!));
  const routes = routesOf(host.app).filter((route) => route !== OF_THE_TEST);
  expect([...rows].sort()).toEqual(routes.sort());
});

/**
 * Asks as somebody of the staff who loses the role while the request is under way, and gets it back
 * after it.
 */
async function askAndLose(key: string, row: Row, column: Column): Promise<string> {
  let giveBack = () => Promise.resolve();
  meanwhile = async () => {
    giveBack = await takeRoles(host.database.db, toPersonId(COLUMNS[column]!));
  };
  const answer = await ask(key, row, column);
  meanwhile = null;
  await giveBack();
  return answer;
}

test.each(Object.entries(TABLE))(
  '[SPEC 1.2, 6.1] who may %s; a role that is lost on the way writes nothing',
  async (key, row) => {
    const { who, answer, after, refusal = REFUSED } = row;
    if (after) await ask(after, TABLE[after]!, 'admin');
    const cells = who.split(' ');
    for (const [index, column] of (Object.keys(COLUMNS) as Column[]).entries()) {
      const ofColumn: Readonly<Partial<Record<Column, string>>> = refusal;
      const refused = ofColumn[column] ?? refusal.signedIn;
      const isForStaff = cells[index] === 'y' && cells[1] === '.' && cells[2] === '.';
      const isWrite = !key.startsWith('GET ') && answer.startsWith('2') && !WRITES_NOTHING.has(key);
      if (isForStaff && isWrite && STAFF_COLUMNS.includes(column))
        expect([column, await askAndLose(key, row, column)]).toEqual([column, '403 forbidden']);
      expect([column, await ask(key, row, column)]).toEqual([
        column,
        cells[index] === 'y' ? answer : refused,
      ]);
    }
  },
);
