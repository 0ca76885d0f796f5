import type { Action } from '@reduxjs/toolkit';
import type { Locale } from '../../shared/locales';
import type { FakeResponses } from '../testing/fakeApi';
import type { stateMessages } from './messages';

export type StoryState = keyof typeof stateMessages;

/**
 * A screen in one state: where it is and what the API says there. The screen itself comes from the
 * route.
 */
export interface Story {
  readonly title: StoryState;
  /** Path and query without language prefix. */
  readonly path: string;
  /** Answers of the API, in the language that is asked for; every other call fails. */
  readonly answers: (locale: Locale) => FakeResponses;
  /** Actions on the session, after the sign-in or sign-out that the workbench chooses. */
  readonly happened?: readonly Action[];
}
