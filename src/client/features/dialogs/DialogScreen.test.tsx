import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetailPage } from '../../../shared/contract/content';
import type { Comment, DialogDetails } from '../../../shared/contract/dialogs';
import { aPage, page, problem, text } from '../../testing/factories';
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
      instructions: text('Name the place.'),
      conclusions: null,
      updates: [],
      ...details,
    },
    { section: 'dialogs', slug: 'waterfront', title: text('The waterfront'), ...more },
  ),
});

const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  parentId: null,
  depth: 0,
  author: `Author of ${id}`,
  authorId: '00000000-0000-4000-8000-0000000000a1',
  body: `Text of ${id}`,
  lang: 'en',
  alignment: 0,
  votes: { up: 0, down: 0 },
  createdAt: '2026-04-20T08:00:00Z',
  edited: false,
  deleted: false,
  ...more,
});

beforeAll(loadMarkdown);

test('what is asked, the background and the comments are shown', async () => {
  const answers = { [DIALOG]: dialog(), [COMMENTS]: page([comment('one')]) };
  renderScreen(<DialogScreen />, { ...route, answers });
  expect(await screen.findByText('Text of one')).toBeVisible();
  expect(screen.getByText('How to take part')).toBeVisible();
  expect(screen.getByText('Name the place.')).toBeVisible();
  expect(screen.getByText('Come and look at the models.')).toBeVisible();
});

test('a dialogue that has ended begins with its conclusions', async () => {
  const details = { conclusions: text('**Forty** benches stand.') };
  const answers = { [DIALOG]: dialog(details, { phase: 'closed' }), [COMMENTS]: page([]) };
  renderScreen(<DialogScreen />, { ...route, answers });
  const conclusions = await screen.findByRole('region', { name: 'What came of it' });
  expect(within(conclusions).getByText('Forty')).toBeVisible();
  expect(screen.getByText('What people were asked')).toBeVisible();
});

test('news are shown with the newest first', async () => {
  const updates = [
    { at: '2026-04-12T08:00:00Z', text: text('The divers have reported.') },
    { at: '2026-04-22T08:00:00Z', text: text('Three offices are chosen.') },
  ];
  const answers = { [DIALOG]: dialog({ updates }), [COMMENTS]: page([]) };
  renderScreen(<DialogScreen />, { ...route, answers });
  const news = await screen.findByRole('region', { name: 'News on this dialogue' });
  const [first] = within(news).getAllByRole('listitem');
  expect(first).toHaveTextContent('Three offices are chosen.');
});

test('every comment keeps its own language and direction', async () => {
  const arabic = comment('one', { author: 'ليلى', body: 'نعم **للأشجار**', lang: 'ar' });
  const answers = { [DIALOG]: dialog(), [COMMENTS]: page([arabic]) };
  renderScreen(<DialogScreen />, { ...route, answers });
  const body = (await screen.findByText('للأشجار')).closest('[lang]');
  expect(body).toHaveAttribute('lang', 'ar');
  expect(body).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText('ليلى').tagName).toBe('BDI');
});

test('[SPEC 2.1] the name of a comment leads to the person; one who has left is not named', async () => {
  const comments = [comment('one'), comment('two', { author: '', authorId: null })];
  const answers = { [DIALOG]: dialog(), [COMMENTS]: page(comments) };
  renderScreen(<DialogScreen />, { ...route, answers });
  const link = await screen.findByRole('link', { name: 'Author of one' });
  expect(link).toHaveAttribute('href', '/user/00000000-0000-4000-8000-0000000000a1');
  expect(screen.getByText('Someone who has left').closest('a')).toBeNull();
});

test('in Arabic an English comment is marked as English, an Arabic one needs no mark', async () => {
  const comments = [comment('one'), comment('two', { body: 'مرحبًا', lang: 'ar' })];
  const answers = { [DIALOG]: dialog(), [COMMENTS]: page(comments) };
  renderScreen(<DialogScreen />, { ...route, locale: 'ar', answers });
  const english = (await screen.findByText('Text of one')).closest('[lang]');
  expect(english).toHaveAttribute('lang', 'en');
  expect(english).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('مرحبًا').closest('[lang]')).toBeNull();
  expect(screen.getByText('تعليقان')).toBeVisible();
});

test('answers stand below the comment that they answer', async () => {
  const comments = [comment('one'), comment('answer', { parentId: 'one', depth: 1 })];
  const answers = { [DIALOG]: dialog(), [COMMENTS]: page(comments) };
  renderScreen(<DialogScreen />, { ...route, answers });
  const replies = await screen.findByRole('list', { name: 'Replies' });
  expect(within(replies).getByText('Text of answer')).toBeVisible();
  expect(within(replies).queryByText('Text of one')).toBeNull();
});

test('votes are numbers for the eye and sentences for screen readers', async () => {
  const answers = {
    [DIALOG]: dialog(),
    [COMMENTS]: page([comment('one', { votes: { up: 46, down: 1 } })]),
  };
  renderScreen(<DialogScreen />, { ...route, answers });
  expect(await screen.findByText('46 people agree')).toBeInTheDocument();
  expect(screen.getByText('1 person disagrees')).toBeInTheDocument();
});

test('an edited comment says so, a removed one leaves a note without author and text', async () => {
  const removed = comment('two', { author: '', body: '', deleted: true });
  const answers = {
    [DIALOG]: dialog(),
    [COMMENTS]: page([comment('one', { edited: true }), removed]),
  };
  renderScreen(<DialogScreen />, { ...route, answers });
  expect(await screen.findByText('This comment was removed.')).toBeVisible();
  expect(screen.getByText(/Edited/)).toBeVisible();
});

test('where people take sides there is a column for each, and one more for the others', async () => {
  const comments = [
    comment('pro', { alignment: 1 }),
    comment('contra', { alignment: -1 }),
    comment('open question'),
  ];
  const answers = { [DIALOG]: dialog({ layout: 'forAndAgainst' }), [COMMENTS]: page(comments) };
  renderScreen(<DialogScreen />, { ...route, answers });
  const column = (name: string) => within(screen.getByRole('region', { name }));
  await screen.findByText('Text of pro');
  expect(column('In favour').getByText('Text of pro')).toBeVisible();
  expect(column('In favour').getByText('For')).toBeVisible();
  expect(column('Against').getByText('Text of contra')).toBeVisible();
  expect(column('Neither for nor against').getByText('Text of open question')).toBeVisible();
});

test('a side that nobody has taken says so', async () => {
  const answers = {
    [DIALOG]: dialog({ layout: 'forAndAgainst' }),
    [COMMENTS]: page([comment('pro', { alignment: 1 })]),
  };
  renderScreen(<DialogScreen />, { ...route, answers });
  expect(await screen.findByText('Nobody has taken this position so far.')).toBeVisible();
});

test('a dialogue without comments says that the first will appear here', async () => {
  renderScreen(<DialogScreen />, {
    ...route,
    answers: { [DIALOG]: dialog(), [COMMENTS]: page([]) },
  });
  expect(await screen.findByText('No comments yet')).toBeVisible();
});

test('comments that could not be loaded can be asked for again; the rest of the page stays', async () => {
  const answers = {
    [DIALOG]: dialog(),
    [COMMENTS]: [problem(404, 'notFound'), page([comment('one')])],
  };
  renderScreen(<DialogScreen />, { ...route, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text of one')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The waterfront');
});

test('more threads are appended; a page that fails leaves those that are there', async () => {
  const answers = {
    [DIALOG]: dialog(),
    [COMMENTS]: [
      page([comment('one')], { next: 'c2', total: 2 }),
      problem(404, 'notFound'),
      page([comment('two')]),
    ],
  };
  const { calls } = renderScreen(<DialogScreen />, { ...route, answers });
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text of two')).toBeVisible();
  expect(screen.getByText('Text of one')).toBeVisible();
  const cursors = calls
    .filter(({ path }) => path === COMMENTS)
    .map(({ search }) => search.get('cursor'));
  expect(cursors).toEqual([null, 'c2', 'c2']);
});

test('without a script the next threads are a link to the page itself', async () => {
  const answers = { [DIALOG]: dialog(), [COMMENTS]: page([comment('one')], { next: 'c2' }) };
  renderScreen(<DialogScreen />, { ...route, answers });
  expect(await screen.findByRole('link', { name: 'Show more' })).toHaveAttribute(
    'href',
    '/dialogs/waterfront?cursor=c2',
  );
});

test('a dialogue that does not exist leads to the sections', async () => {
  const missing = problem(404, 'notFound');
  renderScreen(<DialogScreen />, { ...route, answers: { [DIALOG]: missing, [COMMENTS]: missing } });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});
