import type { Action } from '@reduxjs/toolkit';
import type { SignInProblem } from '../../state/session';
import {
  clockSkewLearned,
  productRenewalUnreachable,
  productSignedIn,
  sessionEnded,
  sessionNotStored,
  signInFailed,
  signInWindowChanged,
} from '../../state/sessionSlice';
import { aDetailPage } from '../../testing/sectionFactories';
import type { Story, StoryState } from '../../workbench/story';

const OFF_BY_MS = 7 * 60_000;
const FACTS = { expiresAt: null, scopes: [], subject: 'grace', fingerprint: '12345678' };

const story = (title: StoryState, path: string, ...happened: readonly Action[]): Story => ({
  title,
  path,
  answers: () => ({}),
  happened,
});

const signedOut = sessionEnded({ reason: 'signedOut' });
const failed = (problem: SignInProblem) => sessionEnded({ reason: 'notSignedIn', problem });

const DECLINED: SignInProblem = {
  code: 'signInDeclined',
  result: 'SecureTokenServerError',
  provider: {
    error: 'access_denied',
    description: 'Die Anmeldung wurde im Ausweis-Portal abgebrochen.',
    uri: 'https://door.example/help/access-denied',
  },
};

const UNAUTHORIZED: readonly Story[] = [
  story('some', '/unauthorized', sessionEnded({ reason: 'notSignedIn' })),
  story('invalid', '/unauthorized', failed({ code: 'validationFailed', result: 'IncorrectNonce' })),
  story('declined', '/unauthorized', failed(DECLINED)),
  story('loops', '/unauthorized', failed({ code: 'signInLoops' })),
  story('notSetUp', '/unauthorized', failed({ code: 'noTokenEndpoint' })),
  story('storageRefused', '/unauthorized', failed({ code: 'storageRefused' })),
];

/** States that the guard of account pages shows in place of the page. */
const GATE: readonly Story[] = [
  story('leaving', '/me', sessionEnded({ reason: 'notSignedIn' })),
  story('signedOut', '/me', signedOut),
  story('sessionEnded', '/me', sessionEnded({ reason: 'refused' })),
];

/** Creates a story of a public page, as an example: its notices are what matters. */
const notice = (title: StoryState, ...happened: readonly Action[]): Story => ({
  title,
  path: '/privacy-policy',
  answers: (locale) => ({
    '/v1/legal/privacy-policy': { body: aDetailPage('legal', locale, { details: {} }) },
  }),
  happened,
});

const NOTICES: readonly Story[] = [
  notice('sessionEnded', sessionEnded({ reason: 'refused' })),
  notice('window', signedOut, signInWindowChanged('open')),
  notice('isolatedWindow', signedOut, signInWindowChanged('isolated')),
  notice('blockedWindow', signedOut, signInFailed({ code: 'popupBlocked' })),
  notice('offline', productSignedIn(FACTS), productRenewalUnreachable()),
  notice('storageRefused', productSignedIn(FACTS), sessionNotStored()),
  notice('wrongClock', clockSkewLearned({ skewMs: OFF_BY_MS, source: 'date', samples: 3 })),
];

/** An address that is nearly one, and whose words are a title. */
const NOWHERE: Story = {
  title: 'some',
  path: '/blog/night-buses',
  answers: (locale) => {
    const { section, slug, title } = aDetailPage('dialogs', locale);
    return { '/v1/search/suggestions': { body: { items: [{ section, slug, title }] } } };
  },
};

export const ERROR_STORIES: readonly Story[] = [
  NOWHERE,
  story('some', '/forbidden'),
  story('verificationRequired', '/forbidden?missing=verified'),
  story('signedIn', '/forbidden?missing=editor'),
  story('signedOut', '/forbidden', signedOut),
  ...UNAUTHORIZED,
  ...GATE,
  story('some', '/callback'),
  story('invalid', '/callback', failed({ code: 'incorrectState', result: 'StatesDoNotMatch' })),
  ...NOTICES,
];
