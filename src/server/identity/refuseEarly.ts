import type { FastifyReply } from 'fastify';
import { Problem, type ProblemCode } from '../http/problem';
import type { Refusal } from './attempts';

/**
 * Names a refusal: by what the person did, or by what the network did that they share with others.
 */
export const tooManyCode = ({ isOfNetwork }: Refusal): ProblemCode =>
  isOfNetwork ? 'tooManyFromNetwork' : 'tooManyRequests';

/**
 * Refuses what a limit does not let through; null lets it through.
 * @throws Problem tooManyRequests or tooManyFromNetwork, with Retry-After
 */
export function refuseEarly(reply: FastifyReply, refusal: Refusal | null): void {
  if (!refusal) return;
  reply.header('retry-after', refusal.waitS);
  throw new Problem(tooManyCode(refusal));
}
