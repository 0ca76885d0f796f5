import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userDataChanged } from '../../state/sessionSlice';
import type { User } from '../../state/user';
import { aListPage, aProblem } from '../../testing/factories';
import { aProfile } from '../../testing/profileFactories';
import { renderScreen } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { AccountScreen } from './AccountScreen';
import { MyContentsScreen } from './MyContentsScreen';
import { ProfileScreen } from './ProfileScreen';

const OMAR: User = {
  sub: 'omar',
  name: 'عمر حداد',
  email: 'omar@harbour.example',
  locale: 'ar',
  roles: [],
  verified: true,
  picture: '',
  termsDue: false,
};

const mine = (locale: 'en' | 'ar') => ({
  ...aListItem('blogs', locale),
  relation: 'author' as const,
});

test('[SPEC 2.3] the account leads to its nine pages in their order', () => {
  renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true });
  const nav = screen.getByRole('navigation', { name: 'Account pages' });
  const targets = [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/me',
    '/me/teams',
    '/me/committees',
    '/me/have-your-say',
    '/me/notifications',
    '/me/publications',
    '/me/blogs',
    '/me/dialogs',
    '/me/events',
  ]);
});

const ME = {
  '/v1/me/profile': { body: aProfile() },
  '/v1/me/notices': aListPage([]),
};
const known = (changes: Partial<User> = {}) => userDataChanged({ user: { ...OMAR, ...changes } });

test('the account shows who is signed in as soon as it is known', async () => {
  const { store } = renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true, answers: ME });
  expect(screen.getByText('Your details have not arrived yet')).toBeVisible();
  act(() => void store.dispatch(known()));
  expect(screen.getByText('عمر حداد').tagName).toBe('BDI');
  expect(screen.getByText('omar@harbour.example')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('Arabic')).toBeVisible();
  expect(screen.getByText('Resident')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(await screen.findByText('Nothing needs your attention')).toBeVisible();
});

test('people who are not verified learn how they can be', async () => {
  const { store } = renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true, answers: ME });
  act(() => void store.dispatch(known({ verified: false })));
  expect(await screen.findByText(/Have your identity verified/)).toBeVisible();
});

test('the account says what a profile lacks, and nothing when it lacks nothing', async () => {
  const complete = aProfile({ about: 'Bees.', picture: '/pictures/1' });
  const lacking = renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true, answers: ME });
  expect(await screen.findByText('You have no picture yet.')).toBeVisible();
  expect(screen.getByText('You have not written anything about yourself yet.')).toBeVisible();
  lacking.unmount();

  const answers = { ...ME, '/v1/me/profile': { body: complete } };
  renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true, answers });
  await screen.findByText('Nothing needs your attention');
  expect(screen.queryByText('Let people know who is speaking')).toBeNull();
});

test('the account begins with the three nearest notices; the others are one link away', async () => {
  const notices = [1, 2, 3, 4].map((id) => ({
    kind: 'eventSoon' as const,
    at: '2026-05-02T15:00:00Z',
    content: aListItem('events', 'en', { id: String(id) }),
  }));
  const answers = { ...ME, '/v1/me/notices': aListPage(notices) };
  renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true, answers });
  const part = await screen.findByRole('region', { name: 'What needs you' });
  expect(await within(part).findAllByText(/This starts/)).toHaveLength(3);
  expect(within(part).getByRole('link', { name: 'All notifications' })).toHaveAttribute(
    'href',
    '/me/notifications',
  );
});

test('[SPEC 2.1] the profile shows what others see and leads to where it is changed', async () => {
  const profile = aProfile({
    about: 'I keep bees.\nOn a roof.',
    website: 'https://roof.example/bees',
  });
  const { store } = renderScreen(<ProfileScreen />, {
    url: '/profile',
    isSignedIn: true,
    answers: { '/v1/me/profile': { body: profile } },
  });
  act(() => void store.dispatch(known({ roles: ['editor'] })));
  expect(await screen.findByText(/I keep bees/)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('Editor')).toBeVisible();
  expect(screen.getByRole('link', { name: 'roof.example/bees' })).toHaveAttribute(
    'href',
    'https://roof.example/bees',
  );
  expect(screen.getByText('Here since 10 January 2026')).toBeVisible();
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    expect.arrayContaining([
      '/profile/edit',
      `/user/${profile.id}`,
      '/me/security',
      '/me/settings',
      '/me/data',
    ]),
  );
  expect(screen.queryByText('grace@harbour.example')).toBeNull();
});

test('[SPEC 6.1] moderators reach the administration from their account, others do not', () => {
  const { store } = renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true, answers: ME });
  act(() => void store.dispatch(known()));
  expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull();
  act(() => void store.dispatch(known({ roles: ['moderator'] })));
  expect(screen.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin');
});

test('a profile that cannot be loaded offers another try', async () => {
  const { store } = renderScreen(<ProfileScreen />, {
    url: '/profile',
    isSignedIn: true,
    answers: {
      '/v1/me/profile': [aProblem(404, 'notFound'), { body: aProfile({ about: 'Bees.' }) }],
    },
  });
  act(() => void store.dispatch(known()));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bees.')).toBeVisible();
});

test('what is mine is asked for with my token, in my language', async () => {
  const { calls } = renderScreen(<MyContentsScreen />, {
    url: '/me/blogs',
    locale: 'ar',
    isSignedIn: true,
    answers: { '/v1/me/blogs': aListPage([mine('ar')]) },
  });
  expect(await screen.findByText(mine('ar').title.text)).not.toHaveAttribute('lang');
  expect(calls[0]!.search.get('locale')).toBe('ar');
  expect(calls[0]!.headers.get('authorization')).toBe('Bearer token');
});

test('an empty list of mine leads to the section', async () => {
  renderScreen(<MyContentsScreen />, {
    url: '/me/teams',
    isSignedIn: true,
    answers: { '/v1/me/teams': aListPage([]) },
  });
  expect(await screen.findByText('You are not a member of a team yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what there is' })).toHaveAttribute('href', '/teams');
});

test('a failed load offers another try', async () => {
  renderScreen(<MyContentsScreen />, {
    url: '/me/blogs',
    isSignedIn: true,
    answers: { '/v1/me/blogs': [aProblem(404, 'notFound'), aListPage([mine('en')])] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(mine('en').title.text)).toBeVisible();
});

test('without a session nothing is asked', async () => {
  const { calls } = renderScreen(<MyContentsScreen />, { url: '/me/teams' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(calls).toEqual([]);
});
