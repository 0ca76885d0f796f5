import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MyComments } from '../../../../shared/contract/comments';
import type { HiddenOfMine } from '../../../../shared/contract/moderation';
import { aComment, aListPage, aProblem, aText } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { aHiddenText, aStatementOfMine } from '../../../testing/moderationFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { aDetailPage } from '../../../testing/sectionFactories';
import { loadMarkdown } from '../../../ui/Markdown';
import { MyDialogsScreen } from './MyDialogsScreen';

const COMMENTS = '/v1/me/comments';
const STATEMENTS = '/v1/me/statements';
const FOLLOWS = '/v1/me/follows';
const HIDDEN = '/v1/me/hidden';
const WORDS = 'It was meant as a joke among neighbours.';

type Item = MyComments['items'][number];
const item = (relation: Item['relation'], id: string, more = {}): Item => ({
  relation,
  comment: aComment(id, more),
  place: { section: 'dialogs', slug: 'waterfront', title: aText('The waterfront') },
});
const comments = (items: readonly Item[], next: string | null = null) => ({
  body: { items, next },
});
const hidden = (...items: HiddenOfMine['items']) => ({ body: { items } });
const { id } = aHiddenText();
const APPEAL = `POST ${HIDDEN}/comment/${id}/appeal`;

const open = (part: string, answers: FakeResponses) =>
  renderScreen(<MyDialogsScreen />, {
    url: `/me/dialogs${part && `?part=${part}`}`,
    isSignedIn: true,
    answers,
  });
const sectionOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section')!);
};
const openForm = async () => {
  await userEvent.click(await screen.findByText('Ask for another look', { selector: 'summary' }));
  return screen.getByRole('textbox', { name: /why should it be shown/i });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask for another look' }));
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

beforeAll(loadMarkdown);

test('the dialogues that I started come first; the other parts have addresses', async () => {
  open('', { '/v1/me/dialogs': aListPage([]) });
  expect(await screen.findByText('You have not started a dialogue yet.')).toBeVisible();
  const parts = within(screen.getByRole('navigation', { name: 'What you see of your dialogues' }));
  expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/me/dialogs',
    '/me/dialogs?part=comments',
    '/me/dialogs?part=statements',
    '/me/dialogs?part=followed',
    '/me/dialogs?part=answers',
    '/me/dialogs?part=hidden',
  ]);
  expect(parts.getByRole('link', { current: 'page' })).toHaveTextContent('Dialogues');
});

test('my comments lead to their place; those that others do not see say so', async () => {
  const mine = [
    item('mine', 'c1'),
    item('mine', 'c2', { state: 'held' }),
    item('mine', 'c3', { state: 'hidden', hiddenFor: 'spam' }),
  ];
  const { calls } = open('comments', { [COMMENTS]: comments(mine) });
  const part = await sectionOf('My comments');
  const links = await part.findAllByRole('link', { name: 'The waterfront' });
  expect(links[0]).toHaveAttribute('href', '/dialogs/waterfront?comment=c1#comment-c1');
  expect(part.getByText('Waits for the moderators')).toBeVisible();
  expect(part.getByRole('link', { name: 'Hidden' })).toHaveAttribute(
    'href',
    '/me/dialogs?part=hidden',
  );
  expect(part.queryByText('Leyla Demir')).toBeNull();
  expect(calls[0]!.search.get('relation')).toBe('mine');
});

test('older comments are added below', async () => {
  const { calls } = open('comments', {
    [COMMENTS]: [comments([item('mine', 'c1')], 'older'), comments([item('mine', 'c2')])],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'The waterfront' })).toHaveLength(2),
  );
  expect(calls.map(({ search }) => search.get('cursor'))).toEqual([null, 'older']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getAllByRole('article')[1]).toHaveFocus();
});

test('my statements lead to their place; how they were answered stands there once I may see it', async () => {
  const counts = { agrees: 12, disagrees: 1, seen: 15 };
  open('statements', {
    [STATEMENTS]: {
      body: {
        items: [
          aStatementOfMine({ id: 's1', number: 4, counts }),
          aStatementOfMine({ id: 's2', number: 5, state: 'hidden' }),
        ],
        next: null,
      },
    },
  });
  const part = await sectionOf('My statements');
  const [first, second] = (await part.findAllByRole('article')).map((entry) => within(entry));
  expect(first!.getByRole('link', { name: 'The waterfront' })).toHaveAttribute(
    'href',
    '/dialogs/waterfront?statement=4#statements',
  );
  for (const told of ['12 people agree', '1 person disagrees', '2 people passed'])
    expect(first!.getByText(told)).toBeVisible();
  expect(second!.getByRole('link', { name: 'Hidden' })).toHaveAttribute(
    'href',
    '/me/dialogs?part=hidden',
  );
  expect(second!.queryByText(/agree/)).toBeNull();
});

test('what I follow, of whatever section', async () => {
  const items = [{ ...aDetailPage('events', 'en'), id: 'e1' }, aDetailPage('dialogs', 'en')];
  open('followed', { [FOLLOWS]: { body: { items, next: null } } });
  const part = await sectionOf('What you follow');
  const links = await part.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    items.map(({ section, slug }) => `/${section}/${slug}`),
  );
  expect(part.getByText('Events')).toBeVisible();
});

test.each([
  ['statements', STATEMENTS, 'You have not written a statement yet.'],
  ['followed', FOLLOWS, 'You do not follow anything yet.'],
])('nothing yet: %s', async (part, call, sentence) => {
  open(part, { [call]: comments([]) });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('replies and mentions stand apart, each with who wrote it', async () => {
  open('answers', {
    [`${COMMENTS}?relation=answer&locale=en`]: comments([item('answer', 'c1')]),
    [`${COMMENTS}?relation=mention&locale=en`]: comments([]),
  });
  const answers = await sectionOf('Replies to what you wrote');
  expect(await answers.findByRole('link', { name: 'Leyla Demir' })).toBeVisible();
  const mentions = await sectionOf('Where you are mentioned');
  expect(await mentions.findByText('Nobody has mentioned you yet.')).toBeVisible();
});

test('a list that did not come can be asked for again', async () => {
  open('comments', { [COMMENTS]: [aProblem(404, 'notFound'), comments([])] });
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByText('You have not written a comment yet.')).toBeVisible();
});

test('what was hidden is shown to me with the reason and the words of the moderators', async () => {
  open('hidden', { [HIDDEN]: hidden(aHiddenText()) });
  const entry = within((await screen.findByText('Only fools want a car park.')).closest('li')!);
  expect(entry.getByRole('link', { name: 'The waterfront' })).toHaveAttribute(
    'href',
    `/dialogs/waterfront?comment=${id}#comment-${id}`,
  );
  expect(entry.getByText('insulting or hateful')).toBeVisible();
  expect(entry.getByText('Please say it without the insult.')).toBeVisible();
});

test('a hidden statement stands there as it was written, and leads to its place', async () => {
  const body = 'All *drivers* are fools.';
  open('hidden', { [HIDDEN]: hidden(aHiddenText({ kind: 'statement', number: 9, body })) });
  const entry = within((await screen.findByText(body)).closest('li')!);
  expect(entry.getByRole('link', { name: 'The waterfront' })).toHaveAttribute(
    'href',
    '/dialogs/waterfront?statement=9#statements',
  );
});

test('I can ask once for another look; then its state stands in the place of the form', async () => {
  const { calls } = open('hidden', {
    [HIDDEN]: [hidden(aHiddenText()), hidden(aHiddenText({ appeal: 'waiting' }))],
    [APPEAL]: { body: null },
  });
  await userEvent.type(await openForm(), `  ${WORDS} `);
  await send();
  expect(await screen.findByText(/The moderators have not decided yet/)).toBeVisible();
  expect(sent(calls)).toEqual([[APPEAL.replace('POST ', ''), { text: WORDS }]]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Only fools want a car park.').closest('li')).toHaveFocus();
});

test.each([
  ['too short', 'Why not?'],
  ['too long', 'x'.repeat(1_001)],
])('a text that is %s is not sent', async (_which, typed) => {
  const { calls } = open('hidden', { [HIDDEN]: hidden(aHiddenText()) });
  await userEvent.click(await openForm());
  await userEvent.paste(typed);
  await send();
  expect(await screen.findByText('Please write between 10 and 1,000 characters.')).toBeVisible();
  expect(sent(calls)).toEqual([]);
});

test('what was typed is kept until it is sent, and the form is open again with it', async () => {
  const { ports } = open('hidden', {
    [HIDDEN]: hidden(aHiddenText()),
    [COMMENTS]: comments([]),
  });
  await userEvent.type(await openForm(), 'It was');
  await waitFor(() =>
    expect(ports.sessionStorage.read(`draft:appeal-${id}:grace`)).toContain('It was'),
  );
  await userEvent.click(screen.getByRole('link', { name: 'My comments' }));
  await sectionOf('My comments');
  await userEvent.click(screen.getByRole('link', { name: 'Hidden' }));
  expect(await screen.findByDisplayValue('It was')).toBeVisible();
});

test('asked in another tab meanwhile: the state takes the place of the form', async () => {
  open('hidden', {
    [HIDDEN]: [hidden(aHiddenText()), hidden(aHiddenText({ appeal: 'waiting' }))],
    [APPEAL]: aProblem(409, 'alreadyAppealed'),
  });
  await userEvent.type(await openForm(), WORDS);
  await send();
  expect(await screen.findByText(/The moderators have not decided yet/)).toBeVisible();
});

test.each([
  ['shown', /let it stand/, 'Shown again'],
  ['hidden', /stays hidden/, 'Hidden'],
] as const)('what came of an appeal is told: %s', async (appeal, sentence, badge) => {
  open('hidden', { [HIDDEN]: hidden(aHiddenText({ appeal })) });
  const entry = within((await screen.findByText(sentence)).closest('li')!);
  expect(entry.getByText(badge)).toBeVisible();
  expect(entry.queryByRole('textbox')).toBeNull();
});

test('nothing of mine is hidden', async () => {
  open('hidden', { [HIDDEN]: hidden() });
  expect(await screen.findByText('Nothing of yours is hidden.')).toBeVisible();
});
