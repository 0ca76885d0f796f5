import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { TIMING } from '../../../shared/constants';
import {
  productSignedIn,
  providerSignedIn,
  sessionEnded,
  signInWindowChanged,
} from '../../state/sessionSlice';
import { checkProviderSessions, reloadSessionFrames } from '../provider/checkSession';
import { pollPopup } from '../provider/popup';
import { checkToken } from './checkToken';

export interface Timer {
  /** The period; configurations may have a say in it. */
  readonly everyMs: (configs: readonly SignInConfiguration[]) => number;
  readonly firstTick: 'atOnce' | 'afterOnePeriod';
  readonly startsOn: (action: Action) => boolean;
  readonly stopsOn: (action: Action) => boolean;
  readonly tick: () => SagaIterator<void>;
}

const every = (periodMs: number) => () => periodMs;

/** SPEC 9.10 where no configuration says anything else. */
function tokenCheckMs(configs: readonly SignInConfiguration[]): number {
  if (configs.length === 0) return TIMING.tokenCheckMs;
  return Math.min(...configs.map(({ tokenRefreshInSeconds }) => tokenRefreshInSeconds)) * 1_000;
}

const isSignIn = (action: Action) =>
  productSignedIn.match(action) || providerSignedIn.match(action);

/** Every repeating job of the portal (SPEC 10.5). A job that is not in this table does not run. */
export const TIMERS = {
  tokenCheck: {
    everyMs: tokenCheckMs,
    firstTick: 'afterOnePeriod',
    startsOn: isSignIn,
    stopsOn: sessionEnded.match,
    tick: checkToken,
  },
  sessionHeartbeat: {
    everyMs: every(TIMING.sessionHeartbeatMs),
    firstTick: 'atOnce',
    startsOn: providerSignedIn.match,
    stopsOn: sessionEnded.match,
    tick: checkProviderSessions,
  },
  sessionFrameRefresh: {
    everyMs: every(TIMING.sessionFrameRefreshMs),
    firstTick: 'afterOnePeriod',
    startsOn: providerSignedIn.match,
    stopsOn: sessionEnded.match,
    tick: reloadSessionFrames,
  },
  popupPoll: {
    everyMs: every(TIMING.popupPollMs),
    firstTick: 'afterOnePeriod',
    startsOn: (action) => signInWindowChanged.match(action) && action.payload === 'open',
    stopsOn: (action) => signInWindowChanged.match(action) && action.payload === 'closed',
    tick: pollPopup,
  },
} as const satisfies Record<string, Timer>;
