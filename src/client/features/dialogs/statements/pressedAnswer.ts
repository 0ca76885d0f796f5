import type { Statement } from '../../../../shared/contract/statements';
import { keptPress } from '../../../api/keptPress';
import type { Vote } from './statementWrites';

/** An answer that was pressed and has not reached the host. */
export interface PressedAnswer {
  readonly statement: Statement;
  readonly vote: Vote;
}

/** By the slug of the dialogue. */
export const {
  keep: keepPressed,
  read: readPressed,
  drop: dropPressed,
} = keptPress<PressedAnswer>('statement-answer');
