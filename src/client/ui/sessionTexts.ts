import type { MessageDescriptor } from 'react-intl';
import { getShownError, type ShownErrorId } from '../../shared/errors';
import { getErrorMessage } from '../intl/errorMessage';
import { errorMessages, sessionMessages } from '../intl/failures/messages';
import { titleMessages } from '../intl/sharedMessages';
import type { EndReason, SignInProblem } from '../state/session';
import { statusMessages } from './messages';

export interface SessionTexts {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const { failedTitle, loopTitle, signedOutTitle } = sessionMessages;

const OF_ENDED: Readonly<Record<EndReason, SessionTexts>> = {
  notSignedIn: { title: titleMessages.unauthorized, text: statusMessages.unauthorized },
  signedOut: { title: signedOutTitle, text: sessionMessages.signedOut },
  signedOutHere: { title: signedOutTitle, text: sessionMessages.signedOutHere },
  endedElsewhere: { title: signedOutTitle, text: errorMessages.endedElsewhere },
  accountDeleted: { title: sessionMessages.deletedTitle, text: sessionMessages.deleted },
  otherTab: { title: signedOutTitle, text: sessionMessages.otherTab },
  signedOutAtProvider: { title: signedOutTitle, text: errorMessages.signedOutAtProvider },
  otherPerson: { title: signedOutTitle, text: errorMessages.otherPerson },
  refused: { title: signedOutTitle, text: errorMessages.sessionEnded },
  invalid: { title: failedTitle, text: errorMessages.signInRefused },
};

const TITLE_OF_PROBLEM: Partial<Record<ShownErrorId, MessageDescriptor>> = {
  'error.signInLoops': loopTitle,
  'error.sessionEnded': signedOutTitle,
  'error.signedOutAtProvider': signedOutTitle,
  'error.endedElsewhere': signedOutTitle,
  'error.signInTooOld': signedOutTitle,
  'error.otherPerson': signedOutTitle,
  'error.signInRequired': titleMessages.unauthorized,
};

/**
 * Returns the label of the button for another sign-in. Where nothing can be stored, it works in a
 * window only.
 */
export const getSignInLabel = (problem: SignInProblem | null): MessageDescriptor =>
  problem?.code === 'storageRefused' ? sessionMessages.signInInWindow : sessionMessages.signInAgain;

/**
 * Returns the texts about the end of the session, in words that help; the problem knows more than
 * the reason for the end.
 */
export function getSessionTexts(
  ended: EndReason | null,
  problem: SignInProblem | null,
): SessionTexts {
  if (!problem) return OF_ENDED[ended ?? 'notSignedIn'];
  const title = TITLE_OF_PROBLEM[getShownError(problem.code)] ?? failedTitle;
  return { title, text: getErrorMessage(problem.code) };
}
