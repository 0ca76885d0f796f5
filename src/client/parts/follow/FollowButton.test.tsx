import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { SectionDetailScreen } from '../content/SectionScreens';

const POST = aDetailPage('blogs', 'en');
const DETAIL = `/v1/blogs/${POST.slug}`;
const FOLLOW = `${DETAIL}/follow`;
const known = (isFollowing: boolean, follows: number) => ({
  body: { edit: false, follow: { isFollowing, follows } },
});
const answered = (isFollowing: boolean, follows: number) => ({ body: { isFollowing, follows } });

const open = (answers: FakeResponses = {}, { isSignedIn = true, more = {} } = {}) =>
  renderScreen(<SectionDetailScreen />, {
    path: '/blogs/:slug',
    url: `/blogs/${POST.slug}`,
    isSignedIn,
    answers: { [DETAIL]: { body: { ...POST, ...more } }, ...answers },
  });
const button = (isPressed: boolean) =>
  screen.findByRole('button', { name: 'Follow', pressed: isPressed });

test('a content is followed by a press, and no longer by another; how many do is said', async () => {
  const { calls } = open({
    '/v1/me/rights': known(false, 0),
    [`PUT ${FOLLOW}`]: answered(true, 1),
    [`DELETE ${FOLLOW}`]: answered(false, 0),
  });
  await waitFor(async () => expect(await button(false)).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText(/follow this|follows this/)).toBeNull();
  await userEvent.click(await button(false));
  expect(await button(true)).toHaveFocus();
  expect(screen.getByText('1 person follows this')).toBeVisible();
  await userEvent.click(await button(true));
  expect(await button(false)).toBeVisible();
  expect(calls.filter(({ path }) => path === FOLLOW).map(({ method }) => method)).toEqual([
    'PUT',
    'DELETE',
  ]);
});

test('a press that did not reach the host changes nothing, and can be done again', async () => {
  open({
    '/v1/me/rights': known(false, 3),
    [`PUT ${FOLLOW}`]: [aProblem(409, 'unexpected'), answered(true, 4)],
  });
  await screen.findByText('3 people follow this');
  await userEvent.click(await button(false));
  await waitFor(async () => expect(await button(false)).not.toHaveAttribute('aria-busy'));
  expect(screen.getByText('3 people follow this')).toBeVisible();
  await userEvent.click(await button(false));
  expect(await button(true)).toBeVisible();
});

test('visitors are led to the sign-in and back, and see how many follow it', async () => {
  const counts = { ...POST.counts, follows: 7 };
  const { calls } = open({}, { isSignedIn: false, more: { counts } });
  const link = await screen.findByRole('link', { name: 'Sign in to follow' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent(`/blogs/${POST.slug}`));
  expect(screen.getByText('7 people follow this')).toBeVisible();
  expect(calls.map(({ path }) => path)).not.toContain('/v1/me/rights');
});

test.each([
  ['whom the host does not let', {}, { body: { edit: false, follow: null } }],
  ['of what is archived', { status: 'archived' }, known(false, 0)],
])('no button for those %s', async (_who, more, rights) => {
  const { calls } = open({ '/v1/me/rights': rights }, { more });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/v1/me/rights'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull());
});
