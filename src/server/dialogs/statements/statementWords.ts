import { STATEMENT_LIMITS } from '../../../shared/contract/statements';
import { toStatementLetters } from '../../../shared/statementLetters';
import { Problem } from '../../http/problem';
import { readText } from '../../identity/readName';

export interface StatementWords {
  readonly body: string;
  /** Text that it says letter by letter. */
  readonly letters: string;
}

/**
 * Reads the words of a statement as they are kept: composed (NFC), on one line, nothing in them
 * turns the direction of what stands beside them. Letters are counted as people count them: those
 * that the field of the form counts.
 * @throws Problem invalidRequest where there are too few or too many, or nothing but signs
 */
export function readStatement(text: string): StatementWords {
  const body = readText(text.normalize('NFC')).replace(/\s+/g, ' ');
  const letters = toStatementLetters(body);
  const { least, most } = STATEMENT_LIMITS;
  const length = [...body].length;
  if (letters === '' || length < least || length > most)
    throw new Problem(
      'invalidRequest',
      `body/text must say something in ${least} to ${most} letters`,
    );
  return { body, letters };
}
