import type { FastifyReply, FastifyRequest } from 'fastify';
import { listNetworkKeys } from '../identity/networkAddress';
import { requireWithinLimit } from '../identity/requireWithinLimit';

/** Number of streams of one person at a time: their tabs, on all their devices. */
const MAX_STREAMS_PER_PERSON = 20;
/**
 * Number of streams of the visitors of one network at a time; visitors above it hear of changes
 * when they load the page again.
 */
const MAX_STREAMS_PER_NETWORK = 300;
/** Streams end when pages are left: nobody knows when. */
const RETRY_AFTER_S = 60;

export interface OpenStreams {
  /**
   * Counts a stream until its connection ends. @throws Problem tooManyRequests, tooManyFromNetwork
   */
  take(request: FastifyRequest, reply: FastifyReply): void;
}

/** Limits the streams that are open on this host: of persons by person, of visitors by network. */
export function openStreamLimit(): OpenStreams {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;

  const release = (key: string): void => {
    if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
    else counts.delete(key);
  };

  return {
    take({ viewer, ip }, reply) {
      const limited = viewer
        ? [{ key: viewer.id, most: MAX_STREAMS_PER_PERSON }]
        : listNetworkKeys(ip).map(({ key, factor }) => ({
            key,
            most: MAX_STREAMS_PER_NETWORK * factor,
          }));
      if (limited.some(({ key, most }) => countOf(key) >= most))
        requireWithinLimit(reply, { waitS: RETRY_AFTER_S, isOfNetwork: viewer === null });
      for (const { key } of limited) {
        counts.set(key, countOf(key) + 1);
        reply.raw.once('close', () => release(key));
      }
    },
  };
}
