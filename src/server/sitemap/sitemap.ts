import { sql } from 'kysely';
import { CONTENT_SECTIONS, type ContentSection } from '../../shared/sections';
import {
  ROUTES,
  isFindableRoute,
  isRouteOpen,
  matchPath,
  addLocale,
  type LegalPage,
  type Route,
} from '../../shared/routes';
import { html, type Html } from '../../shared/html';
import { toPagePath } from '../../shared/settings';
import { isVisibleTo } from '../content/visibility';
import { getSettings, getFirstLocale, getOfferedLocales } from '../city/currentSettings';
import { selectLegalInForce } from '../db/legalInForce';
import type { Database } from '../db/openDatabase';

/**
 * Contents of one file; each has an address in every language, and a file holds at most 50,000
 * addresses (sitemaps.org).
 */
const CONTENTS_PER_FILE = 5_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

interface Address {
  /** Without language prefix. */
  readonly path: string;
  readonly changedAt: Date | null;
}

/** Writes the same page in every language that is offered; each of them names all. */
function urlsOf(origin: string, { path, changedAt }: Address): readonly Html[] {
  const alternates = [...getOfferedLocales(), 'x-default' as const].map((code) => {
    const address = origin + addLocale(path, code === 'x-default' ? getFirstLocale() : code);
    return html`<xhtml:link rel="alternate" hreflang="${code}" href="${address}" />`;
  });
  return getOfferedLocales().map(
    (code) =>
      html`<url
        ><loc>${origin + addLocale(path, code)}</loc
        >${changedAt !== null && html`<lastmod>${changedAt.toISOString()}</lastmod>`}${alternates}</url
      >`,
  );
}

const urlSet = (origin: string, addresses: readonly Address[]): string =>
  `${XML}<urlset xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}">${addresses
    .flatMap((address) => urlsOf(origin, address))
    .join('\n')}</urlset>`;

/** Tells whether there is anything to be found: not before the portal is open for everybody. */
export const isOpen = (): boolean => getSettings().stage === 'open';

/** Pages that are no content of a section. */
const PAGES = ROUTES.filter((route) => isFindableRoute(route) && !route.path.includes(':'));

/** Writes the pages that are no content of a section, with those legal texts that are in force. */
export function createPagesSitemap(origin: string, legalPages: readonly LegalPage[]): string {
  const isThere = ({ kind, path }: Route) =>
    kind !== 'legal' || legalPages.some((page) => path === `/${page}`);
  const pages = PAGES.filter(
    (route) => isOpen() && isRouteOpen(route, getSettings()) && isThere(route),
  );
  const own = getSettings()
    .pages.pages.filter(({ isPublished }) => isOpen() && isPublished)
    .map(({ slug }) => toPagePath(slug));
  return urlSet(
    origin,
    [...pages.map(({ path }) => path), ...own].map((path) => ({ path, changedAt: null })),
  );
}

/**
 * Builds the condition for what all may read and has a page of its own: earlier versions of legal
 * texts have theirs, present ones are among the pages.
 */
const isOut = (now: Date) => sql<boolean>`
  contents.status in ('published', 'archived') and contents.visibility in ('public', 'members_but_visible')
  and contents.published_at <= ${now} and contents.hidden_at is null and contents.withdrawn_at is null
  and contents.id not in ${selectLegalInForce(now)} and ${isVisibleTo(null, now)}`;

const pathOf = (section: ContentSection, slug: string) => `/${section}/${slug}`;

/** Writes the file `number` (from 1) of a section; null where there is none. */
export async function createSectionSitemap(
  db: Database,
  {
    origin,
    section,
    number,
    now,
  }: { origin: string; section: ContentSection; number: number; now: Date },
): Promise<string | null> {
  if (!isOpen()) return null;
  const rows = await db
    .selectFrom('contents')
    .select(['slug', 'updated_at'])
    .where('section', '=', section)
    .where(isOut(now))
    .orderBy('created_at')
    .orderBy('id')
    .offset((number - 1) * CONTENTS_PER_FILE)
    .limit(CONTENTS_PER_FILE)
    .execute();
  const addresses = rows
    .map(({ slug, updated_at }) => ({ path: pathOf(section, slug), changedAt: updated_at }))
    .filter(({ path }) => isFindableRoute(matchPath(path).route));
  return addresses.length > 0 ? urlSet(origin, addresses) : null;
}

/** Names every file that there is. */
export async function createSitemapIndex(db: Database, origin: string, now: Date): Promise<string> {
  if (!isOpen()) return writeIndex(origin, []);
  const counts = await db
    .selectFrom('contents')
    .select(['section', (eb) => eb.fn.countAll<number>().as('count')])
    .where(isOut(now))
    .groupBy('section')
    .execute();
  const files = CONTENT_SECTIONS.flatMap((section) => {
    const count = counts.find((row) => row.section === section)?.count ?? 0;
    const numbers = Array.from({ length: Math.ceil(count / CONTENTS_PER_FILE) }, (_, at) => at + 1);
    return numbers.map((number) => `${section}/${number}`);
  });
  return writeIndex(origin, ['pages', ...files]);
}

function writeIndex(origin: string, names: readonly string[]): string {
  const entries = names.map(
    (name) => html`<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="${SITEMAP}">${entries.join('\n')}</sitemapindex>`;
}

/**
 * Paths that programs that look for pages need not ask for; the files of contents and the feeds
 * they may.
 */
const listClosedPaths = (): readonly string[] => [
  '/v1/',
  '/connect/',
  ...getOfferedLocales().flatMap((code) => closedIn(`/${code}`)),
  ...closedIn(''),
];

function closedIn(prefix: string): readonly string[] {
  return [
    `${prefix}/me`,
    `${prefix}/admin`,
    `${prefix}/search`,
    `${prefix}/*/create`,
    `${prefix}/*/edit`,
  ];
}

export const createRobotsText = (origin: string): string => {
  if (!isOpen()) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Allow: /v1/files/',
    'Allow: /v1/open-data',
    ...listClosedPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
};
