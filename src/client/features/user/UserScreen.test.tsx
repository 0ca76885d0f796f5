import { act, screen, waitFor, within } from '@testing-library/react';
import { userDataChanged } from '../../state/sessionSlice';
import { aProblem } from '../../testing/factories';
import { A_USER_ID, aPerson } from '../../testing/profileFactories';
import { renderScreen } from '../../testing/renderScreen';
import { UserScreen } from './UserScreen';

const CALL = `/v1/user/${A_USER_ID}`;
const route = { path: '/user/:slug', url: `/user/${A_USER_ID}` };
const USER = {
  sub: A_USER_ID,
  name: 'Grace Bell',
  email: '',
  locale: 'en',
  roles: [],
  verified: false,
  picture: '',
  termsDue: false,
} as const;

test('[SPEC 2.1] user/:id shows who a person is, where they belong and what they wrote', async () => {
  const { calls } = renderScreen(<UserScreen />, {
    ...route,
    answers: { [CALL]: { body: aPerson('en', { picture: '/pictures/7' }) } },
  });
  const heading = await screen.findByRole('heading', { level: 1, name: 'عمر حداد' });
  expect(heading.firstElementChild?.tagName).toBe('BDI');
  expect(document.title).toBe('عمر حداد · Meydan');
  expect(document.querySelector('img')).toHaveAttribute('src', '/v1/pictures/7');
  expect(document.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.getByText('Editor')).toBeVisible();
  expect(screen.getByText(/I grow tomatoes/)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('3 comments in the dialogues')).toBeVisible();
  const groups = within(screen.getByRole('region', { name: 'Teams and committees' }));
  expect(groups.getByRole('link', { name: /Street trees/ })).toHaveAttribute(
    'href',
    '/teams/street-trees',
  );
  expect(groups.getByText('Lead')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A day at the lighthouse' })).toHaveAttribute(
    'href',
    '/blogs/a-day-at-the-lighthouse',
  );
  expect(calls.map(({ search }) => search.get('locale'))).toEqual(['en']);
});

test('a website is a link that carries nothing along', async () => {
  renderScreen(<UserScreen />, { ...route, answers: { [CALL]: { body: aPerson('en') } } });
  const link = await screen.findByRole('link', { name: 'roof.example/bees' });
  expect(link).toHaveAttribute('href', 'https://roof.example/bees');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
});

test('an address that would run a script is no link, whoever let it in', async () => {
  const person = aPerson('en', { website: 'javascript:alert(1)' });
  renderScreen(<UserScreen />, { ...route, answers: { [CALL]: { body: person } } });
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('a[href^="javascript"]')).toBeNull();
});

test('markup in the text stays text', async () => {
  const person = aPerson('en', { about: '<img src=x onerror=alert(1)> **me**' });
  renderScreen(<UserScreen />, { ...route, answers: { [CALL]: { body: person } } });
  expect(await screen.findByText('<img src=x onerror=alert(1)> **me**')).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test.each([
  { count: 0, locale: 'ar', told: 'لا تعليقات في الحوارات' },
  { count: 2, locale: 'ar', told: 'تعليقان في الحوارات' },
  { count: 11, locale: 'ar', told: '11 تعليقًا في الحوارات' },
  { count: 1, locale: 'en', told: '1 comment in the dialogues' },
  { count: 2, locale: 'tr', told: 'Diyaloglarda 2 yorum' },
] as const)('$count comments are told in $locale as "$told"', async ({ count, locale, told }) => {
  const person = aPerson(locale, { comments: count });
  renderScreen(<UserScreen />, { ...route, locale, answers: { [CALL]: { body: person } } });
  expect(await screen.findByText(told)).toBeVisible();
});

test('[SPEC 1.2] one’s own page leads to where it is changed; nobody else’s does', async () => {
  const { store } = renderScreen(<UserScreen />, {
    ...route,
    isSignedIn: true,
    answers: { [CALL]: { body: aPerson('en') } },
  });
  await screen.findByRole('heading', { level: 1 });
  act(() => void store.dispatch(userDataChanged({ user: { ...USER, sub: 'somebody-else' } })));
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull();
  act(() => void store.dispatch(userDataChanged({ user: USER })));
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/profile/edit',
  );
});

test('somebody who is not known here: the page is not found, by title too', async () => {
  renderScreen(<UserScreen />, { ...route, answers: { [CALL]: aProblem(404, 'notFound') } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' }),
  ).toBeVisible();
  await waitFor(() => expect(document.title).toBe('This page does not exist · Meydan'));
});

test('a person who wrote nothing and says nothing has a page all the same', async () => {
  const nothing = { about: '', website: null, roles: [], groups: [], contributions: [] };
  renderScreen(<UserScreen />, { ...route, answers: { [CALL]: { body: aPerson('en', nothing) } } });
  expect(await screen.findByText('Nothing published yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Teams and committees' })).toBeNull();
});
