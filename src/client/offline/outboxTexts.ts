import { holdUpMessages, queuedRefusalMessages } from './messages';

/** Returns the text for a code of the table, or the table’s general one. */
export function getQueuedRefusalMessage(code: string) {
  return Object.hasOwn(queuedRefusalMessages, code)
    ? queuedRefusalMessages[code as keyof typeof queuedRefusalMessages]
    : queuedRefusalMessages.other;
}

const HOLD_UPS = { ...holdUpMessages, invalidToken: holdUpMessages.signInRequired };

/** Returns what holds a waiting ballot up; null when there is nothing that its person could do. */
export function getHoldUpMessages(reason: string | null) {
  return reason !== null && Object.hasOwn(HOLD_UPS, reason)
    ? HOLD_UPS[reason as keyof typeof HOLD_UPS]
    : null;
}
