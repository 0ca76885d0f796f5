import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { TIMING } from '../../../shared/constants';
import { productSignedIn, sessionEnded } from '../../state/sessionSlice';
import { checkToken } from './checkToken';

export interface Timer {
  readonly everyMs: number;
  readonly firstTick: 'atOnce' | 'afterOnePeriod';
  readonly startsOn: (action: Action) => boolean;
  readonly stopsOn: (action: Action) => boolean;
  readonly tick: () => SagaIterator<void>;
}

/** Every repeating job of the portal (SPEC 10.5). A job that is not in this table does not run. */
export const TIMERS = {
  tokenCheck: {
    everyMs: TIMING.tokenCheckMs,
    firstTick: 'afterOnePeriod',
    startsOn: productSignedIn.match,
    stopsOn: sessionEnded.match,
    tick: checkToken,
  },
} as const satisfies Record<string, Timer>;
