import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import Type from 'typebox';
import { DetailQuery, page } from '../../shared/contract/content';
import { MY_SECTIONS, MyContent, Notice, type MySection } from '../../shared/contract/me';
import { readingOf } from '../content/contentRoutes';
import { presentItem } from '../content/presentContent';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { listMine } from './myContents';
import { listNotices } from './notices';

const MyParams = Type.Object({ section: Type.Enum([...MY_SECTIONS] as MySection[]) });

/** `GET /v1/me/{section}`: what the person who is signed in wrote, belongs to or voted in; `/v1/me/notifications`: what asks for them. */
export function meRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Params: Static<typeof MyParams>; Querystring: Static<typeof DetailQuery> }>(
    '/me/:section',
    {
      schema: {
        tags: ['me'],
        summary: 'List what the person who asks wrote, belongs to or voted in.',
        params: MyParams,
        querystring: DetailQuery,
        response: { 200: page(MyContent), '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const viewer = requireViewer(request);
      const reading = readingOf(context, request, request.query.locale);
      const rows = await listMine(reading, request.params.section, viewer);
      const items = rows.map((row) => ({
        ...presentItem(row, {}, reading.locale, reading.now),
        relation: row.relation,
        receipt: row.receipt,
      }));
      return { items, next: null, total: items.length };
    },
  );

  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/me/notifications',
    {
      schema: {
        tags: ['me'],
        summary: 'List what waits for the person who asks.',
        querystring: DetailQuery,
        response: { 200: page(Notice), '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const viewer = requireViewer(request);
      const reading = readingOf(context, request, request.query.locale);
      const rows = await listNotices(reading, viewer);
      const items = rows.map((row) => ({
        kind: row.notice,
        at: row.at.toISOString(),
        content: presentItem(row, {}, reading.locale, reading.now),
      }));
      return { items, next: null, total: items.length };
    },
  );
}
