import type { Action } from '@reduxjs/toolkit';
import {
  passwordSignInFailed,
  passwordSignInRequested,
  secondFactorAwaited,
  sessionEnded,
} from '../../state/sessionSlice';
import type { Story, StoryState } from '../../workbench/story';

const TOKEN = '#token=a-token-out-of-a-mail';
const WAIT_MS = 240_000;

const story = (title: StoryState, path: string, ...happened: readonly Action[]): Story => ({
  title,
  path,
  answers: () => ({}),
  happened: [sessionEnded({ reason: 'notSignedIn' }), ...happened],
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
  story('needsCode', '/sign-in', secondFactorAwaited(null)),
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
];
