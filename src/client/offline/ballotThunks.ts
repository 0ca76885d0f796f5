import type { Answers } from '../../shared/ballots/answers';
import { isBlank } from '../../shared/ballots/blank';
import type { OwnBallot } from '../../shared/contract/have-your-say';
import type { ApiExtra, ApiState } from '../api/extra';
import { portalApi } from '../api/portalApi';
import { putDraft, readDrafts, removeDraft, type BallotDraft } from './ballotDrafts';
import { keepReceipt } from './keptReceipts';
import { getVoterKey } from './voterKey';

type Dispatch = (action: ReturnType<typeof portalApi.util.invalidateTags>) => unknown;
type Thunk<T> = (dispatch: Dispatch, getState: () => ApiState, extra: ApiExtra) => T;

const subjectOf = ({ session }: ApiState) => session.accessToken?.subject ?? '';

/**
 * Returns a thunk that reads what this person has entered in a poll and not cast; null when there
 * is nothing.
 */
export const readBallotDraft =
  (pollId: string): Thunk<Answers | null> =>
  (_dispatch, getState, { ports }) =>
    readDrafts(ports.localStorage, subjectOf(getState())).find((one) => one.pollId === pollId)
      ?.answers ?? null;

/** Returns a thunk that keeps what has been entered; an empty paper is none. */
export const keepBallotDraft =
  ({ pollId, ...draft }: Omit<BallotDraft, 'savedAt'>): Thunk<void> =>
  (_dispatch, getState, { ports: { localStorage, clock } }) => {
    const subject = subjectOf(getState());
    if (Object.values(draft.answers).every(isBlank)) removeDraft(localStorage, subject, pollId);
    else putDraft(localStorage, subject, { pollId, ...draft, savedAt: clock() });
  };

/** Returns a thunk that drops a draft: it is cast, or no longer wanted. */
export const dropBallotDraft =
  (pollId: string): Thunk<void> =>
  (dispatch, getState, { ports }) => {
    removeDraft(ports.localStorage, subjectOf(getState()), pollId);
    dispatch(portalApi.util.invalidateTags(['Outbox']));
  };

/** Returns a thunk that keeps the receipt of a ballot that the host cannot find for its voter. */
export const keepOwnReceipt =
  (pollId: string, ballot: OwnBallot): Thunk<void> =>
  (dispatch, _getState, { ports }) => {
    keepReceipt(ports.localStorage, pollId, ballot);
    dispatch(portalApi.util.invalidateTags(['Outbox']));
  };

/** Returns a thunk that reads the key of this device where visitors vote. */
export const readVoterKey =
  (): Thunk<string> =>
  (_dispatch, _getState, { ports }) =>
    getVoterKey(ports);

/** Returns a thunk that gives the person a receipt as a text file. */
export const saveTextFile =
  (name: string, text: string): Thunk<void> =>
  (_dispatch, _getState, { ports }) =>
    ports.saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
