import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Question } from '../../shared/ballots/paper';
import type { PollDetails } from '../../shared/contract/have-your-say';
import { PollScreen } from '../features/have-your-say/PollScreen';
import { aPage, somePollDetails } from './factories';
import type { FakeResponses, FakeResponse } from './fakeApi';
import { readMessages } from './readMessages';
import { renderScreen } from './renderScreen';

export const POLL_PATH = '/v1/have-your-say/new-library-design';
export const BALLOTS_CALL = `POST ${POLL_PATH}/ballots`;
export const RECEIPT = {
  receipt: '7F3A1-0B2C4-99D0E-4A5B6',
  castAt: '2026-05-01T09:00:00Z',
  answers: null,
};

export const aPollAnswer = (more: Partial<PollDetails> = {}): FakeResponse => ({
  body: aPage(somePollDetails(more)),
});

const WAY = { path: '/have-your-say/:slug', url: '/have-your-say/new-library-design' } as const;

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/** Renders the page of a poll; nobody is signed in where nothing is said. */
export function renderPoll(answers: FakeResponses, options: Options = {}) {
  const view = renderScreen(<PollScreen />, { ...WAY, answers, ...options });
  const sent = () => view.calls.filter(({ method }) => method === 'POST');
  return { ...view, sent };
}

/**
 * Renders these questions for a person who is signed in; casting answers with a receipt.
 * `answersSent` are those of the last try to cast.
 */
export async function renderPaper(
  questions: readonly Question[],
  { options = {}, ...more }: Partial<PollDetails> & { readonly options?: Options } = {},
) {
  const voted = aPollAnswer({
    ...more,
    questions,
    ownBallot: RECEIPT,
    hasVoted: true,
    refusal: 'alreadyVoted',
  });
  const answers = {
    [POLL_PATH]: [aPollAnswer({ ...more, questions }), voted],
    [BALLOTS_CALL]: { status: 201, body: RECEIPT },
  };
  const view = renderPoll(answers, { isSignedIn: true, ...options });
  await screen.findByRole('button', {
    name: readMessages(options.locale ?? 'en')['have-your-say.castVote'] as string,
  });
  const cast = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
    return (view.sent().at(-1)?.body as { answers?: unknown } | undefined)?.answers;
  };
  return { ...view, cast };
}
