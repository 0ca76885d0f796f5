import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EMAIL_PATTERN } from '../../shared/emailAddress';
import { isDatabaseUnavailable, isDiskFull, isOutOfRange } from '../db/databaseAway';
import { acceptsPage, renderPageResponse } from './pageResponse';
import { PROBLEMS, Problem, toProblemCode, createProblemBody, type ProblemCode } from './problem';
import { isSafeRequest } from './security';

const SERVER_ERROR = 500;
/** Statuses that pass by themselves, or when room has been made. */
const PASSING = [503, 507];
const COME_AGAIN_S = 5;
/** The anti-forgery plugin's codes all begin with this. */
const ANTI_FORGERY = 'FST_CSRF';

/** Tells who has the right, but not yet the second factor, where to give it; null for others. */
function findFactorProblem({ factorDue }: FastifyRequest): ProblemCode | null {
  if (!factorDue) return null;
  return factorDue === 'door' ? 'providerFactorDue' : 'secondFactorDue';
}

function codeOf(error: FastifyError | Problem, request: FastifyRequest): ProblemCode {
  if (error instanceof Problem)
    return (error.code === 'forbidden' && findFactorProblem(request)) || error.code;
  if (isDiskFull(error)) return 'diskFull';
  if (isDatabaseUnavailable(error)) return 'unavailable';
  // A revision or a number that cannot exist, like an id that cannot.
  if (isOutOfRange(error)) return isSafeRequest(request) ? 'notFound' : 'invalidRequest';
  if (error.validation?.some(({ params }) => params['pattern'] === EMAIL_PATTERN))
    return 'invalidEmail';
  // An id that cannot exist names nothing, like one that does not.
  if (error.validationContext === 'params') return 'notFound';
  return error.code?.startsWith(ANTI_FORGERY)
    ? 'antiForgery'
    : toProblemCode(error.statusCode ?? SERVER_ERROR);
}

const MEDIA_TYPE = 'application/problem+json; charset=utf-8';

type Failure = FastifyError | Problem;

/**
 * Below 500 the message helps whoever called; from 500 on only a reference is given and the log has
 * the rest.
 */
function bodyOf(error: Failure, code: ProblemCode, reference: string | undefined) {
  if (reference !== undefined) return createProblemBody(code, { reference });
  if (!(error instanceof Problem)) return createProblemBody(code, { detail: error.message });
  return createProblemBody(code, { detail: error.detail, faults: error.faults });
}

function logged(error: Failure, request: FastifyRequest): string {
  const reference = randomUUID();
  request.log.error({ err: error, reference }, 'request failed');
  return reference;
}

/**
 * Programs are told by `application/problem+json` (RFC 9457), people who look at a page by a page
 * in its language.
 */
function answer(error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = codeOf(error, request);
  const { status } = PROBLEMS[code];
  const isFailure = status >= SERVER_ERROR && code !== 'notOpen';
  const reference = isFailure ? logged(error, request) : undefined;
  // A resource that is missing today can be there tomorrow.
  reply.code(status).header('cache-control', 'no-store');
  if (PASSING.includes(status) && !reply.hasHeader('retry-after'))
    reply.header('retry-after', COME_AGAIN_S);
  if (!acceptsPage(request))
    return reply.type(MEDIA_TYPE).send(JSON.stringify(bodyOf(error, code, reference)));

  const { locale, page } = renderPageResponse({
    status,
    url: request.originalUrl,
    ...(reference !== undefined && { reference }),
    ...(code === 'wrongHost' && { portalOrigin: (error as Problem).detail! }),
    retryAfterS: Number(reply.getHeader('retry-after') ?? 0),
  });
  return reply.type('text/html; charset=utf-8').header('content-language', locale).send(page);
}

/** Registers one handler for every failure of the host, and for addresses where nothing is. */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answer);
  app.setNotFoundHandler(() => {
    throw new Problem('notFound');
  });
}
