import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListPage, aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { CommitteesScreen } from './CommitteesScreen';

const LIST = '/v1/committees';
const cardOf = async () => within(await screen.findByRole('article'));

test('a failed load offers another try', async () => {
  const answers = {
    [LIST]: [aProblem(404, 'notFound'), aListPage([aListItem('committees', 'en')])],
  };
  renderScreen(<CommitteesScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('an empty list says that there is nothing yet', async () => {
  renderScreen(<CommitteesScreen />, { answers: { [LIST]: aListPage([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('in Arabic a text without translation keeps its language and direction', async () => {
  const item = aListItem('committees', 'ar', { title: aText('Harbour', 'en') });
  renderScreen(<CommitteesScreen />, { locale: 'ar', answers: { [LIST]: aListPage([item]) } });
  const title = await screen.findByText('Harbour');
  expect(title).toHaveAttribute('lang', 'en');
  expect(title).toHaveAttribute('dir', 'ltr');
});

test('a card shows the kind, the size and the vacant seats', async () => {
  const item = aListItem('committees', 'en', {
    kind: 'advisory',
    details: { vacantSeats: 2, memberCount: 7 },
  });
  renderScreen(<CommitteesScreen />, { answers: { [LIST]: aListPage([item]) } });
  const card = await cardOf();
  expect(card.getByText('Advisory')).toBeVisible();
  expect(card.getByText('7 members')).toBeVisible();
  expect(card.getByText('2 vacant seats')).toBeVisible();
});

test('a dissolved committee is marked and looks for nobody', async () => {
  const dissolution = { on: '2026-01-10', reason: aText('The work is done.') };
  const item = aListItem('committees', 'en', { details: { dissolution, vacantSeats: 2 } });
  renderScreen(<CommitteesScreen />, { answers: { [LIST]: aListPage([item]) } });
  const card = await cardOf();
  expect(card.getByText('Dissolved')).toBeVisible();
  expect(card.queryByText('2 vacant seats')).toBeNull();
});

test('the list leads to the vacant seats of all committees', async () => {
  renderScreen(<CommitteesScreen />, { answers: { [LIST]: aListPage([]) } });
  expect(await screen.findByRole('link', { name: 'See all vacant seats' })).toHaveAttribute(
    'href',
    '/committees/vacancies',
  );
});
