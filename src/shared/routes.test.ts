import {
  ACCOUNT_PAGES,
  ROUTES,
  toAccessPath,
  isCallbackPage,
  isCodeCallback,
  matchPath,
  getPageAfterSignIn,
  listPageLinks,
  toSignInPath,
  splitLocale,
  addLocale,
} from './routes';
import { MAIN_NAVIGATION } from './sections';

test('[SPEC 2.2] the main navigation has eight sections in the given order', () => {
  expect(MAIN_NAVIGATION).toEqual([
    'have-your-say',
    'dialogs',
    'blogs',
    'publications',
    'training',
    'teams',
    'committees',
    'governance',
  ]);
});

test('[SPEC 2.3] the account menu has eight pages below /me in the given order', () => {
  expect(ACCOUNT_PAGES.map((name) => `me/${name}`)).toEqual([
    'me/teams',
    'me/committees',
    'me/have-your-say',
    'me/notifications',
    'me/publications',
    'me/blogs',
    'me/dialogs',
    'me/events',
  ]);
});

test.each([
  ['polls', '/have-your-say', 'have-your-say.list'],
  ['dialogues', '/dialogs', 'dialogs.list'],
  ['blog', '/blogs', 'blogs.list'],
  ['publications', '/publications', 'publications.list'],
  ['training', '/training', 'training.list'],
  ['teams', '/teams', 'teams.list'],
  ['committees', '/committees', 'committees.list'],
  ['governance', '/governance', 'governance.list'],
  ['events', '/events', 'events.list'],
  ['quizzes', '/quizzes', 'quizzes.list'],
  ['FAQs', '/faqs', 'faqs.list'],
  ['notifications', '/me/notifications', 'me.notifications'],
  ['account area', '/me', 'me'],
  ['privacy policy', '/privacy-policy', 'legal.privacy-policy'],
  ['terms and conditions', '/terms-and-conditions', 'legal.terms-and-conditions'],
])('[SPEC 1.1] the portal has %s, at %s', (_area, path, name) => {
  expect(matchPath(path).route).toMatchObject({ name, status: 200 });
});

test.each([
  ['/', 'home', 200],
  ['/blogs/', 'blogs.list', 200],
  ['/me', 'me', 200],
  ['/me/teams', 'me.teams', 200],
  ['/profile', 'profile', 200],
  ['/privacy-policy', 'legal.privacy-policy', 200],
  ['/cookies', 'legal.cookies', 200],
  ['/me/security', 'me.security', 200],
  ['/me/settings', 'me.settings', 200],
  ['/me/data', 'me.data', 200],
  ['/profile/edit', 'profile.edit', 200],
  ['/committees/vacancies', 'committees.vacancies', 200],
  ['/user', 'notFound', 404],
  ['/admin', 'admin', 200],
  ['/admin/', 'admin', 200],
  ['/admin/audit', 'admin.audit', 200],
  ['/admin/people', 'admin.people', 200],
  ['/admin/people/', 'admin.people', 200],
  ['/admin/people/a-1/rights', 'notFound', 404],
  ['/admin/unknown', 'notFound', 404],
  ['/callback', 'callback', 200],
  ['/forbidden', 'forbidden', 403],
  ['/unauthorized', 'unauthorized', 401],
  ['/xx', 'notFound', 404],
  ['/xx/training', 'notFound', 404],
  ['/Blogs', 'notFound', 404],
  ['/blogs/Not-A-Slug', 'notFound', 404],
  ['/blogs/one/two', 'notFound', 404],
  ['/me/unknown', 'notFound', 404],
  ['//', 'home', 200],
])('[SPEC 2.1] %s leads to %s with status %i', (path, name, status) => {
  expect(matchPath(path).route).toMatchObject({ name, status });
});

test.each([
  ['/user/00000000-0000-4000-8000-000000000001', 'user'],
  ['/admin/people/00000000-0000-4000-8000-000000000001', 'admin.person'],
  ['/legal/terms-and-conditions-1', 'legal.version'],
])('[SPEC 2.1] %s leads to %s and names what it is about', (path, name) => {
  const { route, params } = matchPath(path);
  expect(route.name).toBe(name);
  expect(params.slug).toBe(path.split('/').at(-1));
});

test('[SPEC 8.6] a path that nothing matches is not found and keeps no parameters', () => {
  expect(matchPath('/nowhere')).toMatchObject({ route: { status: 404 }, params: {} });
});

test('route names and paths are unique', () => {
  expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});

test('the pages of the administration, and no others, are for its staff', () => {
  const staffOnly = ROUTES.filter(({ access }) => access === 'staff');
  const belowAdmin = ROUTES.filter(({ path }) => /^\/admin(\/|$)/.test(path));
  const forEditors = ROUTES.filter(({ access }) => access === 'editors');
  expect(forEditors.map(({ name }) => name)).toEqual(['admin.contents']);
  const forModerators = ROUTES.filter(({ access }) => access === 'moderators');
  expect(forModerators.map(({ name }) => name)).toEqual(['admin.moderation']);
  const forAny = ROUTES.filter(({ access }) => access === 'anyStaff');
  expect(forAny.map(({ name }) => name)).toEqual(['admin']);
  expect(staffOnly.map(({ name }) => name)).toEqual([
    'admin.people',
    'admin.audit',
    'admin.invitations',
    'admin.feedback',
    'admin.jobs',
    'admin.pages',
    'admin.settings',
    'admin.settings.districts',
    'admin.settings.topics',
    'admin.settings.area',
    'admin.person',
  ]);
  expect(new Set([...forAny, ...staffOnly, ...forEditors, ...forModerators])).toEqual(
    new Set(belowAdmin),
  );
});

test('[SPEC 6.1] only account pages and the pages where something is written ask for a session', () => {
  const guarded = ROUTES.filter(({ access }) => access === 'signedIn');
  const asking = ROUTES.filter(({ kind }) => ['account', 'create', 'edit'].includes(kind));
  expect(guarded).toEqual(asking);
});

test.each([
  'have-your-say',
  'dialogs',
  'blogs',
  'publications',
  'training',
  'teams',
  'committees',
  'governance',
  'events',
  'quizzes',
  'faqs',
])('[SPEC 2.1] %s has a list, a detail, create and edit', (section) => {
  const nameAt = (path: string) => matchPath(`/${section}${path}`).route.name;
  expect(['', '/some-thing', '/create', '/some-thing/edit'].map(nameAt)).toEqual(
    ['list', 'detail', 'create', 'edit'].map((kind) => `${section}.${kind}`),
  );
  expect(matchPath(`/${section}/some-thing/edit`).params).toEqual({ slug: 'some-thing' });
  expect(matchPath(`/${section}/some-thing/edit/more`).route.name).toBe('notFound');
});

test.each([
  ['/ar/training', 'ar', '/ar', '/training'],
  ['/tr', 'tr', '/tr', '/'],
  ['/en/', 'en', '/en', '/'],
  ['/training?q=a#b', 'en', '', '/training?q=a#b'],
  ['/ar?q=a', 'ar', '/ar', '/?q=a'],
  ['/arabic', 'en', '', '/arabic'],
  ['/AR/training', 'en', '', '/AR/training'],
  ['/de/training', 'en', '', '/de/training'],
  ['/', 'en', '', '/'],
  ['', 'en', '', '/'],
  ['/ar/ar/x', 'ar', '/ar', '/ar/x'],
  ['/xx/ar', 'en', '', '/xx/ar'],
  ['//evil.example', 'en', '', '/evil.example'],
  ['/\\evil.example', 'en', '', '/evil.example'],
  ['\\/evil.example', 'en', '', '/evil.example'],
  ['/ar//evil.example', 'ar', '/ar', '/evil.example'],
  ['/ar/\\/evil.example', 'ar', '/ar', '/evil.example'],
  ['/%E0%A4%A', 'en', '', '/%E0%A4%A'],
])('[SPEC 2.4, 4.4.2] %s is in %s with prefix "%s" and rest %s', (url, locale, prefix, rest) => {
  expect(splitLocale(url)).toEqual({ locale, prefix, rest });
});

test.each([
  ['/callback?code=1&state=2', ''],
  ['/ar/callback?code=1&state=2', ''],
  ['/ar/callback?error=login_required', '/ar'],
  ['/ar/blogs?code=1', '/ar'],
])('[SPEC 2.6] %s has the prefix "%s"', (url, prefix) => {
  expect(splitLocale(url).prefix).toBe(prefix);
});

test.each([
  ['/ar/training?q=a#b', 'tr', '/tr/training?q=a#b'],
  ['/training', 'ar', '/ar/training'],
  ['/ar/training', 'en', '/en/training'],
  ['/', 'ar', '/ar'],
  ['/ar?q=1', 'tr', '/tr?q=1'],
  ['/#main', 'ar', '/ar#main'],
  ['/ar/ar/x', 'tr', '/tr/ar/x'],
  ['//evil.example', 'ar', '/ar/evil.example'],
  ['/\\evil.example', 'ar', '/ar/evil.example'],
  ['/en//evil.example/x?q=1', 'tr', '/tr/evil.example/x?q=1'],
])('[SPEC 2.5] %s in %s is %s', (url, locale, expected) => {
  expect(addLocale(url, locale as 'ar')).toBe(expected);
});

test.each([
  ['/callback', true],
  ['/callback/', true],
  ['/callback?code=c', true],
  ['/callback#code=c', true],
  ['/callbacks', false],
  ['/blogs?to=/callback', false],
  ['/', false],
])('[SPEC 2.6] %s is the page of the callback: %s', (rest, expected) => {
  expect(isCallbackPage(rest)).toBe(expected);
});

test('[SPEC 2.6] the callback with a code gets no prefix', () => {
  expect(addLocale('/callback?code=1', 'ar')).toBe('/callback?code=1');
  expect(isCodeCallback('/callback')).toBe(false);
});

test.each([
  ['/me/have-your-say?page=2#receipt', '/me/have-your-say?page=2#receipt'],
  ['/ar/blogs?page=2', '/blogs?page=2'],
  ['/', '/'],
  ['/tr/admin?q=grace', '/admin?q=grace'],
  ['/admin/people/grace-1', '/admin/people/grace-1'],
])('[SPEC 1.4] a sign-in page leads on to %s', (to, page) => {
  expect(getPageAfterSignIn(to)).toBe(page);
});

test.each([
  [null],
  [''],
  ['blogs'],
  ['https://evil.example/blogs'],
  ['//evil.example/blogs'],
  ['/\\evil.example'],
  ['/en//evil.example'],
  ['/.//evil.example'],
  ['javascript:alert(1)'],
  ['/sign-in?to=/blogs'],
  ['/tr/register'],
  ['/unauthorized'],
  ['/callback?code=c'],
  ['/nowhere/at/all'],
])('[SPEC 1.4] a sign-in page does not lead on to %s', (to) => {
  expect(getPageAfterSignIn(to)).toBe('/');
});

test('[SPEC 1.4] every page leads to a sign-in page that leads back', () => {
  expect(toSignInPath('/blogs?page=2#top')).toBe('/sign-in?to=%2Fblogs%3Fpage%3D2%23top');
  expect(toSignInPath('/')).toBe('/sign-in');
  expect(toSignInPath('/register?to=%2Fblogs')).toBe('/sign-in?to=%2Fblogs');
  expect(toSignInPath('/reset-password#token=secret')).toBe('/sign-in');
  expect(toAccessPath('register', '/blogs')).toBe('/register?to=%2Fblogs');
});

test('[SPEC 2.4] a page names its one address and that of every language; of a query only what chooses entries is kept', () => {
  expect(listPageLinks('/have-your-say/?utm_source=mail&phase=open&fbclid=1&q=', 'ar')).toEqual([
    { rel: 'canonical', path: '/ar/have-your-say?phase=open' },
    { rel: 'alternate', hrefLang: 'en', path: '/en/have-your-say?phase=open' },
    { rel: 'alternate', hrefLang: 'ar', path: '/ar/have-your-say?phase=open' },
    { rel: 'alternate', hrefLang: 'tr', path: '/tr/have-your-say?phase=open' },
    { rel: 'alternate', hrefLang: 'x-default', path: '/en/have-your-say?phase=open' },
  ]);
});

test.each([
  ['/', '/tr'],
  ['/?utm_source=mail', '/tr'],
  ['/?state=XkV3&topic=harbour', '/tr'],
  ['/blogs#top?phase=open', '/tr/blogs'],
  ['/blogs?topic=harbour&phase=past', '/tr/blogs?phase=past&topic=harbour'],
  ['/search?q=a%26b%22%3E', '/tr/search?q=a%26b%22%3E'],
])('[SPEC 2.4] the address of %s in Turkish is %s', (page, address) => {
  expect(listPageLinks(page, 'tr')[0]).toEqual({ rel: 'canonical', path: address });
});

test.each([
  '/nowhere',
  '//evil.example',
  '/\\evil.example',
  '/ar/x',
  '/forbidden',
  '/callback?code=c',
])('[SPEC 2.4] %s is a page without an address of its own', (page) => {
  expect(listPageLinks(page, 'en')).toEqual([]);
});
