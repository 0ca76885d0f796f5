import type { Action } from '@reduxjs/toolkit';
import type { AccountInvitationShown } from '../../../shared/contract/accountInvitations';
import {
  passwordSignInFailed,
  passwordSignInRequested,
  secondFactorAwaited,
  sessionEnded,
} from '../../state/sessionSlice';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { FAILED_ANSWER, NEVER } from '../../workbench/makeStories';
import { aDetailPage } from '../../testing/sectionFactories';
import type { Story, StoryState } from '../../workbench/story';

const TOKEN = '#token=a-token-out-of-a-mail';
const WAIT_MS = 240_000;

const story = (title: StoryState, path: string, ...happened: readonly Action[]): Story => ({
  title,
  path,
  answers: () => ({}),
  happened: [sessionEnded({ reason: 'notSignedIn' }), ...happened],
});

const INVITATION: AccountInvitationShown = {
  email: 'grace@harbour.example',
  name: 'Grace Bell',
  roles: ['editor', 'moderator'],
  expiresAt: '2026-05-30T18:00:00Z',
  state: 'open',
};
const invited = (title: StoryState, answer: FakeResponses[string]): Story => ({
  ...story(title, `/accept-invitation${TOKEN}`),
  answers: (locale) => ({
    'POST /v1/accounts/invitation/look': answer,
    '/v1/legal/terms-and-conditions': { body: aDetailPage('legal', locale) },
  }),
});

/** The pages about getting into an account. */
export const ACCESS_STORIES: readonly Story[] = [
  story('some', '/sign-in?to=/dialogs'),
  story('loading', '/sign-in', passwordSignInRequested({ ticket: '', returnTo: '/' })),
  story('failed', '/sign-in', passwordSignInFailed({ code: 'passwordRefused' })),
  story(
    'tooManyTries',
    '/sign-in',
    passwordSignInFailed({ code: 'tooManyTries', retryAfterMs: WAIT_MS }),
  ),
  story('needsCode', '/sign-in', secondFactorAwaited({ problem: null, methods: ['otp'] })),
  { title: 'signedIn', path: '/sign-in?to=/dialogs', answers: () => ({}) },
  story('some', `/confirm-email${TOKEN}`),
  story('invalid', '/confirm-email'),
  story('some', '/forgot-password'),
  story('some', `/reset-password${TOKEN}`),
  story('invalid', '/reset-password'),
  story('some', `/undo-password-change${TOKEN}`),
  story('invalid', '/undo-password-change'),
  story('some', `/confirm-new-email${TOKEN}`),
  story('invalid', '/confirm-new-email'),
  story('some', `/undo-email-change${TOKEN}`),
  story('invalid', '/undo-email-change'),
  invited('some', { body: INVITATION }),
  invited('closed', { body: { ...INVITATION, state: 'used' } }),
  invited('loading', NEVER),
  invited('failed', FAILED_ANSWER),
  invited('notFound', aProblem(410, 'linkInvalid')),
  story('invalid', '/accept-invitation'),
  { ...invited('signedIn', { body: INVITATION }), happened: [] },
];
