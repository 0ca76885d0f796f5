import { STATEMENT_VOTES, type Statement } from '../../../../shared/contract/statements';
import { createPendingPress } from '../../../api/pendingPress';
import { isRecord } from '../../../api/storedValue';
import type { Vote } from './statementWrites';

/** An answer that was pressed and has not reached the host. */
export interface PressedAnswer {
  readonly statement: Statement;
  readonly vote: Vote;
}

function isPressed(value: unknown): value is PressedAnswer {
  if (!isRecord(value) || !isRecord(value['statement'])) return false;
  const { id, text } = value['statement'];
  return (
    typeof id === 'string' &&
    isRecord(text) &&
    typeof text['text'] === 'string' &&
    (STATEMENT_VOTES as readonly unknown[]).includes(value['vote'])
  );
}

/** By the slug of the dialogue. */
export const {
  keep: keepPressed,
  read: readPressed,
  drop: dropPressed,
} = createPendingPress('statement-answer', isPressed);
