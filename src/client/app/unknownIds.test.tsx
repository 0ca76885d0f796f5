import { act, render, screen, waitFor } from '@testing-library/react';
import en from '../../../i18n/en.json';
import { DEMO_SETTINGS } from '../../demo/city';
import { ROUTES } from '../../shared/routes';
import { SECTIONS } from '../../shared/sections';
import { renderPage } from '../render';
import { createPortal, TEST_ORIGIN } from '../testing/createPortal';
import { READ_RESPONSES } from '../testing/fakeApi';
import { TEST_NOW_MS } from '../testing/renderScreen';
import { aDetailPage } from '../testing/sectionFactories';

jest.mock('../intl/loadMessages', () => ({
  messageChunks: () => [],
  loadMessages: () => Promise.resolve(jest.requireActual('../../../i18n/en.json')),
}));

const UNKNOWN = 'no-such-thing';
/** A content that is there, of which pages within are asked for. */
const KNOWN = 'a-known-one';
const NOTHING = { items: [], next: null, total: 0 };
const FOUND = Object.fromEntries(
  SECTIONS.map((section) => [`/v1/${section}/${KNOWN}`, { body: aDetailPage(section, 'en') }]),
);

/** Answers like a host that knows nothing by this name: 404 where it stands in the address. */
const fetchFromHost: typeof fetch = async (input, init) => {
  const { pathname, search } = new URL(new Request(input, init).url);
  const isUnknown = (pathname + search).includes(UNKNOWN);
  const given = { ...FOUND, ...READ_RESPONSES }[pathname] as { body: unknown } | undefined;
  const body = isUnknown
    ? { type: 'about:blank', title: 'Not found', status: 404, code: 'notFound' }
    : (given?.body ?? NOTHING);
  return new Response(JSON.stringify(body), {
    status: isUnknown ? 404 : 200,
    headers: { 'content-type': isUnknown ? 'application/problem+json' : 'application/json' },
  });
};

const NAMING = ROUTES.filter(({ path }) => path.includes('/:')).flatMap((route) => {
  const nothing = route.path.replace(/:\w+/g, UNKNOWN);
  const within = route.path.replace(':slug', KNOWN).replace(/:\w+/g, UNKNOWN);
  const paths = within.includes(UNKNOWN) ? [nothing, within] : [nothing];
  return paths.map((path) => [route.name, path, route] as const);
});

describe('an id that stands for nothing is “not found”, and never a connection that failed', () => {
  const read = NAMING.filter(([, , { access }]) => access === 'anyone');
  test.each(read)('%s, as the host writes the page: %s', async (_name, path) => {
    const files = { template: '{{head}}{{app}}{{state}}', manifest: {} };
    const request = { origin: TEST_ORIGIN, now: TEST_NOW_MS, settings: DEMO_SETTINGS };
    const url = `/en${path}`;
    const { status, html } = await renderPage(files, { ...request, url, fetch: fetchFromHost });
    expect([status, html.includes(en['title.notFound'])]).toEqual([404, true]);
    expect(html).not.toContain(en['ui.failedTitle']);
  });

  test.each(NAMING)('%s, to somebody who is signed in: %s', async (_name, path) => {
    const { root } = await createPortal(path, { fetch: fetchFromHost, isSignedIn: true });
    await act(async () => render(root));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en['title.notFound']),
    );
    expect(screen.queryByText(en['ui.failedTitle'])).toBeNull();
  });
});
