import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CITY_AUTHOR } from '../../testing/editFactories';
import { aListPage, aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage, aListItem } from '../../testing/sectionFactories';
import { FaqScreen } from './FaqScreen';
import { FaqsScreen } from './FaqsScreen';

const LIST = '/v1/faqs';

const questions = (locale: 'en' | 'ar') => [
  aListItem('faqs', locale, { id: '1', slug: 'what-is-stored', details: { category: 'privacy' } }),
  aListItem('faqs', locale, { id: '2', details: { category: 'voting' } }),
];

test('questions stand below their subjects, in the order of the subjects', async () => {
  renderScreen(<FaqsScreen />, { answers: { [LIST]: aListPage(questions('en')) } });
  await screen.findByRole('heading', { level: 2, name: 'Voting' });
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Voting', 'Privacy', 'Still need help?']);
  const nav = within(screen.getByRole('navigation', { name: 'Subjects' }));
  expect(nav.getByRole('link', { name: /Privacy/ })).toHaveAttribute('href', '#about-privacy');
});

test('an answer unfolds in its place and leads to the whole one', async () => {
  renderScreen(<FaqsScreen />, { answers: { [LIST]: aListPage(questions('en')) } });
  const [summary] = await screen.findAllByText('Who can vote?');
  await userEvent.click(summary!);
  const answer = within(document.getElementById('who-can-vote')!);
  expect(answer.getByText(/Two sentences/)).toBeVisible();
  expect(answer.getByRole('link')).toHaveAttribute('href', '/faqs/who-can-vote');
});

test('a question without a translation keeps its language and direction', async () => {
  renderScreen(<FaqsScreen />, { answers: { [LIST]: aListPage([questions('ar')[1]]) } });
  const text = await screen.findByText('من يحق له التصويت؟');
  expect(text).toHaveAttribute('lang', 'ar');
  expect(text).toHaveAttribute('dir', 'rtl');
});

test('a reader of Arabic gets Arabic, without a mark of another language', async () => {
  renderScreen(<FaqsScreen />, {
    locale: 'ar',
    answers: { [LIST]: aListPage([questions('ar')[1]]) },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'التصويت' })).toBeVisible();
  expect(screen.getByText('من يحق له التصويت؟')).not.toHaveAttribute('lang');
});

test('what is typed filters at once, marks what it finds and says how many questions fit', async () => {
  renderScreen(<FaqsScreen />, { answers: { [LIST]: aListPage(questions('en')) } });
  await screen.findByRole('heading', { level: 2, name: 'Voting' });
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'voting');
  expect(screen.getByText('1 question fits')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('heading', { level: 2, name: 'Privacy' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'WHO');
  expect(screen.getByText('Who', { selector: 'mark' })).toBeVisible();
});

test('Arabic is found however it is spelt', async () => {
  const answers = { [LIST]: aListPage([questions('ar')[1]]) };
  renderScreen(<FaqsScreen />, { locale: 'ar', answers });
  await screen.findByRole('heading', { level: 2, name: 'التصويت' });
  await userEvent.type(screen.getByRole('searchbox'), 'يَحِقّ');
  expect(screen.getByText('يحق', { selector: 'mark' })).toBeVisible();
});

test('words that stand in a whole answer alone are found by the host', async () => {
  const [found, other] = questions('en');
  renderScreen(<FaqsScreen />, {
    url: '/faqs?q=zeppelin',
    answers: {
      [LIST]: aListPage([found, other]),
      [`${LIST}?locale=en&limit=100&q=zeppelin`]: aListPage([found]),
    },
  });
  expect(await screen.findByText('1 question fits')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible();
});

test('a search that finds nothing leads to the editors, with the words, and can be cleared', async () => {
  renderScreen(<FaqsScreen />, {
    answers: { [LIST]: [aListPage(questions('en')), aListPage([])] },
  });
  await screen.findByRole('heading', { level: 2, name: 'Voting' });
  await userEvent.type(screen.getByRole('searchbox'), 'zeppelin <b>');
  expect(screen.getByText('No question fits')).toBeVisible();
  const [ask] = screen.getAllByRole('link', { name: 'Ask a question' });
  expect(ask).toHaveAttribute(
    'href',
    '/feedback?about=question&page=%2Ffaqs&sought=zeppelin+%3Cb%3E',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Voting' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

const RATE = 'PUT /v1/faqs/who-can-vote/helpfulness';
const renderAnswer = (answers: FakeResponses) =>
  renderScreen(<FaqScreen />, {
    path: '/faqs/:slug',
    url: '/faqs/who-can-vote',
    answers: { '/v1/faqs/who-can-vote': { body: aDetailPage('faqs', 'en') }, ...answers },
  });

test('a visitor says whether an answer helped, changes it, and tells what was missing', async () => {
  const { calls } = renderAnswer({
    [RATE]: { body: { helpfulYes: 25, helpfulNo: 3, mine: true } },
    'POST /v1/feedback': { status: 201, body: { ref: 'HC-MSG-2026-0012' } },
  });
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await userEvent.click(yes);
  expect(await screen.findByText(/Thank you/)).toBeVisible();
  expect(yes).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  const text = await screen.findByRole('textbox', { name: /What was missing/ });
  expect(yes).toHaveAttribute('aria-pressed', 'false');
  const sent = calls
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body as { readonly isHelpful: boolean; readonly visitor: string });
  expect(sent.map(({ isHelpful }) => isHelpful)).toEqual([true, false]);
  expect(sent[0]!.visitor).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]!.visitor).toBe(sent[0]!.visitor);
  await userEvent.type(text, 'Nothing about pensioners.');
  await userEvent.click(screen.getByRole('button', { name: 'Send to the editors' }));
  expect(await screen.findByText(/The editors read it/)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    kind: 'missing',
    text: 'Nothing about pensioners.',
    page: '/faqs/who-can-vote',
    locale: 'en',
  });
});

test('a vote that has not arrived is not shown as given', async () => {
  const { ports } = renderAnswer({ [RATE]: aProblem(503, 'unavailable') });
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await userEvent.click(yes);
  expect(await screen.findByText(/could not be saved/)).toBeVisible();
  expect(yes).toHaveAttribute('aria-pressed', 'false');
  const rated = JSON.parse(ports.localStorage.read('ratedAnswers')!) as { readonly votes: object };
  expect(rated.votes).toEqual({});
});

test('the address of a question can be copied', async () => {
  const { ports } = renderAnswer({});
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(ports.copied).toEqual(['http://localhost:3000/faqs/who-can-vote']);
});

test('whoever writes the answers sees which need work most', async () => {
  const rated = (slug: string, helpfulYes: number, helpfulNo: number) =>
    aListItem('faqs', 'en', { id: slug, slug, details: { helpfulYes, helpfulNo } });
  renderScreen(<FaqsScreen />, {
    url: '/faqs',
    isSignedIn: true,
    answers: {
      '/v1/me/authors': { body: { items: [CITY_AUTHOR] } },
      '/v1/faqs': aListPage([rated('good', 50, 1), rated('poor', 3, 9), rated('unrated', 0, 0)]),
    },
  });
  await userEvent.click(
    await screen.findByText('Answers that need work most', { selector: 'summary' }),
  );
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/faqs/poor',
    '/faqs/good',
  ]);
});

test('a failed load offers another try', async () => {
  const answers = { [LIST]: [aProblem(404, 'notFound'), aListPage(questions('en'))] };
  renderScreen(<FaqsScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Voting' })).toBeVisible();
});

test('the whole answer says how many found it helpful', async () => {
  renderScreen(<FaqScreen />, {
    path: '/faqs/:slug',
    url: '/faqs/who-can-vote',
    answers: { '/v1/faqs/who-can-vote': { body: aDetailPage('faqs', 'en') } },
  });
  expect(await screen.findByText('for 24 of 27 who said so')).toBeVisible();
});

test('whoever the host lets write finds the way from the list', async () => {
  renderScreen(<FaqsScreen />, {
    url: '/faqs',
    isSignedIn: true,
    answers: { '/v1/me/authors': { body: { items: [CITY_AUTHOR] } }, '/v1/faqs': aListPage([]) },
  });
  const link = await screen.findByRole('link', { name: 'New question' });
  expect(link).toHaveAttribute('href', '/faqs/create');
  // A list that nobody has searched is empty, and fits everything.
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  const first = screen.getByRole('link', { name: 'Write the first' });
  expect(first).toHaveAttribute('href', '/faqs/create');
});
