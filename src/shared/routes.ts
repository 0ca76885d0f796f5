import { OWN_FILTERS } from './contract/ownFilters';
import type { PortalSettings } from './contract/settings';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from './locales';
import {
  findSectionOfPath,
  REGISTRATION_SECTIONS,
  SECTIONS,
  type RegisteredSection,
  type Section,
} from './sections';
import { DEFAULT_VALUES, isSectionOn, isSectionWritable } from './settings';

/** The account menu in the order of SPEC 2.3; the first entry is `/me` itself. */
export const ACCOUNT_PAGES = [
  'teams',
  'committees',
  'have-your-say',
  'notifications',
  'publications',
  'blogs',
  'dialogs',
  'events',
] as const;
type AccountPage = (typeof ACCOUNT_PAGES)[number];

export const LEGAL_PAGES = [
  'privacy-policy',
  'terms-and-conditions',
  'accessibility',
  'cookies',
  'imprint',
] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** The pages about getting into an account. */
export const ACCESS_PAGES = [
  'sign-in',
  'register',
  'confirm-email',
  'forgot-password',
  'reset-password',
  'undo-password-change',
  'confirm-new-email',
  'undo-email-change',
] as const;
export type AccessPage = (typeof ACCESS_PAGES)[number];

type Sections = Pick<PortalSettings, 'sections'>;

type PlainRouteName =
  | 'home'
  | 'invitation'
  | 'accept-invitation'
  | 'me'
  | 'me.security'
  | 'me.settings'
  | 'me.data'
  | 'profile'
  | 'profile.edit'
  | 'user'
  | 'legal.version'
  | 'legal.edit'
  | 'dialogs.report'
  | 'committees.meeting'
  | 'committees.meeting.create'
  | 'committees.meeting.edit'
  | 'committees.meeting.record'
  | 'committees.vacancies'
  | 'events.import'
  | 'committees.draws'
  | 'committees.draw'
  | 'committees.draw.create'
  | 'training.certificate'
  | 'training.certificates'
  | 'training.lesson'
  | 'me.training'
  | `${RegisteredSection}.ticket`
  | `${RegisteredSection}.door`
  | 'admin'
  | 'admin.people'
  | 'admin.person'
  | 'admin.audit'
  | 'admin.invitations'
  | 'admin.contents'
  | 'admin.feedback'
  | 'admin.moderation'
  | 'admin.jobs'
  | 'admin.settings'
  | 'admin.settings.area'
  | 'setup'
  | 'admin.settings.districts'
  | 'admin.settings.topics'
  | 'unsubscribe'
  | 'pages'
  | 'admin.pages'
  | 'search'
  | 'moderation'
  | 'open-data'
  | 'feedback'
  | 'offline'
  | 'callback'
  | 'forbidden'
  | 'unauthorized'
  | 'workbench'
  | 'notFound'
  | AccessPage;
export type RouteName =
  | PlainRouteName
  | `${Section}.list`
  | `${Section}.detail`
  | `${Section}.create`
  | `${Section}.edit`
  | `${Section}.history`
  | `me.${AccountPage}`
  | `legal.${LegalPage}`;

/**
 * One screen of the portal. `title` is a message id, `status` the HTTP status of its first byte.
 */
export interface Route {
  readonly name: RouteName;
  readonly kind: 'list' | 'detail' | 'create' | 'edit' | 'history' | 'legal' | 'account' | 'page';
  readonly path: string;
  readonly section: Section | null;
  readonly title: string;
  /**
   * `staff`: moderators and administrators. `editors` and `moderators`: administrators, too, and
   * who has the role for a part of the portal alone. `anyStaff`: each of them.
   */
  readonly access: 'anyone' | 'signedIn' | 'anyStaff' | 'staff' | 'editors' | 'moderators';
  readonly status: number;
}

const page = (name: PlainRouteName, path: string, rest: Partial<Route> = {}): Route => ({
  name,
  kind: 'page',
  path,
  section: null,
  title: `title.${name}`,
  access: 'anyone',
  status: 200,
  ...rest,
});

const sectionRoutes = (section: Section): readonly Route[] => {
  const shared = { section, title: `section.${section}`, access: 'anyone', status: 200 } as const;
  const written = { ...shared, access: 'signedIn' } as const;
  const path = `/${section}`;
  return [
    { ...shared, name: `${section}.list`, kind: 'list', path },
    { ...shared, name: `${section}.detail`, kind: 'detail', path: `${path}/:slug` },
    {
      ...written,
      name: `${section}.create`,
      kind: 'create',
      path: `${path}/create`,
      title: 'title.create',
    },
    {
      ...written,
      name: `${section}.edit`,
      kind: 'edit',
      path: `${path}/:slug/edit`,
      title: 'title.edit',
    },
    {
      ...shared,
      name: `${section}.history`,
      kind: 'history',
      path: `${path}/:slug/history`,
      title: 'title.history',
    },
  ];
};

const accountRoute = (name: AccountPage): Route => ({
  name: `me.${name}`,
  kind: 'account',
  path: `/me/${name}`,
  section: null,
  title: `account.${name}`,
  access: 'signedIn',
  status: 200,
});

const legalRoute = (name: LegalPage): Route => ({
  name: `legal.${name}`,
  kind: 'legal',
  path: `/${name}`,
  section: null,
  title: `title.${name}`,
  access: 'anyone',
  status: 200,
});

const accountPage = (name: PlainRouteName, path: string, title: string): Route =>
  page(name, path, { kind: 'account', title, access: 'signedIn' });
const adminPage = (name: PlainRouteName, path: string, access: Route['access'] = 'staff'): Route =>
  page(name, path, { access, title: 'title.admin' });

export const NOT_FOUND = page('notFound', '*', { status: 404 });

/**
 * Every screen (SPEC 2.1–2.3, 2.7). The host takes the HTTP status from it, the portal the screen.
 */
export const ROUTES: readonly Route[] = [
  page('home', '/'),
  ...SECTIONS.flatMap(sectionRoutes),
  accountPage('me', '/me', 'account.me'),
  ...ACCOUNT_PAGES.map(accountRoute),
  accountPage('me.security', '/me/security', 'title.security'),
  accountPage('me.settings', '/me/settings', 'title.settings'),
  accountPage('me.data', '/me/data', 'title.data'),
  accountPage('profile', '/profile', 'title.profile'),
  accountPage('profile.edit', '/profile/edit', 'title.profileEdit'),
  page('user', '/user/:slug', { kind: 'detail' }),
  adminPage('admin', '/admin', 'anyStaff'),
  adminPage('admin.people', '/admin/people'),
  adminPage('admin.audit', '/admin/audit'),
  adminPage('admin.invitations', '/admin/invitations'),
  adminPage('admin.contents', '/admin/contents', 'editors'),
  adminPage('admin.feedback', '/admin/feedback'),
  adminPage('admin.moderation', '/admin/moderation', 'moderators'),
  adminPage('admin.jobs', '/admin/jobs'),
  adminPage('admin.pages', '/admin/pages'),
  adminPage('admin.settings', '/admin/settings'),
  adminPage('admin.settings.districts', '/admin/settings/districts'),
  adminPage('admin.settings.topics', '/admin/settings/topics'),
  { ...adminPage('admin.settings.area', '/admin/settings/:slug'), kind: 'detail' },
  { ...adminPage('admin.person', '/admin/people/:slug'), kind: 'detail' },
  ...ACCESS_PAGES.map((name) => page(name, `/${name}`)),
  ...LEGAL_PAGES.map(legalRoute),
  page('legal.version', '/legal/:slug', { kind: 'detail', title: 'title.terms-and-conditions' }),
  page('legal.edit', '/legal/:slug/edit', {
    kind: 'edit',
    title: 'title.edit',
    access: 'signedIn',
  }),
  page('dialogs.report', '/dialogs/:slug/report', {
    kind: 'detail',
    section: 'dialogs',
    title: 'section.dialogs',
  }),
  page('events.import', '/events/create/import', {
    kind: 'create',
    section: 'events',
    title: 'title.import',
    access: 'signedIn',
  }),
  page('committees.vacancies', '/committees/vacancies', {
    section: 'committees',
    title: 'title.vacancies',
  }),
  page('committees.draws', '/committees/:slug/draws', {
    kind: 'detail',
    section: 'committees',
    title: 'section.committees',
  }),
  page('committees.draw.create', '/committees/:slug/draws/create', {
    kind: 'create',
    section: 'committees',
    title: 'title.create',
    access: 'signedIn',
  }),
  page('committees.draw', '/committees/:slug/draws/:id', {
    kind: 'detail',
    section: 'committees',
    title: 'section.committees',
  }),
  page('committees.meeting.create', '/committees/:slug/meetings/create', {
    kind: 'create',
    section: 'committees',
    title: 'title.create',
    access: 'signedIn',
  }),
  page('committees.meeting.edit', '/committees/:slug/meetings/:id/edit', {
    kind: 'edit',
    section: 'committees',
    title: 'title.edit',
    access: 'signedIn',
  }),
  page('committees.meeting.record', '/committees/:slug/meetings/:id/record', {
    kind: 'edit',
    section: 'committees',
    title: 'title.edit',
    access: 'signedIn',
  }),
  page('committees.meeting', '/committees/:slug/meetings/:id', {
    kind: 'detail',
    section: 'committees',
    title: 'section.committees',
  }),
  page('setup', '/setup'),
  page('unsubscribe', '/unsubscribe'),
  ...REGISTRATION_SECTIONS.flatMap((section) =>
    (['ticket', 'door'] as const).map((name) =>
      page(`${section}.${name}`, `/${section}/:slug/${name}`, {
        kind: 'account',
        section,
        title: `section.${section}`,
        access: 'signedIn',
      }),
    ),
  ),
  accountPage('me.training', '/me/training', 'section.training'),
  page('training.certificate', '/training/certificates/:slug', {
    kind: 'detail',
    section: 'training',
    title: 'section.training',
  }),
  page('training.certificates', '/training/:slug/certificates', {
    kind: 'account',
    section: 'training',
    title: 'section.training',
    access: 'signedIn',
  }),
  page('training.lesson', '/training/:slug/lessons/:lesson', {
    kind: 'detail',
    section: 'training',
    title: 'section.training',
  }),
  page('invitation', '/invitation'),
  page('accept-invitation', '/accept-invitation'),
  page('pages', '/pages/:slug', { kind: 'detail' }),
  page('search', '/search'),
  page('moderation', '/moderation'),
  page('open-data', '/open-data'),
  page('feedback', '/feedback'),
  page('offline', '/offline'),
  page('callback', '/callback'),
  page('forbidden', '/forbidden', { status: 403 }),
  page('unauthorized', '/unauthorized', { status: 401 }),
  page('workbench', '/workbench'),
];

export interface RouteMatch {
  readonly route: Route;
  readonly params: { readonly slug?: string; readonly id?: string };
}

const NAMED = ROUTES.filter(({ path }) => path.includes(':slug'));
const PLAIN_PATHS = new Map(
  ROUTES.filter((route) => !NAMED.includes(route)).map((route) => [route.path, route]),
);
const NAMED_PATHS = NAMED.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:[a-z]+/g, '([a-z0-9-]{1,120})')}$`),
}));

/**
 * Finds the screen that a path without language prefix, query and hash leads to; `notFound` when
 * there is none (SPEC 8.6). Paths are lower case; one slash at the end is forgiven.
 */
export function matchPath(pathname: string): RouteMatch {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const plain = PLAIN_PATHS.get(path);
  if (plain) return { route: plain, params: {} };

  for (const { route, pattern } of NAMED_PATHS) {
    const [, slug, id] = pattern.exec(path) ?? [];
    if (slug) return { route, params: id === undefined ? { slug } : { slug, id } };
  }
  return { route: NOT_FOUND, params: {} };
}

/** Tells whether a page is there by the sections that are on, and written in. */
export function isRouteOpen({ kind, path }: Route, settings: Sections): boolean {
  const section = findSectionOfPath(path);
  if (section === null) return true;
  return kind === 'create' || kind === 'edit'
    ? isSectionWritable(settings, section)
    : isSectionOn(settings, section);
}

/** Tells the same of a path without language prefix; query and hash do not count. */
export const isPathOpen = (path: string, settings: Sections): boolean =>
  isRouteOpen(matchPath(path.split(/[?#]/)[0]!).route, settings);

/** Finds the screen of a path as `matchPath` does; `notFound` where its section is closed. */
export function matchOpenPath(pathname: string, settings: Sections): RouteMatch {
  const match = matchPath(pathname);
  return isRouteOpen(match.route, settings) ? match : { route: NOT_FOUND, params: {} };
}

/**
 * Stands for every path that leads nowhere where the host draws one page for all of them; matches
 * no route.
 */
export const NOT_FOUND_PATH = '/404';

/**
 * Returns the path of which the host draws the page: itself, or the one that stands for all that
 * lead nowhere.
 */
export const toRenderedPath = (pathname: string, settings: Sections): string =>
  matchOpenPath(pathname, settings).route.name === 'notFound' ? NOT_FOUND_PATH : pathname;

export interface LocalizedUrl {
  readonly locale: Locale;
  /** `/ar` as it stands in the URL, or empty: the router's basename. */
  readonly prefix: string;
  /** Path, query and hash without the prefix; always starts with a slash. */
  readonly rest: string;
}

const PREFIX = new RegExp(`^/(${LOCALE_CODES.join('|')})(?=[/?#]|$)`);

/**
 * Characters that browsers leave out of an address at any position, so that nothing is left between
 * two slashes (WHATWG URL, 4.4).
 */
const LEFT_OUT = /[\t\n\r]/g;

/**
 * Returns true for path, query and hash of the sign-in callback, whether or not they carry an
 * answer.
 */
export const isCallbackPage = (rest: string): boolean => /^\/callback\/?([?#]|$)/.test(rest);

/**
 * Returns true for the sign-in callback carrying a code query, which has no language of its own
 * (SPEC 2.6).
 */
export const isCodeCallback = (rest: string): boolean =>
  isCallbackPage(rest) && new URL(rest, PLACEHOLDER_ORIGIN).searchParams.has('code');

/**
 * Splits a URL's path, query and hash into language and the rest (SPEC 2.4, 2.6, 4.4.2). The prefix
 * is lower case only; without one it is the installation's first language. The rest starts with
 * exactly one slash: two of them, or a backslash, would name somebody else's site (WHATWG URL, path
 * state).
 */
export function splitLocale(url: string, first: Locale = DEFAULT_LOCALE): LocalizedUrl {
  const address = url.replace(LEFT_OUT, '');
  const prefix = PREFIX.exec(address)?.[0] ?? '';
  const rest = `/${address.slice(prefix.length).replace(/^[\\/]+/, '')}`;
  const locale = prefix ? (prefix.slice(1) as Locale) : first;
  return { locale, prefix: isCodeCallback(rest) ? '' : prefix, rest };
}

/**
 * Returns the same page in another language: the prefix is swapped or added, query and hash stay
 * (SPEC 2.5, 2.6).
 */
export function addLocale(url: string, locale: Locale): string {
  const { rest } = splitLocale(url);
  if (isCodeCallback(rest)) return rest;
  return rest.startsWith('/?') || rest.startsWith('/#') || rest === '/'
    ? `/${locale}${rest.slice(1)}`
    : `/${locale}${rest}`;
}

/**
 * Query parameters that decide which entries a page shows. Any other parameter, tracking above all,
 * is no part of a page's address.
 */
const PAGE_QUERY = ['q', 'phase', 'topic', 'area', 'kind', 'section', 'view', ...OWN_FILTERS];

function pageQuery(route: Route, search: string): string {
  if (route.name === 'home') return '';
  const given = new URLSearchParams(search);
  const kept = PAGE_QUERY.filter((name) => given.get(name)).map((name) => [name, given.get(name)!]);
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

export interface PageLink {
  readonly rel: 'canonical' | 'alternate';
  readonly hrefLang?: Locale | 'x-default';
  /** Path and query with language prefix. */
  readonly path: string;
}

interface OfferedLanguages {
  readonly offered: readonly Locale[];
  readonly first: Locale;
}

/**
 * Returns the one address of a page in its language, and those of the same page in every language
 * that is offered; `page` is path and query without prefix. A page that is an error, or is not
 * published yet, has none.
 */
export function listPageLinks(
  page: string,
  locale: Locale,
  { offered, first }: OfferedLanguages = DEFAULT_VALUES.languages,
): readonly PageLink[] {
  const [path = '/', search = ''] = page.replace(/#.*$/, '').split('?');
  const { route } = matchPath(path);
  const isPreview = new URLSearchParams(search).has('preview');
  if (route.status !== 200 || route.name === 'callback' || isPreview) return [];
  const address = path.replace(/(?<=.)\/$/, '') + pageQuery(route, search);
  const alternate = (hrefLang: Locale | 'x-default', code: Locale): PageLink => ({
    rel: 'alternate',
    hrefLang,
    path: addLocale(address, code),
  });
  return [
    { rel: 'canonical', path: addLocale(address, locale) },
    ...offered.map((code) => alternate(code, code)),
    alternate('x-default', first),
  ];
}

/** An origin for addresses that have none (RFC 6761 §6.4): nobody can own it. */
export const PLACEHOLDER_ORIGIN = 'http://nowhere.invalid';
/**
 * Pages that are no target after signing in: a person who came back to one of these would not get
 * away from it.
 */
const NO_RETURN: readonly RouteName[] = [
  ...ACCESS_PAGES,
  'callback',
  'forbidden',
  'unauthorized',
  'notFound',
];

/**
 * Returns the page to which a sign-in page leads: the one that its `to` names, as path, query and
 * hash without language prefix; the first page for an address of another origin, of no page, or of
 * a page about signing in.
 */
export function getPageAfterSignIn(to: string | null): string {
  if (!to?.startsWith('/') || !URL.canParse(to, PLACEHOLDER_ORIGIN)) return '/';
  const { origin, pathname, search, hash } = new URL(to, PLACEHOLDER_ORIGIN);
  const path = splitLocale(pathname).rest;
  const isReturn = origin === PLACEHOLDER_ORIGIN && !NO_RETURN.includes(matchPath(path).route.name);
  return isReturn ? path + search + hash : '/';
}

/**
 * Pages that search engines leave out: what is somebody's own, what is being written, and helpers
 * without content of their own.
 */
export const isFindableRoute = ({ name, kind, access, status }: Route): boolean =>
  status === 200 &&
  access === 'anyone' &&
  !['create', 'edit', 'history', 'account'].includes(kind) &&
  ![...NO_RETURN, 'search', 'offline', 'setup', 'workbench'].includes(name);

/** Returns a page about getting into an account that remembers where the person wants to go. */
export function toAccessPath(page: AccessPage, to: string): string {
  return to === '/' ? `/${page}` : `/${page}?${new URLSearchParams({ to })}`;
}

/**
 * Returns the sign-in page that leads back to this page (path, query and hash without prefix), or
 * on to where this page would lead.
 */
export function toSignInPath(page: string): string {
  const { pathname, searchParams } = new URL(page, PLACEHOLDER_ORIGIN);
  const isAccess = ACCESS_PAGES.some((name) => `/${name}` === pathname);
  return toAccessPath('sign-in', getPageAfterSignIn(isAccess ? searchParams.get('to') : page));
}
