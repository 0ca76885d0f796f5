import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { NotFoundScreen } from './NotFoundScreen';

const SUGGESTIONS = '/v1/search/suggestions';
const POST = {
  section: 'blogs',
  slug: 'measuring-kerbs-between-tram-and-town-hall',
  title: { ...aText('Measuring kerbs between tram and town hall'), marks: [] },
};
const open = (url: string, items: readonly object[] = [], locale: 'en' | 'ar' | 'tr' = 'en') =>
  renderScreen(<NotFoundScreen />, {
    url,
    locale,
    answers: { [SUGGESTIONS]: { body: { items } } },
  });
const near = () => screen.queryByRole('region', { name: 'Did you mean one of these?' });

test('[SPEC 8.6] an address that is nearly one leads there, and what is called alike stands before it', async () => {
  const { calls } = open('/blog/measuring-kerbs', [POST]);
  await screen.findByRole('link', { name: POST.title.text });
  const links = within(near()!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/blogs/${POST.slug}`, '/blogs']);
  expect(calls[0]!.search.get('q')).toBe('measuring kerbs');
});

test('[SPEC 8.6] where nothing is near nothing is guessed: search and sections remain', () => {
  const { calls } = open('/%D9%85/1');
  expect(near()).toBeNull();
  expect(calls).toEqual([]);
  expect(screen.getByRole('search')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Have your say' })).toHaveAttribute(
    'href',
    '/have-your-say',
  );
});

test('the search is filled in with the words of the address', async () => {
  open('/training/bicycle-workshop');
  const field = screen.getByRole('searchbox');
  expect(field).toHaveValue('bicycle workshop');
  await userEvent.clear(field);
  expect(field).toHaveValue('');
});

test.each([
  ['ar', 'هل تقصد إحدى هذه الصفحات؟'],
  ['tr', 'Bunlardan birini mi aramıştınız?'],
] as const)('[SPEC 1.6] the same in %s', async (locale, heading) => {
  open('/evnets', [], locale);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});
