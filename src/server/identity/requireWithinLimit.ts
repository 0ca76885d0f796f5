import type { FastifyReply } from 'fastify';
import { Problem, type ProblemCode } from '../http/problem';
import type { LimitRefusal } from './attempts';

/**
 * Names a refusal: by what the person did, or by what the network did that they share with others.
 */
export const getLimitProblemCode = ({ isOfNetwork }: LimitRefusal): ProblemCode =>
  isOfNetwork ? 'tooManyFromNetwork' : 'tooManyRequests';

/**
 * Refuses what a limit does not let through; null lets it through.
 * @throws Problem tooManyRequests or tooManyFromNetwork, with Retry-After
 */
export function requireWithinLimit(reply: FastifyReply, refusal: LimitRefusal | null): void {
  if (!refusal) return;
  reply.header('retry-after', refusal.waitS);
  throw new Problem(getLimitProblemCode(refusal));
}
