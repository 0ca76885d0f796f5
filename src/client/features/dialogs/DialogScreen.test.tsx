import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetailPage } from '../../../shared/contract/content';
import type { Comment } from '../../../shared/contract/comments';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import { aComment, aPage, aListPage, aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { loadMarkdown } from '../../ui/Markdown';
import { DialogScreen } from './DialogScreen';

const DIALOG = '/v1/dialogs/waterfront';
const COMMENTS = `${DIALOG}/comments`;
const route = { path: '/dialogs/:slug', url: '/dialogs/waterfront' };

const dialog = (
  details: Partial<DialogDetails> = {},
  more: Partial<DetailPage<DialogDetails>> = {},
) => ({
  body: aPage<DialogDetails>(
    {
      mode: 'thread',
      layout: 'single',
      instructions: aText('Name the place.'),
      conclusions: null,
      updates: [],
      moderation: 'open',
      resultsAfter: 0,
      following: [],
      turnout: null,
      followingPlaces: [],
      rights: { moderate: false, edit: false },
      ...details,
    },
    { section: 'dialogs', slug: 'waterfront', title: aText('The waterfront'), ...more },
  ),
});

const comment = (id: string, more: Partial<Comment> = {}): Comment =>
  aComment(id, { body: `Text of ${id}`, ...more });

beforeAll(loadMarkdown);

test('what is asked, the background and the comments are shown', async () => {
  const answers = { [DIALOG]: dialog(), [COMMENTS]: aListPage([comment('one')]) };
  renderScreen(<DialogScreen />, { ...route, answers });
  expect(await screen.findByText('Text of one')).toBeVisible();
  expect(screen.getByText('How to take part')).toBeVisible();
  expect(screen.getByText('Name the place.')).toBeVisible();
  expect(screen.getByText('Come and look at the models.')).toBeVisible();
});

test('a dialogue that has ended begins with its conclusions', async () => {
  const details = { conclusions: aText('**Forty** benches stand.') };
  const answers = { [DIALOG]: dialog(details, { phase: 'closed' }), [COMMENTS]: aListPage([]) };
  renderScreen(<DialogScreen />, { ...route, answers });
  const conclusions = await screen.findByRole('region', { name: 'What came of it' });
  expect(within(conclusions).getByText('Forty')).toBeVisible();
  expect(screen.getByText('What people were asked')).toBeVisible();
});

test('news are shown with the newest first', async () => {
  const updates = [
    { at: '2026-04-12T08:00:00Z', text: aText('The divers have reported.') },
    { at: '2026-04-22T08:00:00Z', text: aText('Three offices are chosen.') },
  ];
  const answers = { [DIALOG]: dialog({ updates }), [COMMENTS]: aListPage([]) };
  renderScreen(<DialogScreen />, { ...route, answers });
  const news = await screen.findByRole('region', { name: 'News on this dialogue' });
  const [first] = within(news).getAllByRole('listitem');
  expect(first).toHaveTextContent('Three offices are chosen.');
});

test('in Arabic an English comment is marked as English, an Arabic one needs no mark', async () => {
  const comments = [comment('one'), comment('two', { body: 'مرحبًا', lang: 'ar' })];
  const answers = { [DIALOG]: dialog(), [COMMENTS]: aListPage(comments) };
  renderScreen(<DialogScreen />, { ...route, locale: 'ar', answers });
  const english = (await screen.findByText('Text of one')).closest('[lang]');
  expect(english).toHaveAttribute('lang', 'en');
  expect(english).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('مرحبًا').closest('[lang]')).toBeNull();
});

const SIDES = { pro: 1, contra: -1, 'open question': 0 };
const side = (alignment: number) => `${COMMENTS}?sort=best&side=${alignment}`;

test('where people take sides there is a column for each, and one more for the others', async () => {
  const lists = Object.entries(SIDES).map(([id, alignment]) => [
    side(alignment),
    aListPage([comment(id, { alignment })]),
  ]);
  const answers = { [DIALOG]: dialog({ layout: 'forAndAgainst' }), ...Object.fromEntries(lists) };
  renderScreen(<DialogScreen />, { ...route, answers });
  const column = (name: string) => within(screen.getByRole('region', { name }));
  await screen.findByText('Text of pro');
  expect(column('In favour').getByText('Text of pro')).toBeVisible();
  expect(column('In favour').getByText('For')).toBeVisible();
  expect(await column('Against').findByText('Text of contra')).toBeVisible();
  expect(await column('Neither for nor against').findByText('Text of open question')).toBeVisible();
});

test('a side that nobody has taken says so', async () => {
  const answers = {
    [DIALOG]: dialog({ layout: 'forAndAgainst' }),
    [side(1)]: aListPage([comment('pro', { alignment: 1 })]),
  };
  renderScreen(<DialogScreen />, { ...route, answers });
  expect(await screen.findAllByText('Nobody has taken this position so far.')).toHaveLength(2);
});

test('comments that could not be loaded can be asked for again; the rest of the page stays', async () => {
  const answers = {
    [DIALOG]: dialog(),
    [COMMENTS]: [aProblem(404, 'notFound'), aListPage([comment('one')])],
  };
  renderScreen(<DialogScreen />, { ...route, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text of one')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The waterfront');
});

test('a dialogue that does not exist leads to the sections', async () => {
  const missing = aProblem(404, 'notFound');
  renderScreen(<DialogScreen />, { ...route, answers: { [DIALOG]: missing, [COMMENTS]: missing } });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});
