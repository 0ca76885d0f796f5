import type { FastifyInstance, FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import { CONTENT_SECTIONS, type ContentSection } from '../../shared/sections';
import type { InstallationFacts } from '../../shared/contract/installation';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import {
  createPagesSitemap,
  createRobotsText,
  createSectionSitemap,
  createSitemapIndex,
  isOpen,
} from './sitemap';

const FileParams = Type.Object({
  section: Type.Enum([...CONTENT_SECTIONS] as ContentSection[]),
  number: Type.Integer({ minimum: 1, maximum: 100_000 }),
});

/** Returns how long an answer is kept: an hour, but none that is older than the opening. */
const getLifetime = () => (isOpen() ? 'public, max-age=3600' : 'no-cache');

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', getLifetime()).send(xml);

interface Options {
  readonly db: Database;
  readonly clock: () => number;
  readonly portalOrigin: string;
  readonly getInstallation: () => Promise<InstallationFacts>;
}

/**
 * `/robots.txt`, `/sitemap.xml` and the files that it names: what is here for everybody to find.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  { db, clock, portalOrigin: origin, getInstallation }: Options,
): void {
  const hidden = { schema: { hide: true } };
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', getLifetime())
      .send(createRobotsText(origin)),
  );
  app.get('/sitemap.xml', hidden, async (_request, reply) =>
    sendXml(reply, await createSitemapIndex(db, origin, new Date(clock()))),
  );
  app.get('/sitemap/pages.xml', hidden, async (_request, reply) =>
    sendXml(reply, createPagesSitemap(origin, (await getInstallation()).legalPages)),
  );
  app.get<{ Params: Static<typeof FileParams> }>(
    '/sitemap/:section/:number.xml',
    { schema: { hide: true, params: FileParams } },
    async (request, reply) => {
      const xml = await createSectionSitemap(db, {
        ...request.params,
        origin,
        now: new Date(clock()),
      });
      if (xml === null) throw new Problem('notFound');
      return sendXml(reply, xml);
    },
  );
}
