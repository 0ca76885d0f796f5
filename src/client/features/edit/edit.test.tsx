import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ContentSource } from '../../../shared/contract/editing';
import { CITY, TEAM, aSource } from '../../testing/editFactories';
import { problem } from '../../testing/factories';
import type { Answers } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { CreateScreen } from './CreateScreen';
import { EditScreen } from './EditScreen';

const AUTHORS = '/v1/me/authors';
const SOURCE = '/v1/blogs/shade-for-every-bench/source';
const PUT = 'PUT /v1/blogs/shade-for-every-bench';
const PUBLISH = 'POST /v1/blogs/shade-for-every-bench/transitions';

async function openCreate(answers: Answers = {}, url = '/blogs/create') {
  const view = renderScreen(<CreateScreen />, {
    ...{ url, isSignedIn: true },
    answers: { [AUTHORS]: { body: { items: [CITY, TEAM] } }, ...answers },
  });
  await screen.findByLabelText('Title in English');
  return view;
}

/** A reload makes the screen anew; what is kept in the browser stays. */
function Reloadable() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>reload</button>
      <EditScreen key={visit} />
    </>
  );
}

async function openEdit(answers: Answers = {}, source: Partial<ContentSource> = {}) {
  const view = renderScreen(<Reloadable />, {
    ...{ path: '/:section/:slug/edit?', url: '/blogs/shade-for-every-bench/edit' },
    isSignedIn: true,
    answers: { [SOURCE]: { body: aSource(source) }, ...answers },
  });
  await screen.findByLabelText('Title in English');
  return view;
}

const PUBLISHED = { status: 'published', mayPublish: false } as const;
const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: RegExp) => screen.getByRole('tab', { name });

describe('something new', () => {
  test('is sent in every language, with an address out of its title, and leads to its page', async () => {
    const { calls, ports } = await openCreate({ 'POST /v1/blogs': { body: aSource() } });
    type('Title in English', 'Shade for every bench');
    type('Text in English', 'We walked.');
    await userEvent.click(tab(/Turkish/));
    type('Title in Turkish', 'Her banka gölge');
    await userEvent.selectOptions(screen.getByLabelText('In whose name'), TEAM.id);
    await userEvent.click(screen.getByLabelText('Environment'));
    await press('Save the draft');

    const { body, headers } = calls.find(({ method }) => method === 'POST')!;
    expect(body).toEqual({
      ...{ title: { en: 'Shade for every bench', tr: 'Her banka gölge' }, summary: {} },
      ...{ body: { en: 'We walked.' }, originalLocale: 'en', topics: ['environment'] },
      ...{ area: null, visibility: 'public', slug: 'shade-for-every-bench', author: TEAM.id },
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
    expect(tab(/Turkish/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Title in Turkish')).toHaveFocus();
    await userEvent.click(tab(/Arabic/));
    await seek();
    expect(tab(/Turkish/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Title in Turkish')).toHaveFocus();
  });

  test('a title that is missing brings its language to the front; nothing is sent', async () => {
    const { calls } = await openCreate();
    await userEvent.click(tab(/Arabic/));
    await press('Save the draft');
    expect(tab(/English/)).toHaveAttribute('aria-selected', 'true');
    expect(tab(/English/)).toHaveTextContent('something is wrong');
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
      ...{ url: '/faqs/create', isSignedIn: true, answers: { [AUTHORS]: { body: { items: [] } } } },
    });
    expect(await screen.findByText(/Official things are written by editors/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the draft' })).toBeNull();
  });
});

describe('a change', () => {
  test('begins with what is there, in every language, and says how far each one is', async () => {
    const { calls } = await openEdit({ [PUT]: { body: aSource({ revision: 4 }) } });
    expect(tab(/English/)).toHaveTextContent('complete');
    expect(tab(/Turkish/)).toHaveTextContent('begun');
    expect(tab(/Arabic/)).toHaveTextContent('empty');
    await userEvent.click(tab(/Turkish/));
    type('Summary in Turkish', 'Hangi bankların ağacı yok.');
    type('Text in Turkish', 'Her sokağı yürüdük.');
    expect(tab(/Turkish/)).toHaveTextContent('complete');
    await press('Save the draft');
    expect(calls.at(-1)!.body).toMatchObject({
      ...{ revision: 3, slug: 'shade-for-every-bench' },
      summary: { en: 'Which benches have no tree.', tr: 'Hangi bankların ağacı yok.' },
    });
  });

  test('somebody was quicker: nothing is lost, the newer texts stand beside, and saving again goes on from them', async () => {
    const newer = aSource({ revision: 4, body: { en: 'Somebody else was here.' } });
    const { calls } = await openEdit({
      [SOURCE]: [{ body: aSource() }, { body: newer }],
      [PUT]: [problem(409, 'newerRevision'), { body: newer }],
    });
    type('Text in English', 'My own words.');
    await press('Save the draft');
    const notice = await screen.findByText('Somebody changed this while you were writing');
    expect(await screen.findByText('Somebody else was here.')).toBeVisible();
    expect(within(notice.closest('[role="alert"]')!).queryByText('My own words.')).toBeNull();
    expect(screen.getByLabelText('Text in English')).toHaveValue('My own words.');

    await press('Save the draft');
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toMatchObject([
      { revision: 3, body: { en: 'My own words.' } },
      { revision: 4, body: { en: 'My own words.' } },
    ]);
  });

  test('what was typed yesterday goes on from what somebody wrote since, and undoes nothing of it', async () => {
    const newer = aSource({ revision: 9, title: { en: 'A better title' } });
    const { calls } = await openEdit(
      {
        [SOURCE]: [{ body: aSource(PUBLISHED) }, { body: { ...newer, ...PUBLISHED } }],
        [PUT]: { body: newer },
      },
      PUBLISHED,
    );
    type('Text in English', 'Yesterday.');
    await press('reload');
    expect(await screen.findByLabelText('Text in English')).toHaveValue('Yesterday.');
    await press('Save the change');
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)!.body).toMatchObject({
      ...{ revision: 9, title: { en: 'A better title' }, body: { en: 'Yesterday.' } },
    });
  });

  test('what was published keeps its address', async () => {
    const { calls } = await openEdit(
      { [PUT]: { body: aSource() } },
      { status: 'published', mayPublish: false },
    );
    expect(screen.queryByLabelText('Address')).toBeNull();
    expect(screen.getByText('People are reading this')).toBeVisible();
    await press('Save the change');
    expect(calls.at(-1)!.body).toMatchObject({ slug: 'shade-for-every-bench' });
  });

  test.each([
    [404, 'notFound', 'This page does not exist'],
    [403, 'forbidden', 'You cannot open this page'],
  ])('%s of the host is a page of its own', async (status, code, title) => {
    renderScreen(<EditScreen />, {
      ...{ path: '/:section/:slug/edit?', url: '/blogs/shade-for-every-bench/edit' },
      ...{ isSignedIn: true, answers: { [SOURCE]: problem(status, code) } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  });
});

describe('publishing', () => {
  test('a draft with all its parts is published as it was saved', async () => {
    const { calls, ports } = await openEdit({ [PUBLISH]: { body: aSource() } });
    await press('Publish now');
    expect(calls.at(-1)!.body).toEqual({ revision: 3, act: 'publish' });
    expect(ports.location.href()).toMatch(/\/blogs\/shade-for-every-bench$/);
  });

  test('what is missing is said in words, and nothing can be pressed', async () => {
    await openEdit({}, { section: 'have-your-say', missing: ['summary', 'details'] });
    expect(screen.getByText('a summary in the original language')).toBeVisible();
    expect(screen.getByText(/the options, the dates and who may vote/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
  });

  test('whoever writes drafts alone is told who publishes', async () => {
    await openEdit({}, { mayPublish: false, acts: ['submit', 'delete'] });
    expect(screen.getByText(/whoever leads the group, publishes it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
  });
});
