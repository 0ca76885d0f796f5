import type { FastifyInstance } from 'fastify';
import { EarlierFacts, EarlierFactsChange } from '../../../shared/contract/earlierFacts';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { createStaffHooks } from '../../identity/staffHooks';
import { toWriteRequest } from '../contentParams';
import { findEarlierFacts, replaceEarlierFacts } from './earlierFacts';

const PATH = '/settings/earlier-facts';

/** Serves `/v1/settings/earlier-facts`: what contents say of the city as it was set before. */
export function earlierFactsRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  const hooks = createStaffHooks(context, 'settings.change');
  const response = { 200: EarlierFacts, '4xx': ProblemSchema };
  const list = async (): Promise<EarlierFacts> => ({
    items: (await findEarlierFacts(db, new Date(clock()))).map(
      ({ section, slug, title, original_locale, field, is_replaced }) => ({
        section,
        slug,
        title,
        originalLocale: original_locale,
        field,
        isReplaced: is_replaced,
      }),
    ),
  });

  app.get(
    PATH,
    {
      ...hooks,
      schema: {
        tags: ['settings'],
        summary: 'List the contents that say what an earlier value of the settings said.',
        response,
      },
    },
    list,
  );

  app.post<{ Body: EarlierFactsChange; Headers: IdempotencyHeaders }>(
    PATH,
    {
      ...hooks,
      schema: {
        tags: ['settings'],
        summary: 'Put what the settings say now into these contents, and list what is left.',
        headers: IdempotencyHeaders,
        body: EarlierFactsChange,
        response,
      },
    },
    async (request) => {
      await replaceEarlierFacts(db, request.body.note, toWriteRequest(context, request));
      return list();
    },
  );
}
