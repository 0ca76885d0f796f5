import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentSummary } from '../../../shared/contract/content';
import type { DialogFacts } from '../../../shared/contract/dialogs';
import { anItem, aListPage, aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { DialogsScreen } from './DialogsScreen';

const LIST = '/v1/dialogs';
const DETAILS: DialogFacts = {
  mode: 'thread',
  layout: 'single',
  instructions: aText('Name the place.'),
  conclusions: null,
  updates: [],
  moderation: 'open',
  resultsAfter: 0,
  following: [],
  turnout: null,
};
const dialog = (more: Partial<ContentSummary> = {}) =>
  anItem(DETAILS, {
    section: 'dialogs',
    slug: 'waterfront',
    title: aText('The waterfront'),
    counts: { comments: 0, follows: 0, reactions: 0 },
    ...more,
  });
const cardOf = async () => within(await screen.findByRole('article'));

test('a failed load offers another try', async () => {
  const answers = { [LIST]: [aProblem(404, 'notFound'), aListPage([dialog()])] };
  renderScreen(<DialogsScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'The waterfront' })).toHaveAttribute(
    'href',
    '/dialogs/waterfront',
  );
});

test('an empty list says that there is nothing yet', async () => {
  renderScreen(<DialogsScreen />, { answers: { [LIST]: aListPage([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('a dialogue of statements says so, and how many people have answered how many', async () => {
  const turnout = { statements: 12, participants: 40, votes: 300 };
  const item = dialog({ closesAt: null });
  const answers = {
    [LIST]: aListPage([{ ...item, details: { ...DETAILS, mode: 'statements' as const, turnout } }]),
  };
  renderScreen(<DialogsScreen />, { answers });
  const card = await cardOf();
  expect(card.getByText('Agree or disagree')).toBeVisible();
  expect(card.getByText('12 statements')).toBeVisible();
  expect(card.getByText('40 people')).toBeVisible();
  expect(card.queryByText('No comments')).toBeNull();
});

test.each([
  [0, 'لا تعليقات'],
  [1, 'تعليق واحد'],
  [2, 'تعليقان'],
  [3, '3 تعليقات'],
  [11, '11 تعليقًا'],
])('Arabic counts %i comments as %s', async (comments, words) => {
  const counts = { comments, follows: 0, reactions: 0 };
  renderScreen(<DialogsScreen />, {
    locale: 'ar',
    answers: { [LIST]: aListPage([dialog({ counts })]) },
  });
  expect((await cardOf()).getByText(words)).toBeVisible();
});
