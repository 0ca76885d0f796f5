import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Translation, TranslationQuery } from '../../shared/contract/translations';
import type { Locale } from '../../shared/locales';
import { CommentParams, commentIn, schemaOf, type CommentRequest } from '../comments/commentRoutes';
import type { CommentRow } from '../comments/presentComment';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { TRANSLATIONS, takeAttempts, toCounted } from '../identity/attempts';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { findTranslation, storeTranslation } from './translations';

type TranslationRequest = CommentRequest & { Querystring: TranslationQuery };

/**
 * Opens what asks the machine and stores its answer for later requests; people who ask at the same
 * time get the same answer.
 */
function openTranslating({ db, translator }: HostContext) {
  const running = new Map<string, Promise<Translation>>();

  async function translate(row: CommentRow, to: Locale, now: Date): Promise<Translation> {
    // An answer to another request may have been stored since this one was looked for.
    const kept = await findTranslation(db, row, to);
    if (kept) return kept;
    const body = await translator!({ words: row.body, from: row.lang, to });
    const translation = { body, lang: to, source: 'machine' } as const;
    await storeTranslation(db, row, translation, now);
    return translation;
  }

  return (row: CommentRow, to: Locale, now: Date): Promise<Translation> => {
    const key = [row.id, row.revision, to].join('/');
    const translating =
      running.get(key) ?? translate(row, to, now).finally(() => running.delete(key));
    running.set(key, translating);
    return translating;
  };
}
type Translating = ReturnType<typeof openTranslating>;

async function answer(
  context: HostContext,
  translating: Translating,
  request: FastifyRequest<TranslationRequest>,
  reply: FastifyReply,
): Promise<Translation> {
  const { db, translator } = context;
  const { row, now } = await commentIn(context, request);
  const { to } = request.query;
  // Words that not everybody may read go nowhere.
  if (row.state !== 'shown' || row.lang === to) throw new Problem('notFound');
  const kept = await findTranslation(db, row, to);
  if (kept) return kept;
  if (translator === null) throw new Problem('notFound');
  const { viewer, ip } = request;
  const counted = toCounted(TRANSLATIONS, viewer, ip);
  requireWithinLimit(reply, await takeAttempts(db, [counted], now));
  return translating(row, to, now);
}

/**
 * Registers `GET /v1/{section}/{slug}/comments/{id}/translation`: what is stored, or what the
 * machine says; 404 where there is neither.
 */
export function translationRoutes(app: FastifyInstance, context: HostContext): void {
  const translating = openTranslating(context);
  app.get<TranslationRequest>(
    '/:section/:slug/comments/:id/translation',
    schemaOf('Read a comment in another language.', {
      params: CommentParams,
      querystring: TranslationQuery,
      response: { 200: Translation, '4xx': ProblemSchema, '5xx': ProblemSchema },
    }),
    (request, reply) => answer(context, translating, request, reply),
  );
}
