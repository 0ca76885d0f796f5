import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWrittenDetails } from '../../testing/detailsFactories';
import { readDraft } from '../../api/draft';
import { CITY_AUTHOR, TEAM_AUTHOR, aSource } from '../../testing/editFactories';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { CreateScreen } from './CreateScreen';
import { AUTHORS_PATH, openCreate } from './testing/openCreate';
import { getTab, press, type } from './testing/renderEdit';

describe('something new', () => {
  test('is sent in every language, with an address out of its title, and leads to the next step', async () => {
    const { calls, ports } = await openCreate({ 'POST /v1/blogs': { body: aSource() } });
    type('Title in English', 'Shade for every bench');
    type('Text in English', 'We walked.');
    await userEvent.click(getTab(/Turkish/));
    type('Title in Turkish', 'Her banka gölge');
    await userEvent.selectOptions(screen.getByLabelText('In whose name'), TEAM_AUTHOR.id);
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
      author: TEAM_AUTHOR.id,
    });
    expect(headers.get('idempotency-key')).toMatch(/.{8,}/);
    expect(ports.location.href()).toMatch(/\/blogs\/shade-for-every-bench\/edit\?part=details$/);
  });

  test('a new dialog goes on to the part where its way to talk is chosen', async () => {
    const made = { body: aSource({ section: 'dialogs' }) };
    const { ports } = await openCreate({ 'POST /v1/dialogs': made }, '/dialogs/create');
    type('Title in English', 'Shade for every bench');
    await press('Save the draft');
    expect(ports.location.href()).toMatch(/\/dialogs\/shade-for-every-bench\/edit\?part=settings$/);
  });

  describe('a new event', () => {
    const EVENT = '/v1/events/shade-for-every-bench/details';
    const made = { body: aSource({ section: 'events' }) };

    async function create(answers: FakeResponses) {
      const view = await openCreate({ 'POST /v1/events': made, ...answers }, '/events/create');
      const labels = screen.getAllByText(/^(Begins on|Place|Title in English)$/);
      expect(labels.map(({ textContent }) => textContent)).toEqual([
        'Begins on',
        'Place',
        'Title in English',
      ]);
      const day = screen.getByRole('group', { name: 'Begins on' });
      for (const [part, digits] of [
        ['month', '12'],
        ['day', '24'],
        ['year', '2026'],
      ] as const)
        await userEvent.type(
          within(day).getByRole('spinbutton', { name: new RegExp(part) }),
          digits,
        );
      type('Place', 'The old quay');
      type('Title in English', 'Shade for every bench');
      await press('Save the draft');
      await waitFor(() => expect(view.ports.location.href()).toMatch(/edit\?part=details$/));
      return view;
    }

    test('is asked first when and where it is, and both are saved with it', async () => {
      const { calls } = await create({
        [EVENT]: { body: aWrittenDetails('events', { revision: 1 }) },
        [`PUT ${EVENT}`]: { body: aWrittenDetails('events', { revision: 2 }) },
      });
      expect(calls.find(({ method }) => method === 'PUT')!.body).toMatchObject({
        revision: 1,
        details: { startsAt: '2026-12-24T00:00', location: { en: 'The old quay' } },
      });
    });

    test('keeps both for the next step if they could not be saved', async () => {
      const { store } = await create({
        [EVENT]: { body: aWrittenDetails('events') },
        [`PUT ${EVENT}`]: aProblem(422, 'invalidDetails'),
      });
      expect(store.dispatch(readDraft('details.events.shade-for-every-bench'))).toEqual({
        'startsAt.day': '2026-12-24',
        'location.en': 'The old quay',
      });
    });
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

  describe('where the first page can hold everything', () => {
    const WRITER = { [AUTHORS_PATH]: { body: { items: [CITY_AUTHOR], mayPublish: true } } };
    const PAGE = '/v1/blogs/shade-for-every-bench';
    const PUBLISH = `POST ${PAGE}/transitions`;
    const writeAll = () => {
      for (const field of ['Title', 'Summary', 'Text']) type(`${field} in English`, 'Shade');
    };
    const openPost = (answers: FakeResponses = {}) =>
      openCreate({
        ...WRITER,
        'POST /v1/blogs': { body: aSource({ revision: 1 }) },
        [`${PAGE}/source`]: { body: aSource({ revision: 1 }) },
        ...answers,
      });
    const listSent = ({ calls }: Awaited<ReturnType<typeof openPost>>) =>
      calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

    test('one press leads to the summary of what is published', async () => {
      const view = await openPost({ [PUBLISH]: { body: aSource({ status: 'published' }) } });
      writeAll();
      await press('Save and publish…');
      const dialog = within(await screen.findByRole('dialog', { name: 'Publish this?' }));
      expect(dialog.getByText('Shade for every bench')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
      const done = within(await screen.findByRole('dialog', { name: 'Published' }));
      expect(done.getByRole('link', { name: 'See the page' })).toHaveAttribute(
        'href',
        '/blogs/shade-for-every-bench',
      );
      expect(listSent(view)).toEqual([
        expect.not.objectContaining({ intent: expect.anything() }),
        { act: 'publish', revision: 1 },
      ]);
    });

    test('the draft is there when somebody thinks again', async () => {
      const view = await openPost();
      writeAll();
      await press('Save and publish…');
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(view.ports.location.href()).toMatch(/shade-for-every-bench\/edit\?part=details$/);
      expect(listSent(view)).toHaveLength(1);
    });

    test('texts that are missing are asked for, and a draft can be saved without them', async () => {
      const view = await openPost();
      type('Title in English', 'Shade');
      await press('Save and publish…');
      for (const name of ['Summary in English', 'Text in English'])
        expect(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true');
      expect(listSent(view)).toEqual([]);
      await press('Save the draft');
      await waitFor(() => expect(listSent(view)).toHaveLength(1));
    });

    test('an event without a day is led to where it is added', async () => {
      const EVENTS = '/v1/events';
      const begun = { body: aSource({ section: 'events', missing: ['details'] }) };
      const { ports } = await openCreate(
        {
          ...WRITER,
          [`POST ${EVENTS}`]: begun,
          [`${EVENTS}/shade-for-every-bench/source`]: begun,
        },
        '/events/create',
      );
      writeAll();
      await press('Save and publish…');
      await waitFor(() => expect(ports.location.href()).toMatch(/edit\?part=details$/));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('what details complete is published as it is then', async () => {
      const [EVENT, section] = ['/v1/events/shade-for-every-bench', 'events'] as const;
      const view = await openCreate(
        {
          ...WRITER,
          'POST /v1/events': { body: aSource({ section, revision: 1, missing: ['details'] }) },
          [`${EVENT}/details`]: { body: aWrittenDetails('events', { revision: 1 }) },
          [`PUT ${EVENT}/details`]: { body: aWrittenDetails('events', { revision: 2 }) },
          [`${EVENT}/source`]: { body: aSource({ section, revision: 2 }) },
          [`POST ${EVENT}/transitions`]: { body: aSource({ section, status: 'published' }) },
        },
        '/events/create',
      );
      type('Place', 'The old quay');
      writeAll();
      await press('Save and publish…');
      await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
      await screen.findByRole('dialog', { name: 'Published' });
      expect(listSent(view).at(-1)).toEqual({ act: 'publish', revision: 2 });
    });

    test('is not offered to who may only begin something, nor where more is written later', async () => {
      const view = await openCreate();
      expect(screen.queryByRole('button', { name: 'Save and publish…' })).toBeNull();
      view.unmount();
      await openCreate(WRITER, '/quizzes/create');
      expect(screen.queryByRole('button', { name: 'Save and publish…' })).toBeNull();
    });
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

  test('who reads it, and for which district it is, is one line until somebody opens it', async () => {
    await openCreate();
    const title = screen.getByRole('heading', { name: /^Readers, district/ });
    const line = title.closest('summary')!;
    expect(line).toHaveTextContent('Everybody');
    expect(line).toHaveTextContent('The whole city');
    await userEvent.click(title);
    await userEvent.selectOptions(screen.getByLabelText('District'), 'Old Port');
    await userEvent.click(title);
    await waitFor(() => expect(line).toHaveTextContent('Old Port'));
  });

  test('where there is no group nobody is offered as a member', async () => {
    await openCreate({ [AUTHORS_PATH]: { body: { items: [CITY_AUTHOR] } } });
    expect(screen.queryByLabelText('Members of the group')).toBeNull();
    await userEvent.click(screen.getByRole('heading', { name: /^Readers, district/ }));
    expect(screen.getByLabelText('People who are signed in')).toBeVisible();
  });

  test('whoever may not write there is told who may', async () => {
    renderScreen(<CreateScreen />, {
      url: '/faqs/create',
      isSignedIn: true,
      answers: { [AUTHORS_PATH]: { body: { items: [] } } },
    });
    expect(await screen.findByText(/Official things are written by editors/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the draft' })).toBeNull();
  });
});
