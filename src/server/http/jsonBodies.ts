import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

/**
 * No body of ours comes near it; what walks through a deeper one by recursion could be ended by it.
 */
const MOST_DEPTH = 64;

/**
 * Tells whether objects and lists in a JSON text lie within each other deeper than the limit. Looks
 * at each sign once.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > MOST_DEPTH) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return false;
}

/** Escapes of NUL and of halves of a letter: JSON can carry both, the database keeps neither. */
const MAY_BE_UNKEPT = /\\u(?:0000|d[89a-f])/i;
const UNKEPT = /\0|\p{Cs}/gu;

/**
 * Removes from every text of a parsed JSON value what no database keeps.
 * @throws Problem invalidRequest where the name of a property has it
 */
function withKeptTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNKEPT, '');
  if (Array.isArray(value)) return value.map(withKeptTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (name.search(UNKEPT) !== -1) throw new Problem('invalidRequest', 'name of a property');
      return [name, withKeptTexts(each)];
    }),
  );
}

/**
 * Returns the value of a JSON text without NUL and halves of a letter, which the database refuses.
 * @throws Problem invalidRequest
 */
export const toKeptTexts = (value: unknown, text: string): unknown =>
  MAY_BE_UNKEPT.test(text) ? withKeptTexts(value) : value;

/**
 * Reads the JSON of every request: refuses what lies too deep, or names what every object has
 * (`__proto__`), before anything looks at it, and takes off what no database keeps.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isTooDeep(body)) return done(new Problem('invalidRequest', 'too deep'));
      return void parse(request, body, (error, value) => {
        if (error) return done(error);
        try {
          done(null, toKeptTexts(value, body));
        } catch (refusal) {
          done(refusal as Problem);
        }
      });
    },
  );
}
