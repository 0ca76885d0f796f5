import { Problem } from '../http/problem';

/** Characters that turn the reading direction of what stands beside them (Unicode TR 36). */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const CONTROLS = /\p{Cc}/u;

/**
 * A name as it is kept: no blanks around it, nothing that turns the direction of a line.
 * @throws Problem invalidRequest for control characters, above all line breaks, and for a name of nothing.
 */
export function readName(text: string): string {
  const name = text.replace(DIRECTION_CONTROLS, '').trim();
  if (name === '' || CONTROLS.test(name))
    throw new Problem('invalidRequest', 'body/name must be a name on one line');
  return name;
}
