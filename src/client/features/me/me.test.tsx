import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT_PAGES } from '../../../shared/routes';
import { userDataChanged } from '../../state/sessionSlice';
import type { User } from '../../state/user';
import { page, problem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { anItemOf } from '../../testing/sectionFactories';
import { AccountScreen } from './AccountScreen';
import { MyContentsScreen } from './MyContentsScreen';
import { NoticesScreen } from './NoticesScreen';
import { ProfileScreen } from './ProfileScreen';

const OMAR: User = {
  sub: 'omar',
  name: 'عمر حداد',
  email: 'omar@harbour.example',
  locale: 'ar',
  roles: [],
  verified: true,
};

const mine = (locale: 'en' | 'ar') => ({
  ...anItemOf('have-your-say', locale),
  relation: 'voter' as const,
  receipt: 'HC-7F3A',
});

test('[SPEC 2.3] the account leads to its nine pages in their order', () => {
  renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true });
  const nav = screen.getByRole('navigation', { name: 'Account pages' });
  const targets = [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/me', ...ACCOUNT_PAGES.map((name) => `/me/${name}`)]);
});

test('the account shows who is signed in as soon as it is known', () => {
  const { store } = renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true });
  expect(screen.getByText('Your details have not arrived yet')).toBeVisible();
  act(() => void store.dispatch(userDataChanged({ user: OMAR })));
  expect(screen.getByText('عمر حداد')).toBeVisible();
  expect(screen.getByText('omar@harbour.example')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('Arabic')).toBeVisible();
  expect(screen.getByText('Resident')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
});

test('people who are not verified learn how they can be', () => {
  const { store } = renderScreen(<AccountScreen />, { url: '/me', isSignedIn: true });
  act(() => void store.dispatch(userDataChanged({ user: { ...OMAR, verified: false } })));
  expect(screen.getByText(/Have your identity verified/)).toBeVisible();
});

test('the profile is the record in short', () => {
  const { store } = renderScreen(<ProfileScreen />, { url: '/profile', isSignedIn: true });
  act(() => void store.dispatch(userDataChanged({ user: { ...OMAR, roles: ['editor'] } })));
  expect(screen.getByText('Editor')).toBeVisible();
  expect(screen.queryByText('omar@harbour.example')).toBeNull();
});

test('my votes come with their receipts, asked for with my token', async () => {
  const { calls } = renderScreen(<MyContentsScreen />, {
    url: '/me/have-your-say',
    locale: 'ar',
    isSignedIn: true,
    answers: { '/v1/me/have-your-say': page([mine('ar')]) },
  });
  expect(await screen.findByText('HC-7F3A')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('تصميم المكتبة الجديدة')).not.toHaveAttribute('lang');
  expect(calls[0]!.search.get('locale')).toBe('ar');
  expect(calls[0]!.headers.get('authorization')).toBe('Bearer token');
});

test('an empty list of mine leads to the section', async () => {
  renderScreen(<MyContentsScreen />, {
    url: '/me/teams',
    isSignedIn: true,
    answers: { '/v1/me/teams': page([]) },
  });
  expect(await screen.findByText('You are not a member of a team yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what there is' })).toHaveAttribute('href', '/teams');
});

test('a failed load offers another try', async () => {
  renderScreen(<MyContentsScreen />, {
    url: '/me/have-your-say',
    isSignedIn: true,
    answers: { '/v1/me/have-your-say': [problem(404, 'notFound'), page([mine('en')])] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('HC-7F3A')).toBeVisible();
});

test('without a session nothing is asked', async () => {
  const { calls } = renderScreen(<MyContentsScreen />, { url: '/me/teams' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('notices say in a sentence why they are there', async () => {
  const content = anItemOf('have-your-say', 'en');
  renderScreen(<NoticesScreen />, {
    url: '/me/notifications',
    isSignedIn: true,
    answers: {
      '/v1/me/notifications': page([
        { kind: 'pollClosingSoon', at: '2026-05-04T18:00:00Z', content },
        { kind: 'outcomePublished', at: '2026-04-20T18:00:00Z', content },
      ]),
    },
  });
  expect(
    await screen.findByText('Voting closes in 3 days, and you have not voted yet.'),
  ).toBeVisible();
  expect(screen.getByText(/The outcome of this vote is out/)).toBeVisible();
});

test('no notices is good news', async () => {
  renderScreen(<NoticesScreen />, {
    url: '/me/notifications',
    isSignedIn: true,
    answers: { '/v1/me/notifications': page([]) },
  });
  expect(await screen.findByText('Nothing needs your attention')).toBeVisible();
});
