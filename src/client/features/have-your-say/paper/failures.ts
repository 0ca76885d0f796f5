import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../api/problem';
import { failureMessages, refusalMessages } from '../messages';
import { tokenMessages } from './messages';

const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  ...refusalMessages,
  ...failureMessages,
};

/** The text for a problem's code; an unknown one has the general text. */
export function failureMessage(code: string, isVisitor: boolean): MessageDescriptor {
  if (code === 'unreachable' && isVisitor) return failureMessages.unreachableVisitor;
  return Object.hasOwn(FAILURES, code) ? FAILURES[code]! : failureMessages.other;
}

/** What is wrong with the voting code; null when nothing is, as far as anybody knows. */
export function tokenFault(isMissing: boolean, problem: Problem | null): MessageDescriptor | null {
  if (isMissing) return tokenMessages.missing;
  if (problem?.code === 'tokenRequired') return tokenMessages.unknown;
  return problem?.code === 'alreadyVoted' ? tokenMessages.used : null;
}
