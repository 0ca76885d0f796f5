import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CITY, TEAM, aSource } from '../../testing/editFactories';
import { problem } from '../../testing/factories';
import type { Answers } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { CreateScreen } from './CreateScreen';
import { getTab, press, type } from './testing/renderEdit';

const AUTHORS = '/v1/me/authors';

async function openCreate(answers: Answers = {}, url = '/blogs/create') {
  const view = renderScreen(<CreateScreen />, {
    url,
    isSignedIn: true,
    answers: { [AUTHORS]: { body: { items: [CITY, TEAM] } }, ...answers },
  });
  await screen.findByLabelText('Title in English');
  return view;
}

describe('something new', () => {
  test('is sent in every language, with an address out of its title, and leads to its page', async () => {
    const { calls, ports } = await openCreate({ 'POST /v1/blogs': { body: aSource() } });
    type('Title in English', 'Shade for every bench');
    type('Text in English', 'We walked.');
    await userEvent.click(getTab(/Turkish/));
    type('Title in Turkish', 'Her banka gölge');
    await userEvent.selectOptions(screen.getByLabelText('In whose name'), TEAM.id);
    await userEvent.click(screen.getByLabelText('Environment'));
    await press('Save the draft');

    const { body, headers } = calls.find(({ method }) => method === 'POST')!;
    expect(body).toEqual({
      title: { en: 'Shade for every bench', tr: 'Her banka gölge' },
      summary: {},
      body: { en: 'We walked.' },
      originalLocale: 'en',
      topics: ['environment'],
      area: null,
      visibility: 'public',
      slug: 'shade-for-every-bench',
      author: TEAM.id,
    });
    expect(headers.get('idempotency-key')).toMatch(/.{8,}/);
    expect(ports.location.href()).toMatch(/\/blogs\/shade-for-every-bench$/);
  });

  test('a new dialog goes on to the part where its way to talk is chosen', async () => {
    const made = { body: aSource({ section: 'dialogs' }) };
    const { ports } = await openCreate({ 'POST /v1/dialogs': made }, '/dialogs/create');
    type('Title in English', 'Shade for every bench');
    await press('Save the draft');
    expect(ports.location.href()).toMatch(/\/dialogs\/shade-for-every-bench\/edit\?part=settings$/);
  });

  test('a new question says what it is about', async () => {
    const answers = { 'POST /v1/faqs': { body: aSource({ section: 'faqs' }) } };
    const { calls } = await openCreate(answers, '/faqs/create');
    type('Title in English', 'Who reads my vote?');
    await userEvent.selectOptions(screen.getByLabelText('What the question is about'), 'Privacy');
    await press('Save the draft');
    const { body } = calls.find(({ method }) => method === 'POST')!;
    expect(body).toMatchObject({ category: 'privacy' });
  });

  test('a wrong field that the summary leads to brings its language to the front, each time', async () => {
    await openCreate();
    type('Title in Turkish', 'ğ'.repeat(121));
    await press('Save the draft');
    const seek = () => userEvent.click(screen.getByRole('link', { name: 'Title in Turkish' }));
    await seek();
    expect(getTab(/Turkish/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Title in Turkish')).toHaveFocus();
    await userEvent.click(getTab(/Arabic/));
    await seek();
    expect(getTab(/Turkish/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Title in Turkish')).toHaveFocus();
  });

  test('a title that is missing brings its language to the front; nothing is sent', async () => {
    const { calls } = await openCreate();
    await userEvent.click(getTab(/Arabic/));
    await press('Save the draft');
    expect(getTab(/English/)).toHaveAttribute('aria-selected', 'true');
    expect(getTab(/English/)).toHaveTextContent('something is wrong');
    expect(screen.getByLabelText('Title in English')).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test.each([
    ['an address of another kind', 'Über uns', 'Please give an address'],
    ['a word that is taken', 'create', 'Please give an address'],
  ])('%s is refused before it is sent', async (_what, slug, told) => {
    const { calls } = await openCreate();
    type('Title in English', 'Shade');
    type('Address', slug);
    await press('Save the draft');
    expect(await screen.findByText(told, { exact: false })).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('a title of which no address can be made asks for one', async () => {
    await openCreate();
    type('Title in English', '🌳');
    await press('Save the draft');
    expect(screen.getByLabelText('Address')).toHaveAttribute('aria-invalid', 'true');
  });

  test('an address that somebody else has is told at its field, and trying again is another request', async () => {
    const { calls } = await openCreate({ 'POST /v1/blogs': problem(409, 'addressTaken') });
    type('Title in English', 'Shade');
    await press('Save the draft');
    expect(await screen.findByText(/Another page of this section/)).toBeVisible();
    await press('Save the draft');
    type('Address', 'more-shade');
    await press('Save the draft');
    const keys = calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('where there is no group nobody is offered as a member', async () => {
    await openCreate({ [AUTHORS]: { body: { items: [CITY] } } });
    expect(screen.queryByLabelText('Members of the group')).toBeNull();
    expect(screen.getByLabelText('People who are signed in')).toBeVisible();
  });

  test('whoever may not write there is told who may', async () => {
    renderScreen(<CreateScreen />, {
      url: '/faqs/create',
      isSignedIn: true,
      answers: { [AUTHORS]: { body: { items: [] } } },
    });
    expect(await screen.findByText(/Official things are written by editors/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the draft' })).toBeNull();
  });
});
