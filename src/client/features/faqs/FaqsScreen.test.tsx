import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CITY } from '../../testing/editFactories';
import { page, problem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailOf, anItemOf } from '../../testing/sectionFactories';
import { FaqScreen } from './FaqScreen';
import { FaqsScreen } from './FaqsScreen';

const LIST = '/v1/faqs';

const questions = (locale: 'en' | 'ar') => [
  anItemOf('faqs', locale, { id: '1', slug: 'what-is-stored', details: { category: 'privacy' } }),
  anItemOf('faqs', locale, { id: '2', details: { category: 'voting' } }),
];

test('questions stand below their subjects, in the order of the subjects', async () => {
  renderScreen(<FaqsScreen />, { answers: { [LIST]: page(questions('en')) } });
  await screen.findByRole('heading', { level: 2, name: 'Voting' });
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Voting', 'Privacy']);
  const nav = within(screen.getByRole('navigation', { name: 'Subjects' }));
  expect(nav.getByRole('link', { name: /Privacy/ })).toHaveAttribute('href', '#about-privacy');
});

test('an answer unfolds in its place and leads to the whole one', async () => {
  renderScreen(<FaqsScreen />, { answers: { [LIST]: page(questions('en')) } });
  const [summary] = await screen.findAllByText('Who can vote?');
  await userEvent.click(summary!);
  const answer = within(document.getElementById('who-can-vote')!);
  expect(answer.getByText(/Two sentences/)).toBeVisible();
  expect(answer.getByRole('link')).toHaveAttribute('href', '/faqs/who-can-vote');
});

test('the question that the address names is unfolded', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  renderScreen(<FaqsScreen />, {
    url: '/faqs#what-is-stored',
    answers: { [LIST]: page(questions('en')) },
  });
  await screen.findByRole('heading', { level: 2, name: 'Privacy' });
  expect(document.getElementById('what-is-stored')!.closest('details')).toHaveAttribute('open');
  expect(document.getElementById('who-can-vote')!.closest('details')).not.toHaveAttribute('open');
});

test('a question without a translation keeps its language and direction', async () => {
  renderScreen(<FaqsScreen />, { answers: { [LIST]: page([questions('ar')[1]]) } });
  const text = await screen.findByText('من يحق له التصويت؟');
  expect(text).toHaveAttribute('lang', 'ar');
  expect(text).toHaveAttribute('dir', 'rtl');
});

test('a reader of Arabic gets Arabic, without a mark of another language', async () => {
  renderScreen(<FaqsScreen />, {
    locale: 'ar',
    answers: { [LIST]: page([questions('ar')[1]]) },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'التصويت' })).toBeVisible();
  expect(screen.getByText('من يحق له التصويت؟')).not.toHaveAttribute('lang');
});

test('a search that finds nothing can be cleared', async () => {
  renderScreen(<FaqsScreen />, { url: '/faqs?q=zeppelin', answers: { [LIST]: page([]) } });
  expect(await screen.findByText('Nothing matches your filters')).toBeVisible();
});

test('a failed load offers another try', async () => {
  const answers = { [LIST]: [problem(404, 'notFound'), page(questions('en'))] };
  renderScreen(<FaqsScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Voting' })).toBeVisible();
});

test('the whole answer says how many found it helpful', async () => {
  renderScreen(<FaqScreen />, {
    path: '/faqs/:slug',
    url: '/faqs/who-can-vote',
    answers: { '/v1/faqs/who-can-vote': { body: aDetailOf('faqs', 'en') } },
  });
  expect(await screen.findByText('for 24 of 27 who said so')).toBeVisible();
});

test('[SPEC 6.2] whoever the host lets write finds the way from the list', async () => {
  renderScreen(<FaqsScreen />, {
    ...{ url: '/faqs', isSignedIn: true },
    answers: { '/v1/me/authors': { body: { items: [CITY] } }, '/v1/faqs': page([]) },
  });
  const link = await screen.findByRole('link', { name: 'Write something new' });
  expect(link).toHaveAttribute('href', '/faqs/create');
});
