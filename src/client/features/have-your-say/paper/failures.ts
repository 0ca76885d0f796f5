import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../api/problem';
import { failureMessages, refusalMessages } from '../messages';
import { tokenMessages } from './messages';

const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  ...refusalMessages,
  ...failureMessages,
};

/** Returns the text for a problem's code; an unknown one has the general text. */
export function getFailureMessage(code: string, isVisitor: boolean): MessageDescriptor {
  if (code === 'unreachable' && isVisitor) return failureMessages.unreachableVisitor;
  return Object.hasOwn(FAILURES, code) ? FAILURES[code]! : failureMessages.other;
}

/** Returns what is wrong with the voting code; null when nothing is, as far as is known. */
export function getTokenFault(
  isMissing: boolean,
  problem: Problem | null,
): MessageDescriptor | null {
  if (isMissing) return tokenMessages.missing;
  if (problem?.code === 'tokenRequired') return tokenMessages.unknown;
  return problem?.code === 'alreadyVoted' ? tokenMessages.used : null;
}
