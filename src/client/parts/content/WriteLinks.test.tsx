import { screen, waitFor } from '@testing-library/react';
import { aDetailPage } from '../../testing/sectionFactories';
import { CITY_AUTHOR } from '../../testing/editFactories';
import { aListPage } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { SectionDetailScreen, SectionListScreen } from './SectionScreens';

const POST = aDetailPage('blogs', 'en');
const DETAIL = `/v1/blogs/${POST.slug}`;

const openPage = (answers: FakeResponses, isSignedIn = true) =>
  renderScreen(<SectionDetailScreen />, {
    path: '/blogs/:slug',
    url: `/blogs/${POST.slug}`,
    isSignedIn,
    answers: { [DETAIL]: { body: POST }, ...answers },
  });
const openList = (answers: FakeResponses, isSignedIn = true) =>
  renderScreen(<SectionListScreen />, {
    url: '/blogs',
    isSignedIn,
    answers: { '/v1/blogs': aListPage([]), ...answers },
  });

test('whoever the host lets write finds the way from the list', async () => {
  openList({ '/v1/me/authors': { body: { items: [CITY_AUTHOR] } } });
  const link = await screen.findByRole('link', { name: 'New post' });
  expect(link).toHaveAttribute('href', '/blogs/create');
});

test('whoever the host lets change it finds the way from its page', async () => {
  openPage({ '/v1/me/rights': { body: { edit: true } } });
  const link = await screen.findByRole('link', { name: 'Edit' });
  expect(link).toHaveAttribute('href', `/blogs/${POST.slug}/edit`);
});

test('a reader is not offered what the host would refuse', async () => {
  const { calls } = openPage({});
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/v1/me/rights'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('[SPEC 6.1] of a visitor nothing is asked', async () => {
  const { calls } = openPage({}, false);
  await screen.findByRole('heading', { level: 1 });
  const parts = [`${DETAIL}/reactions`, `${DETAIL}/comments`];
  expect(calls.map(({ path }) => path)).toEqual([DETAIL, ...parts]);
});

test('a draft is called one', async () => {
  openPage({ [DETAIL]: { body: { ...POST, status: 'draft' } } });
  expect(await screen.findByText('Draft')).toBeVisible();
});
