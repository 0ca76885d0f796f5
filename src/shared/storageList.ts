import { RETENTION_PERIODS, createPeriod, type Period } from './retention';

export type StoragePlace = 'cookie' | 'session' | 'local' | 'cache' | 'indexedDB';

/** Uses of the portal that need something to be stored, in the order of the page. */
export const STORAGE_NEEDS = [
  'signingIn',
  'safeRequests',
  'choices',
  'writing',
  'voting',
  'reading',
] as const;
type Need = (typeof STORAGE_NEEDS)[number];

/** When an item goes. */
export type StorageEnd =
  | 'tab'
  | 'browser'
  | 'signOut'
  | 'deleted'
  | 'nextPage'
  | 'saved'
  | 'sentOrTab'
  | 'sent'
  | 'removed'
  | 'clock'
  | 'replaced';
/** When an item goes that stays for a certain time at most. */
export type TimedEnd = 'limited' | 'renewed' | 'copies' | 'chosen' | 'signedIn';

interface Named {
  readonly id: string;
  /**
   * Names as they stand in the browser. One with a colon at its end goes on with what or whose it
   * is.
   */
  readonly names: readonly string[];
  readonly places: readonly StoragePlace[];
  readonly neededFor: Need;
}
type Stored = Named &
  ({ readonly until: StorageEnd } | { readonly until: TimedEnd; readonly longest: Period });

/** Stands for the name that a sign-in configuration gives itself. */
export const CONFIGURED_NAME = '…';

/**
 * All data that the portal stores in a browser. The page on cookies and storage is made of it; a
 * test looks through the code for names that are missing here, and for those here that nothing
 * stores any more.
 */
export const STORAGE_LIST = [
  {
    id: 'door',
    names: [CONFIGURED_NAME],
    places: ['session'],
    neededFor: 'signingIn',
    until: 'tab',
  },
  {
    id: 'tokens',
    names: ['sol-auth'],
    places: ['local'],
    neededFor: 'signingIn',
    until: 'limited',
    longest: createPeriod('day', RETENTION_PERIODS.sessionDays),
  },
  { id: 'user', names: ['sol-user'], places: ['local'], neededFor: 'signingIn', until: 'signOut' },
  {
    id: 'accessToken',
    names: ['accessToken'],
    places: ['cookie'],
    neededFor: 'signingIn',
    until: 'renewed',
    longest: createPeriod('minute', RETENTION_PERIODS.accessTokenMinutes),
  },
  {
    id: 'device',
    names: ['meydan-device'],
    places: ['cookie'],
    neededFor: 'signingIn',
    until: 'signedIn',
    longest: createPeriod('day', RETENTION_PERIODS.deviceDays),
  },
  {
    id: 'setup',
    names: ['meydan-setup'],
    places: ['cookie'],
    neededFor: 'signingIn',
    until: 'limited',
    longest: createPeriod('hour', 1),
  },
  {
    id: 'password',
    names: ['passwordSession'],
    places: ['local'],
    neededFor: 'signingIn',
    until: 'signOut',
  },
  {
    id: 'pageLanguage',
    names: ['meydan-locale'],
    places: ['session'],
    neededFor: 'signingIn',
    until: 'tab',
  },
  {
    id: 'onTheWay',
    names: ['signedOutReturn', 'signInNews', 'automaticRedirects'],
    places: ['session'],
    neededFor: 'signingIn',
    until: 'nextPage',
  },
  { id: 'clock', names: ['clockSkew'], places: ['local'], neededFor: 'signingIn', until: 'clock' },
  {
    id: 'antiForgery',
    names: ['XSRF-TOKEN', '_csrf'],
    places: ['cookie'],
    neededFor: 'safeRequests',
    until: 'browser',
  },
  {
    id: 'language',
    names: ['meydan-language'],
    places: ['cookie'],
    neededFor: 'choices',
    until: 'chosen',
    longest: createPeriod('day', RETENTION_PERIODS.choiceDays),
  },
  {
    id: 'switched',
    names: ['meydan-switched'],
    places: ['session'],
    neededFor: 'choices',
    until: 'nextPage',
  },
  {
    id: 'theme',
    names: ['meydan-theme'],
    places: ['cookie'],
    neededFor: 'choices',
    until: 'chosen',
    longest: createPeriod('day', RETENTION_PERIODS.choiceDays),
  },
  {
    id: 'searchKey',
    names: ['meydan-search-key'],
    places: ['local'],
    neededFor: 'choices',
    until: 'deleted',
  },
  {
    id: 'searches',
    names: ['meydan-searches'],
    places: ['local'],
    neededFor: 'choices',
    until: 'removed',
  },
  {
    id: 'translations',
    names: ['meydan-translations-first'],
    places: ['local'],
    neededFor: 'choices',
    until: 'deleted',
  },
  {
    id: 'languagesBeside',
    names: ['languagesBeside'],
    places: ['local'],
    neededFor: 'choices',
    until: 'deleted',
  },
  {
    id: 'rated',
    names: ['ratedAnswers'],
    places: ['local'],
    neededFor: 'writing',
    until: 'deleted',
  },
  { id: 'draft', names: ['draft:'], places: ['session'], neededFor: 'writing', until: 'saved' },
  {
    id: 'upload',
    names: ['upload:'],
    places: ['session'],
    neededFor: 'writing',
    until: 'sentOrTab',
  },
  {
    id: 'pressed',
    names: ['reaction:', 'statement-answer:'],
    places: ['session'],
    neededFor: 'writing',
    until: 'sentOrTab',
  },
  {
    id: 'quiz',
    names: ['quiz-answers:'],
    places: ['local', 'session'],
    neededFor: 'writing',
    until: 'sent',
  },
  { id: 'outbox', names: ['outbox:'], places: ['local'], neededFor: 'voting', until: 'sent' },
  {
    id: 'ballotDraft',
    names: ['ballot-drafts'],
    places: ['local'],
    neededFor: 'voting',
    until: 'signOut',
  },
  { id: 'receipt', names: ['receipts'], places: ['local'], neededFor: 'voting', until: 'deleted' },
  {
    id: 'voterKey',
    names: ['voter-key'],
    places: ['local'],
    neededFor: 'voting',
    until: 'deleted',
  },
  {
    id: 'pages',
    names: ['meydan-pages-1'],
    places: ['cache'],
    neededFor: 'reading',
    until: 'copies',
    longest: createPeriod('day', RETENTION_PERIODS.savedPageDays),
  },
  {
    id: 'files',
    names: ['meydan-offline-1', 'meydan-assets-1', 'meydan-files-1'],
    places: ['cache'],
    neededFor: 'reading',
    until: 'replaced',
  },
  {
    id: 'push',
    names: ['meydan-push-1'],
    places: ['cache'],
    neededFor: 'reading',
    until: 'replaced',
  },
  {
    id: 'expiry',
    names: ['workbox-expiration'],
    places: ['indexedDB'],
    neededFor: 'reading',
    until: 'replaced',
  },
  {
    id: 'reloaded',
    names: ['meydan-reloaded'],
    places: ['session'],
    neededFor: 'reading',
    until: 'nextPage',
  },
  {
    id: 'tape',
    names: ['meydan-tape'],
    places: ['session'],
    neededFor: 'choices',
    until: 'tab',
  },
] as const satisfies readonly Stored[];

export type StoredId = (typeof STORAGE_LIST)[number]['id'];
/** A row of the list. */
export type StoredItem = Stored & { readonly id: StoredId };
