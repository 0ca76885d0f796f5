import { act, screen } from '@testing-library/react';
import { configLoaded, type LoadedConfig } from '../../state/configSlice';
import { renderScreen } from '../../testing/renderScreen';
import { StatusPage } from '../../parts/content/StatusPage';
import { ForbiddenScreen } from './ForbiddenScreen';

const open = (query = '') =>
  renderScreen(<ForbiddenScreen />, { url: `/forbidden${query}`, isSignedIn: true });

test.each([
  ['staff', /moderators and administrators/],
  ['admin', /administrators of the portal, and your account/],
  ['editor', /editors of the portal/],
  ['member', /members of a team or a committee/],
  ['verified', /verified residents/],
])('it is said that %s is missing, and whom to ask', (missing, reason) => {
  open(`?missing=${missing}`);
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask those who run the portal' })).toHaveAttribute(
    'href',
    '/feedback?page=%2Fforbidden',
  );
});

test.each(['', '?missing=king', '?missing=toString'])(
  'without a reason that is known the general one stands: %s',
  (query) => {
    open(query);
    expect(screen.getByText(/certain roles only/)).toBeVisible();
  },
);

describe('an installation with a page of its own for it', () => {
  async function refuse(url: string, isSignedIn: boolean, forbiddenRoute: string) {
    const view = renderScreen(<StatusPage kind="forbidden" />, { url, isSignedIn });
    const { environment, publishableKey, problems } = view.store.getState().config;
    const configurations = [
      { configId: 'door', forbiddenRoute },
    ] as unknown as LoadedConfig['configurations'];
    const loaded = { environment, publishableKey, problems, door: 'door', configurations };
    await act(async () => void view.store.dispatch(configLoaded(loaded)));
    await act(() => view.ports.settled());
    return new URL(view.ports.location.href()).pathname;
  }

  test('[SPEC 2.7] leads whoever is signed in there', async () => {
    expect(await refuse('/blogs/inner', true, '/faqs')).toBe('/faqs');
  });

  test.each([
    { given: 'nobody is signed in', url: '/blogs/inner', isSignedIn: false, route: '/faqs' },
    { given: 'it is the standard one', url: '/blogs/inner', isSignedIn: true, route: '/forbidden' },
    { given: 'it is forbidden, too', url: '/me/quiet', isSignedIn: true, route: '/me/quiet' },
  ])('[SPEC 2.7] leads nobody away where $given', async ({ url, isSignedIn, route }) => {
    expect(await refuse(url, isSignedIn, route)).toBe(url);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
