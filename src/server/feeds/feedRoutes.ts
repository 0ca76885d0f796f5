import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { isLocale, type Locale } from '../../shared/locales';
import { SECTIONS, type Section } from '../../shared/sections';
import { TopicKey } from '../../shared/contract/vocabularies';
import type { HostContext } from '../hostContext';
import { matchesIfNoneMatch, createWeakTag } from '../http/entityTags';
import { createCache } from '../http/ttlCache';
import { Problem } from '../http/problem';
import { getSettings } from '../city/currentSettings';
import { toAtom, getLastChange } from './atom';
import { createFeed, type FeedLocation } from './feed';
import { listNews, type FeedFilter } from './news';
import { createTextCache } from './textCache';

type FeedContext = Pick<HostContext, 'db' | 'clock' | 'live' | 'portalOrigin' | 'settings'> & {
  /** Address of the API as the portal knows it: a path, or the address of another host. */
  readonly apiUrl: string;
  /** Duration in milliseconds for which a feed is kept that nothing has changed; tests set 0. */
  readonly keptMs: number;
};

const MAX_FEEDS_KEPT = 200;

// Readers of feeds add what they like to an address.
const FeedQuery = Type.Object({ topic: Type.Optional(TopicKey) });
interface FeedRequest {
  Params: { readonly locale: string; readonly section?: string };
  Querystring: Static<typeof FeedQuery>;
}

const isSection = (text: string): text is Section => (SECTIONS as readonly string[]).includes(text);

/** RFC 9110 §13.2.2: the date counts only where no tag was sent. */
function isNotModified(request: FastifyRequest, etag: string, changed: Date): boolean {
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  // The header has whole seconds.
  return (
    matchesIfNoneMatch(request, etag) ?? Math.floor(changed.getTime() / 1_000) * 1_000 <= since
  );
}

const schema = { hide: true, querystring: FeedQuery };

/**
 * `/{locale}/feed.atom` and `/{locale}/{section}/feed.atom`, of one topic with `?topic=`: what
 * visitors may read, for readers of feeds.
 */
export function feedRoutes(
  app: FastifyInstance,
  { db, clock, live, settings, portalOrigin: origin, apiUrl, keptMs }: FeedContext,
): void {
  const place: Omit<FeedLocation, 'locale' | 'toHtml'> = {
    origin,
    apiUrl: new URL(apiUrl, origin).href,
  };
  const texts = createTextCache();
  const feeds = createCache<{ document: string; etag: string; changed: Date }>({
    clock,
    lifetimeMs: keptMs,
    most: MAX_FEEDS_KEPT,
  });
  live.onAnyChange(({ isCount }) => isCount || feeds.clear());
  live.onGap(() => feeds.clear());
  settings.onChange(() => feeds.clear());

  const makeFeed = async (wanted: FeedFilter, locale: Locale) => {
    const news = getSettings().stage === 'open' && listNews(db, wanted, new Date(clock()));
    const [rows, toHtml] = await Promise.all([news || [], texts()]);
    const feed = createFeed(rows, wanted, { ...place, locale, toHtml });
    const document = toAtom(feed);
    return { document, etag: createWeakTag(document), changed: getLastChange(feed) };
  };

  const answer = async (request: FastifyRequest<FeedRequest>, reply: FastifyReply) => {
    const { locale, section = null } = request.params;
    if (!isLocale(locale) || (section !== null && !isSection(section)))
      throw new Problem('notFound');
    const wanted = { section, topic: request.query.topic ?? null };
    // By what it is of alone: readers of feeds may add what they like to the address.
    const key = [request.settings.number, locale, section, wanted.topic].join('/');
    const { document, etag, changed } = await feeds.get(key, () => makeFeed(wanted, locale));
    reply
      .header('etag', etag)
      .header('last-modified', changed.toUTCString())
      .header('cache-control', 'no-cache')
      .header('content-language', locale);
    if (isNotModified(request, etag, changed)) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(document);
  };

  app.get<FeedRequest>('/:locale/feed.atom', { schema }, answer);
  app.get<FeedRequest>('/:locale/:section/feed.atom', { schema }, answer);
}
