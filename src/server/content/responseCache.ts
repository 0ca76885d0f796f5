import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentSection } from '../../shared/sections';
import { getViewer } from '../identity/viewer';
import type { LiveChanges } from '../live/liveChanges';
import type { HostContext } from '../hostContext';
import { MAX_COUNTS_AGE_MS, createCache } from '../http/ttlCache';
import { isPreview } from '../http/previewResponses';
import { sendSharedBody, createSharedBody, type SharedBody } from '../http/sharedBody';

/**
 * Age in milliseconds that answers may have which name another section's contents, or a person; so
 * may a poll that has just opened.
 */
export const RESPONSE_CACHE_MS = 2_000;
const MOST_ANSWERS = 300;

/**
 * A list of a section, or one of its contents: that one is read by pages that were just told of a
 * newer version.
 */
type AnswerKind = `${ContentSection} ${'list' | 'page'}`;

/**
 * Answers with what `read` finds in this section. All visitors are sent the same: it is read once
 * for those who ask at the same time, and kept for a moment, or until a content of the section
 * changes on any host. Whoever is signed in, or has a link to a preview, is read for alone.
 */
export type AnswerVisitors = (
  request: FastifyRequest,
  reply: FastifyReply,
  kind: AnswerKind,
  read: () => Promise<object>,
) => Promise<object>;

export function openResponseCache(
  live: LiveChanges,
  settings: Pick<HostContext['settings'], 'onChange'>,
  { clock, lifetimeMs }: { readonly clock: () => number; readonly lifetimeMs: number },
): AnswerVisitors {
  const answers = createCache<SharedBody>({ clock, lifetimeMs, most: MOST_ANSWERS });
  const isOf = (kind: string) => (key: string) => key.startsWith(`${kind} `);
  live.onAnyChange(({ section, isCount }) => {
    if (!isCount) return answers.clear(isOf(section));
    answers.clear(isOf(`${section} page`));
    answers.shorten(MAX_COUNTS_AGE_MS, isOf(section));
  });
  live.onGap(() => answers.clear());
  settings.onChange(() => answers.clear());
  return async (request, reply, kind, read) => {
    if (getViewer(request) || isPreview(request)) return read();
    // With the number: a request that is older than a change leaves nothing to those after it.
    const key = `${kind} ${request.settings.number} ${request.originalUrl}`;
    const body = await answers.get(key, async () =>
      createSharedBody(Buffer.from(String(reply.serialize(await read())))),
    );
    reply.type('application/json; charset=utf-8');
    return sendSharedBody(request, reply, body);
  };
}
