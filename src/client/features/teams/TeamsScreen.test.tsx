import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListPage, aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { TeamsScreen } from './TeamsScreen';

const LIST = '/v1/teams';
const cardOf = async () => within(await screen.findByRole('article'));

test('a failed load offers another try', async () => {
  const answers = { [LIST]: [aProblem(404, 'notFound'), aListPage([aListItem('teams', 'en')])] };
  renderScreen(<TeamsScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('an empty list says that there is nothing yet', async () => {
  renderScreen(<TeamsScreen />, { answers: { [LIST]: aListPage([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('in Arabic a text without translation keeps its language and direction', async () => {
  const item = aListItem('teams', 'ar', { title: aText('Harbour', 'en') });
  renderScreen(<TeamsScreen />, { locale: 'ar', answers: { [LIST]: aListPage([item]) } });
  const title = await screen.findByText('Harbour');
  expect(title).toHaveAttribute('lang', 'en');
  expect(title).toHaveAttribute('dir', 'ltr');
});

test.each([
  ['open', 'Open to everybody'],
  ['onRequest', 'On request'],
  ['invitationOnly', 'By invitation'],
] as const)('a team that is %s says who can join', async (joining, words) => {
  const item = aListItem('teams', 'en', { details: { joining, memberCount: 1 } });
  renderScreen(<TeamsScreen />, { answers: { [LIST]: aListPage([item]) } });
  const card = await cardOf();
  expect(card.getByText(words)).toBeVisible();
  expect(card.getByText('1 member')).toBeVisible();
});
