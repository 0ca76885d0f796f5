import { act } from '@testing-library/react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import ar from '../../i18n/ar.json';
import en from '../../i18n/en.json';
import tr from '../../i18n/tr.json';
import type { Locale } from '../shared/locales';
import { LEGAL_PAGES } from '../shared/routes';
import type { RootState } from './store/createStore';
import type { PageState } from './browser/page';
import type { Poll } from './features/have-your-say/poll';
import { createTennessee } from './features/have-your-say/results/testing/elections';
import { createClosedPoll } from './features/have-your-say/results/testing/poll';
import { renderPage, type RenderRequest } from './render';
import { createPortal, TEST_ORIGIN } from './testing/createPortal';
import { aPage, somePollDetails } from './testing/factories';
import { createFakeApi } from './testing/fakeApi';
import { TEST_NOW_MS, withSections } from './testing/renderScreen';
import { testInLanguages } from './testing/testInLanguages';
import { DEMO_SETTINGS } from '../demo/city';

jest.mock('./intl/loadMessages', () => ({
  messageChunks: () => [],
  loadMessages: (locale: string) =>
    Promise.resolve(jest.requireActual<object>(`../../i18n/${locale}.json`)),
}));

const TEXTS = { en, ar, tr } as const;
const PATH = '/have-your-say/new-library-design';
const FILES = {
  template: '<head>{{head}}</head><body><div id="root">{{app}}</div>{{state}}</body>',
  manifest: Object.fromEntries(
    ['main', 'have-your-say', 'results'].map((name) => [
      name,
      { js: [`/assets/${name}.js`], css: [`/assets/${name}.css`] },
    ]),
  ),
};

const apiWith = (poll: Poll) => createFakeApi({ [`/v1${PATH}`]: { body: poll } });

/** Renders the page as the host writes it. */
const drawn = (poll: Poll, locale: Locale = 'en', more: Partial<RenderRequest> = {}) =>
  renderPage(FILES, {
    url: `/${locale}${PATH}`,
    origin: TEST_ORIGIN,
    now: TEST_NOW_MS,
    fetch: apiWith(poll).fetch,
    settings: DEMO_SETTINGS,
    ...more,
  });

async function firstHtml(...page: Parameters<typeof drawn>): Promise<Document> {
  const { html } = await drawn(...page);
  return new DOMParser().parseFromString(html, 'text/html');
}

const stateOf = (page: Document) =>
  JSON.parse(page.querySelector('#state')!.textContent) as PageState;

/** Takes the page over, as `main` does. */
async function hydrate(
  page: Document,
  poll: Poll,
  locale: Locale,
  path = PATH,
): Promise<HTMLElement> {
  const { answers, installation = null, settings } = stateOf(page);
  const { root } = await createPortal(path, {
    locale,
    prefix: `/${locale}`,
    fetch: apiWith(poll).fetch,
    preloadedState: {
      portalApi: answers as unknown as RootState['portalApi'],
      installation,
      settings,
    },
  });
  const container = document.body.appendChild(page.querySelector<HTMLElement>('#root')!);
  await act(async () => {
    opened = hydrateRoot(container, root, { onRecoverableError: (error) => unlike.push(error) });
  });
  return container;
}

/** Differences that React found from what the host had written, so that it drew the page anew. */
let unlike: unknown[] = [];
let opened: ReactRoot | null = null;
afterEach(() => {
  unlike = [];
  act(() => opened?.unmount());
  opened = null;
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const closed = () => createClosedPoll([createTennessee('schulze')]);

test('the host writes one page for all addresses that lead nowhere', async () => {
  const written = async (path: string) => {
    const page = await firstHtml(closed(), 'en', { url: `/en/${path}` });
    return page.querySelector('main')!.outerHTML;
  };
  expect(await written('blgs')).toBe(await written('404'));
});

test.each(['setup', 'staff'] as const)(
  'at the stage %s the host writes a page without data, which the browser takes over',
  async (stage) => {
    const api = apiWith(closed());
    const settings = { ...DEMO_SETTINGS, stage };
    const { status, html } = await drawn(closed(), 'ar', { settings, fetch: api.fetch });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([status, api.calls]).toEqual([503, []]);
    const title = ar[stage === 'setup' ? 'closed.setupTitle' : 'closed.soonTitle'];
    expect(page.querySelector('h1')!.textContent).toBe(title);
    expect(page.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('meta[property="og:image"]')).toBeNull();
    expect(page.querySelectorAll('#main-menu, [role=search]')).toHaveLength(0);
    await hydrate(page, closed(), 'ar');
    expect(unlike).toEqual([]);
  },
);

test('the browser takes that page over, and adds what its address may have meant', async () => {
  // Links that lead to the page itself name its address: React says so while it is developed, and
  // leaves them.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await firstHtml(closed(), 'en', { url: '/en/404' });
  const container = await hydrate(page, closed(), 'en', '/blgs');
  expect(unlike).toEqual([]);
  const likely = container.querySelector('section[aria-labelledby="likely"]')!;
  expect(likely.querySelector('a')!.getAttribute('href')).toBe('/en/blogs');
  expect(container.querySelector('main input[type="search"]')).toHaveValue('blgs');
});

test('an installation without a workbench has no such page, neither from the host nor in the browser', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await firstHtml(closed(), 'en', { url: '/en/workbench' });
  expect(stateOf(page)).not.toHaveProperty('workbench');
  const title = TEXTS.en['title.notFound'];
  expect(page.querySelector('h1')!.textContent).toBe(title);
  const container = await hydrate(page, closed(), 'en', '/workbench');
  expect(unlike).toEqual([]);
  expect(container.querySelector('h1')!.textContent).toBe(title);
  const { status } = await drawn(closed(), 'en', { url: '/en/workbench' });
  expect(status).toBe(404);
});

test('where there is a workbench, the browser is told', async () => {
  const wished = await drawn(closed(), 'en', { url: '/en/workbench', workbench: true });
  expect(wished.status).toBe(200);
  expect(stateOf(new DOMParser().parseFromString(wished.html, 'text/html')).workbench).toBe(true);
});

test('a page holds which legal texts there are, and links to no other before and after the browser has taken it over', async () => {
  const installation = { legalPages: ['cookies'], canRegister: true, hasProvider: true } as const;
  const page = await firstHtml(closed(), 'en', { installation });
  expect(stateOf(page).installation).toEqual(installation);
  const linked = (root: ParentNode) =>
    LEGAL_PAGES.filter((name) => root.querySelector(`footer a[href$="/${name}"]`));
  expect(linked(page)).toEqual(['cookies']);
  expect(linked(await hydrate(page, closed(), 'en'))).toEqual(['cookies']);
  expect(unlike).toEqual([]);

  const { version } = await drawn(closed(), 'en', { installation });
  const other = { ...installation, legalPages: ['cookies', 'imprint'] } as const;
  expect((await drawn(closed(), 'en', { installation: other })).version).not.toBe(version);
});

test('what says the same has the same version, whenever it was drawn', async () => {
  const { version } = await drawn(closed());
  const later = await drawn(closed(), 'en', { now: TEST_NOW_MS + 1_000 });
  expect(later.html).not.toBe((await drawn(closed())).html);
  expect(later.version).toBe(version);
  const others = await Promise.all([
    drawn(closed(), 'tr'),
    drawn(closed(), 'en', { developerTools: true }),
    drawn(createClosedPoll([createTennessee('borda')])),
  ]);
  for (const other of others) expect(other.version).not.toBe(version);
});

testInLanguages(
  (locale) => `the first HTML of a closed poll holds who won, the table and why, in ${locale}`,
  async (locale) => {
    const page = await firstHtml(closed(), locale);
    const result = page.querySelector('section[aria-labelledby="result"]')!;
    expect(result.querySelector('p bdi')!.textContent).toBe('Nashville');
    expect(result.querySelectorAll('table tbody tr')).toHaveLength(4);
    const headings = [...result.querySelectorAll('h4')];
    const why = headings.find(
      ({ textContent }) => textContent === TEXTS[locale]['have-your-say.result.whyWon'],
    )!.parentElement!;
    expect(why.querySelectorAll('li, p').length).toBeGreaterThan(0);
    const steps = [...result.querySelectorAll('details')].map(({ textContent }) => textContent);
    expect([why.textContent, ...steps].join()).toContain('Nashville');
    expect(page.querySelector('template')).toBeNull();
  },
);

test('styles and code of the result come with the page that shows it, and with no other', async () => {
  const addresses = (page: Document) =>
    [...page.querySelectorAll('head link[rel="stylesheet"], head script[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    );
  expect(addresses(await firstHtml(closed()))).toEqual([
    '/assets/main.css',
    '/assets/have-your-say.css',
    '/assets/results.css',
    '/assets/have-your-say.js',
    '/assets/results.js',
    '/assets/main.js',
  ]);
  const open = await firstHtml(aPage(somePollDetails()));
  expect(addresses(open).join()).not.toContain('results');
});

testInLanguages(
  (locale) => `the browser takes the result over as it stands, in ${locale}`,
  async (locale) => {
    const errors = jest.spyOn(console, 'error');
    const page = await firstHtml(closed(), locale);
    const before = page.querySelector('section[aria-labelledby="result"]')!.innerHTML;
    const container = await hydrate(page, closed(), locale);
    expect(errors.mock.calls).toEqual([]);
    expect(container.querySelector('section[aria-labelledby="result"]')!.innerHTML).toBe(before);
  },
);

test('without JavaScript the questions and options of an open poll are there to read, and why they cannot be answered', async () => {
  const poll = aPage(somePollDetails({ eligibility: 'everyone' }));
  const page = await firstHtml(poll);
  const asked = page.querySelector('section[aria-labelledby="asked"]')!;
  expect(asked.querySelector('p')!.textContent).toBe('Which design?');
  expect([...asked.querySelectorAll('li li')].map(({ textContent }) => textContent)).toEqual([
    'The courtyard',
    'The towerWith a view of the sea.',
  ]);
  expect(page.querySelector('noscript')!.textContent).toContain('needs JavaScript');
});

test('the paper takes the place of the questions when it is there', async () => {
  const errors = jest.spyOn(console, 'error');
  const poll = aPage(somePollDetails({ eligibility: 'everyone' }));
  const container = await hydrate(await firstHtml(poll), poll, 'en');
  await act(async () => import('./features/have-your-say/paper/Paper'));
  expect(container.querySelectorAll('input[type="radio"]')).toHaveLength(2);
  expect(container.querySelector('section[aria-labelledby="asked"]')).toBeNull();
  expect(errors.mock.calls).toEqual([]);
});

test('[SPEC 10.7] the page says that the developer tools may look inside where they may, and nothing otherwise', async () => {
  const wished = await firstHtml(closed(), 'en', { developerTools: true });
  const unwished = await firstHtml(closed(), 'en', { developerTools: false });
  expect(stateOf(wished).developerTools).toBe(true);
  expect(stateOf(unwished)).not.toHaveProperty('developerTools');
});

test('[SPEC 10.7] the page says that it may be recorded where it may, and nothing otherwise', async () => {
  const wished = await firstHtml(closed(), 'en', { sessionTapes: true });
  expect(stateOf(wished).sessionTapes).toBe(true);
  expect(stateOf(await firstHtml(closed()))).not.toHaveProperty('sessionTapes');
});

describe('a section that is not on', () => {
  const poll = closed();

  test('has no page when it is off', async () => {
    const off = withSections({ 'have-your-say': 'off' });
    const { status, html } = await drawn(poll, 'en', { settings: off });
    expect(status).toBe(404);
    expect(html).toContain(TEXTS.en['title.notFound']);
  });

  test('says on its pages that it can only be read, and has none to write on', async () => {
    const settings = withSections({ 'have-your-say': 'readOnly' });
    const page = await drawn(poll, 'tr', { settings });
    expect(page.status).toBe(200);
    expect(page.html).toContain(TEXTS.tr['ui.sectionReadOnly']);
    const create = await drawn(poll, 'tr', { settings, url: '/tr/have-your-say/create' });
    expect(create.status).toBe(404);
  });
});
