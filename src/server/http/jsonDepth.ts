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

/**
 * Refuses JSON that lies too deep, or names what every object has (`__proto__`), before anything
 * reads it.
 */
export function limitJsonDepth(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isTooDeep(body)) return done(new Problem('invalidRequest', 'too deep'));
      return void parse(request, body, done);
    },
  );
}
