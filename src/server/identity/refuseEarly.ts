import type { FastifyReply } from 'fastify';
import { Problem } from '../http/problem';

/** `waitS` as `takeAttempt` answers: 0 lets the request through. @throws Problem tooManyRequests, with Retry-After */
export function refuseEarly(reply: FastifyReply, waitS: number): void {
  if (waitS === 0) return;
  reply.header('retry-after', waitS);
  throw new Problem('tooManyRequests');
}
