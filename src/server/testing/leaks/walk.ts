import type { FastifyInstance } from 'fastify';
import { MY_SECTIONS } from '../../../shared/contract/me';
import { CONTENT_SECTIONS, SECTIONS, type Section } from '../../../shared/sections';

/** Parts of a content that stand for it in an address. */
export interface Addressed {
  readonly section: Section;
  readonly slug: string;
  readonly fileId?: string;
  readonly commentId?: string;
}

const PRINTED = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/;

/**
 * Lists every address that is read, out of the tree that the framework prints: a route that is
 * added is walked without being listed.
 */
export function readRoutes(app: FastifyInstance): string[] {
  const path: string[] = [];
  const lines = app.printRoutes({ commonPrefix: false }).trimEnd().split('\n');
  const routes = lines.flatMap((line) => {
    const [, indent, part, methods = ''] = PRINTED.exec(line) ?? [];
    if (indent === undefined || part === undefined) throw new Error(`not a route: ${line}`);
    path.splice(indent.length / 4, Infinity, part);
    return methods.split(', ').includes('GET') ? [path.join('')] : [];
  });
  return [...new Set(routes)].filter((route) => !ELSEWHERE.includes(route));
}

/**
 * Streams do not end, and are asked for by a test of their own; the rest is there for tests and
 * machines.
 */
const ELSEWHERE = ['/v1/stream', '/test/anti-forgery', '/healthz', '/readyz'];

/** Query strings that routes need, with words that find what was planted. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/v1/search': ['?q=kanaryasi&limit=100', '?q=kanaryas', '?q=zq00'],
  '/v1/search/suggestions': ['?q=kanaryasi', '?q=zq00'],
  '/v1/calendar': ['?month=2026-03'],
  '/v1/me/authors': SECTIONS.map((section) => `?section=${section}`),
  '/v1/:section/:slug/mentionable': ['?q=per'],
  '/v1/:section/:slug/comments/:id/translation': ['?to=tr'],
  '/v1/committees/:slug/people': ['?q=per'],
  '/v1/dialogs/:slug/statements/similar': ['?text=kanaryasi%20zq00&lang=en'],
};

/** Questions that say in their query of which content they are. */
const NAMING: Readonly<Record<string, (content: Addressed) => string>> = {
  '/v1/me/rights': ({ section, slug }) => `?section=${section}&slug=${slug}`,
};

const ANY_ID = '00000000-0000-4000-8000-000000000000';
/** Values of the parameters besides section and slug. */
const FIXED: Readonly<Record<string, string>> = {
  locale: 'en',
  revision: '1',
  number: '0000000000',
  width: '480',
  area: 'money',
  name: 'plan.pdf',
  token: 'x'.repeat(43),
  attempt: ANY_ID,
  id: ANY_ID,
};
/** The same where a route means something of its own by it. */
const FIXED_AT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/sitemap/:section/:number.xml': { number: '1' },
};
const fixed = (route: string, name: string): string | undefined =>
  FIXED_AT[route]?.[name] ?? FIXED[name];

const sectionOf = (route: string): string | undefined =>
  /^\/(?:v1\/|:locale\/)?([a-z-]+)\/:slug/.exec(route)?.[1];

/** Tells whether the address of a route names a content. */
export const namesContent = (route: string): boolean =>
  route in NAMING || /:slug|:section\/:file|\/files\/:id/.test(route);

/**
 * Returns the address of this content on the route; null where the route has none for its section.
 */
export function toContentAddress(route: string, content: Addressed): string | null {
  const section = sectionOf(route);
  if (section !== undefined && section !== content.section) return null;
  if (/\/files\/:id/.test(route) && content.fileId === undefined) return null;
  const id = /\/files\/:id/.test(route) ? content.fileId : content.commentId;
  const values: Record<string, string | undefined> = {
    section: content.section,
    slug: content.slug,
    file: `${content.slug}.png`,
    ...(id !== undefined && { id }),
  };
  const query = NAMING[route]?.(content) ?? QUERIES[route]?.[0] ?? '';
  return filled(route, (name) => values[name] ?? fixed(route, name)) + query;
}

/** @throws Error for a parameter that nothing is known of: a new route wants its row here */
function filled(route: string, valueOf: (name: string) => string | undefined): string {
  return route.replace(/:(\w+)/g, (_all, name: string) => {
    const value = valueOf(name);
    if (value === undefined) throw new Error(`${route}: nothing stands for :${name}`);
    return value;
  });
}

/** Files whose names are no content's. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  '/v1/governance/indicators/:file': ['comments.csv', 'comments.sql'],
};

/** Lists the addresses of a route that names no content. */
export function listAddresses(route: string): string[] {
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const known = route === '/v1/me/:section' ? MY_SECTIONS : CONTENT_SECTIONS;
  const sections = names.includes('section') ? known : [''];
  const named = FILES[route] ?? ['contents.csv'];
  return sections.flatMap((section) =>
    (names.includes('file') ? named : ['']).flatMap((file) => {
      const values: Record<string, string> = { section, file };
      const address = filled(route, (name) => values[name] || fixed(route, name));
      return (QUERIES[route] ?? ['']).map((query) => address + query);
    }),
  );
}
