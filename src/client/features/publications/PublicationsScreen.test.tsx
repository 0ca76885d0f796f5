import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicationFacets } from '../../../shared/contract/publications';
import type { FakeResponses } from '../../testing/fakeApi';
import { aListPage, aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { PublicationsScreen } from './PublicationsScreen';

const LIST = '/v1/publications';
const facets: PublicationFacets = {
  bodies: [{ value: 'city-council', name: aText('City council'), publications: 6 }],
  years: [{ value: '2026', publications: 12 }],
  languages: [{ value: 'tr', publications: 11 }],
};

const show = (answers: FakeResponses, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PublicationsScreen />, {
    ...more,
    answers: { '/v1/publications/facets': { body: facets }, ...answers },
  });
const cardOf = async () => within(await screen.findByRole('article'));

test('a failed load offers another try', async () => {
  show({ [LIST]: [aProblem(404, 'notFound'), aListPage([aListItem('publications', 'en')])] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('an empty list says that there is nothing yet', async () => {
  show({ [LIST]: aListPage([]) });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('in Arabic a text without translation keeps its language and direction', async () => {
  const item = aListItem('publications', 'ar', { title: aText('Harbour', 'en') });
  show({ [LIST]: aListPage([item]) }, { locale: 'ar' });
  const title = await screen.findByText('Harbour');
  expect(title).toHaveAttribute('lang', 'en');
  expect(title).toHaveAttribute('dir', 'ltr');
});

test('a card shows the kind, the date of issue and the length', async () => {
  const item = aListItem('publications', 'en', { details: { issuedOn: '2026-03-02', pages: 1 } });
  show({ [LIST]: aListPage([item]) });
  const card = await cardOf();
  expect(card.getByText('Report')).toBeVisible();
  expect(card.getByText('2 March 2026')).toBeVisible();
  expect(card.getByText('1 page')).toBeVisible();
});

test('a publication that no longer stands is marked', async () => {
  const retraction = { on: '2026-04-01', reason: aText('Wrong figures.') };
  const details = { supersededBy: 'newer' };
  const item = aListItem('publications', 'en', { retraction, details });
  show({ [LIST]: aListPage([item]) });
  const card = await cardOf();
  expect(card.getByText('Retracted')).toBeVisible();
  expect(card.getByText('Replaced')).toBeVisible();
});

test('the kind can be chosen and is asked for', async () => {
  const { calls } = show(
    { [LIST]: aListPage([aListItem('publications', 'en', { kind: 'minutes' })]) },
    { url: '/publications?kind=minutes' },
  );
  await screen.findByRole('article');
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Minutes');
  expect(calls.find(({ path }) => path === LIST)!.search.get('kind')).toBe('minutes');
});

test.each([
  [1, 'صفحة واحدة'],
  [2, 'صفحتان'],
  [3, '3 صفحات'],
  [11, '11 صفحة'],
])('Arabic counts %i pages as %s', async (pages, words) => {
  const item = aListItem('publications', 'ar', { details: { pages } });
  show({ [LIST]: aListPage([item]) }, { locale: 'ar' });
  expect((await cardOf()).getByText(words)).toBeVisible();
});

const choice = (name: string) => screen.findByRole('combobox', { name });

test('body, year and language are offered with how many they find, validity and order always', async () => {
  show({ [LIST]: aListPage([aListItem('publications', 'en')]) });
  const optionsOf = async (name: string) =>
    within(await choice(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''));
  expect(await optionsOf('Issued by')).toEqual(['All bodies', 'City council (6)']);
  expect(await optionsOf('Year')).toEqual(['All years', '2026 (12)']);
  expect(await optionsOf('Language of the document')).toEqual(['All languages', 'Turkish (11)']);
  expect(await optionsOf('Validity')).toEqual([
    'All, current ones first',
    'Current',
    'Replaced by newer ones',
    'Retracted',
  ]);
  expect(await optionsOf('Order')).toEqual(['Newest first', 'By document number']);
});

test('[SPEC 1.2] what is chosen stands in the address and is asked for, in a form that needs no script', async () => {
  const { calls } = show({ [LIST]: aListPage([aListItem('publications', 'en')]) });
  await userEvent.selectOptions(await choice('Issued by'), 'city-council');
  await userEvent.selectOptions(await choice('Validity'), 'superseded');
  await userEvent.selectOptions(await choice('Order'), 'number');
  const form = screen.getByRole('search', { name: 'Filter the list' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
    'get',
    '/publications',
  ]);
  await userEvent.click(within(form).getByRole('button'));
  await waitFor(() => {
    const asked = calls.filter(({ path }) => path === LIST).at(-1)!.search;
    expect(Object.fromEntries(asked)).toMatchObject({
      body: 'city-council',
      state: 'superseded',
      order: 'number',
    });
  });
});

test('without the choices of the host the list is shown all the same', async () => {
  show({
    [LIST]: aListPage([aListItem('publications', 'en')]),
    '/v1/publications/facets': aProblem(503, 'unexpected'),
  });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Year' })).toBeNull();
  expect(await choice('Validity')).toBeInTheDocument();
});

test('the list as a table keeps the filters and the language', async () => {
  show(
    { [LIST]: aListPage([aListItem('publications', 'tr')]) },
    { locale: 'tr', url: '/publications?kind=budget&year=2026&area=old-port&cursor=x' },
  );
  expect(await screen.findByRole('link', { name: /tablo olarak/ })).toHaveAttribute(
    'href',
    '/v1/publications/archive.csv?locale=tr&kind=budget&year=2026',
  );
});

test('whoever is signed in gets the table with what they may see', async () => {
  const { ports } = show(
    { [LIST]: aListPage([]), '/v1/publications/archive.csv': { body: 'identifier' } },
    { isSignedIn: true },
  );
  await userEvent.click(await screen.findByRole('button', { name: /as a table/ }));
  await waitFor(() => expect(ports.saved.map(({ name }) => name)).toEqual(['publications.csv']));
});
