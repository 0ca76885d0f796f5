import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance } from 'fastify';
import { PROBLEMS, Problem, codeForStatus, problemBody, type ProblemCode } from './problem';

const SERVER_ERROR = 500;
/** The anti-forgery plugin's codes all begin with this. */
const ANTI_FORGERY = 'FST_CSRF';

function codeOf(error: FastifyError | Problem): ProblemCode {
  if (error instanceof Problem) return error.code;
  return error.code?.startsWith(ANTI_FORGERY)
    ? 'antiForgery'
    : codeForStatus(error.statusCode ?? SERVER_ERROR);
}

const MEDIA_TYPE = 'application/problem+json; charset=utf-8';

/** Below 500 the message helps whoever called; from 500 on only a reference is given and the log has the rest. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const code = codeOf(error);
    const { status } = PROBLEMS[code];
    if (status < SERVER_ERROR) {
      const detail = error instanceof Problem ? error.detail : error.message;
      return reply
        .code(status)
        .type(MEDIA_TYPE)
        .send(JSON.stringify(problemBody(code, detail)));
    }
    const reference = randomUUID();
    request.log.error({ err: error, reference }, 'request failed');
    return reply
      .code(status)
      .type(MEDIA_TYPE)
      .send(JSON.stringify(problemBody(code, undefined, reference)));
  });
  app.setNotFoundHandler(() => {
    throw new Problem('notFound');
  });
}
