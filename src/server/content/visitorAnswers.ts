import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentSection } from '../../shared/sections';
import { viewerOf } from '../identity/viewer';
import type { LiveChanges } from '../live/liveChanges';
import { createKept } from '../http/kept';
import { isPreview } from '../http/previewAnswers';
import { sendShared, sharedBody, type SharedBody } from '../http/sharedBody';

/** What names another section's contents, or a person, may be that old; so may a poll that has just opened. */
export const VISITOR_ANSWERS_MS = 2_000;
const MOST_ANSWERS = 300;

/**
 * Answers with what `read` finds in this section. All visitors are sent the same: it is read once for those who ask at the same time, and
 * kept for a moment, or until a content of the section changes on any host. Whoever is signed in, or has a link to a preview, is read for alone.
 */
export type AnswerVisitors = (
  request: FastifyRequest,
  reply: FastifyReply,
  section: ContentSection,
  read: () => Promise<object>,
) => Promise<object>;

export function openVisitorAnswers(
  live: LiveChanges,
  clock: () => number,
  lifetimeMs: number,
): AnswerVisitors {
  const answers = createKept<SharedBody>({ clock, lifetimeMs, most: MOST_ANSWERS });
  live.onAnyChange(({ section }) => answers.clear((key) => key.startsWith(`${section} `)));
  live.onGap(() => answers.clear());
  return async (request, reply, section, read) => {
    if (viewerOf(request) || isPreview(request)) return read();
    const body = await answers.get(`${section} ${request.originalUrl}`, async () =>
      sharedBody(String(reply.serialize(await read()))),
    );
    reply.type('application/json; charset=utf-8');
    return sendShared(request, reply, body);
  };
}
