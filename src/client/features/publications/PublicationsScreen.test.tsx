import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page, problem, text } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { anItemOf } from '../../testing/sectionFactories';
import { PublicationsScreen } from './PublicationsScreen';

const LIST = '/v1/publications';
const cardOf = async () => within(await screen.findByRole('article'));

test('a failed load offers another try', async () => {
  const answers = { [LIST]: [problem(404, 'notFound'), page([anItemOf('publications', 'en')])] };
  renderScreen(<PublicationsScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('an empty list says that there is nothing yet', async () => {
  renderScreen(<PublicationsScreen />, { answers: { [LIST]: page([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('in Arabic a text without translation keeps its language and direction', async () => {
  const item = anItemOf('publications', 'ar', { title: text('Harbour', 'en') });
  renderScreen(<PublicationsScreen />, { locale: 'ar', answers: { [LIST]: page([item]) } });
  const title = await screen.findByText('Harbour');
  expect(title).toHaveAttribute('lang', 'en');
  expect(title).toHaveAttribute('dir', 'ltr');
});

test('a card shows the kind, the date of issue and the length', async () => {
  const item = anItemOf('publications', 'en', { details: { issuedOn: '2026-03-02', pages: 1 } });
  renderScreen(<PublicationsScreen />, { answers: { [LIST]: page([item]) } });
  const card = await cardOf();
  expect(card.getByText('Report')).toBeVisible();
  expect(card.getByText('March 2, 2026')).toBeVisible();
  expect(card.getByText('1 page')).toBeVisible();
});

test('a publication that no longer stands is marked', async () => {
  const retraction = { on: '2026-04-01', reason: text('Wrong figures.') };
  const item = anItemOf('publications', 'en', { details: { retraction, supersededBy: 'newer' } });
  renderScreen(<PublicationsScreen />, { answers: { [LIST]: page([item]) } });
  const card = await cardOf();
  expect(card.getByText('Withdrawn')).toBeVisible();
  expect(card.getByText('Replaced')).toBeVisible();
});

test('the kind can be chosen and is asked for', async () => {
  const { calls } = renderScreen(<PublicationsScreen />, {
    url: '/publications?kind=minutes',
    answers: { [LIST]: page([anItemOf('publications', 'en', { kind: 'minutes' })]) },
  });
  await screen.findByRole('article');
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Minutes');
  expect(calls[0]!.search.get('kind')).toBe('minutes');
});

test.each([
  [1, 'صفحة واحدة'],
  [2, 'صفحتان'],
  [3, '3 صفحات'],
  [11, '11 صفحة'],
])('Arabic counts %i pages as %s', async (pages, words) => {
  const item = anItemOf('publications', 'ar', { details: { pages } });
  renderScreen(<PublicationsScreen />, { locale: 'ar', answers: { [LIST]: page([item]) } });
  expect((await cardOf()).getByText(words)).toBeVisible();
});
