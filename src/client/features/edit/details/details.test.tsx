import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import tr from '../../../../../i18n/tr.json';
import type { DetailedSection, WrittenDetails } from '../../../../shared/contract/writtenDetails';
import type { Locale } from '../../../../shared/locales';
import {
  A_COMMITMENT,
  A_DECISION,
  A_SESSION,
  aWrittenDetails,
} from '../../../testing/detailsFactories';
import { CITY, aSource } from '../../../testing/editFactories';
import { problem, text } from '../../../testing/factories';
import type { Answers } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { DetailsScreen } from './DetailsScreen';
import { pointsIn, pointsText } from './training/lines';

interface Open {
  readonly answers?: Answers;
  readonly locale?: Locale;
}

function open<S extends DetailedSection>(
  section: S,
  written: WrittenDetails<S>,
  { answers = {}, locale = 'en' }: Open = {},
) {
  const url = `/v1/${section}/any`;
  return renderScreen(<DetailsScreen />, {
    ...{ path: '/:section/:slug/edit', url: `/${section}/any/edit?part=details`, locale },
    isSignedIn: true,
    answers: {
      [`${url}/details`]: { body: written },
      [`${url}/source`]: { body: aSource({ section, slug: 'any' }) },
      [`PUT ${url}/details`]: { body: { ...written, revision: written.revision + 1 } },
      ...answers,
    },
  });
}

type View = ReturnType<typeof open>;
const sent = ({ calls }: View, method = 'PUT') =>
  calls.filter((call) => call.method === method).map(({ body }) => body);
const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const save = async (view: View, label = 'Save the details') => {
  const before = sent(view).length;
  await press(label);
  await waitFor(() => expect(sent(view)).toHaveLength(before + 1));
  return sent(view).at(-1) as { revision: number; kind: string; details: object };
};
const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const shown = (name: string) => screen.findByRole('textbox', { name });
const group = (name: string) => screen.getByRole('group', { name: new RegExp(name) });

/** The host says what is wrong with which fields. */
function refusal(detail: string) {
  const { status, body } = problem(422, 'invalidDetails');
  return { status, body: { ...body, detail } };
}

const SUGGESTED = {
  section: 'publications',
  slug: 'bench-plan-2019',
  title: { ...text('Bench plan 2019'), marks: [] },
};
const SUGGESTIONS = { '/v1/search/suggestions': { body: { items: [SUGGESTED] } } };

describe('a publication', () => {
  test('is sent with everything that readers need to know', async () => {
    const view = open('publications', aWrittenDetails('publications'), { answers: SUGGESTIONS });
    fill(await shown('Number'), ' HC-PUB-2026-022 ');
    await userEvent.selectOptions(screen.getByLabelText('What it is'), 'Study');
    await userEvent.click(screen.getByLabelText('Arabic'));
    await userEvent.selectOptions(screen.getByLabelText('Licence'), 'Another one, in own words');
    fill(await shown('Name of the licence'), 'Ask first');
    const earlier = group('Takes the place of');
    await userEvent.type(within(earlier).getByRole('searchbox'), 'bench');
    act(() => void view.ports.advance(150));
    await userEvent.click(await within(earlier).findByRole('button', { name: 'Add' }));
    expect(within(earlier).queryByRole('searchbox')).toBeNull();
    expect(within(earlier).getByText('Bench plan 2019')).toBeVisible();

    expect(await save(view)).toEqual({
      ...{ revision: 3, kind: 'study' },
      details: {
        ...{ issuer: null, issuingBody: { en: 'Harbour office' }, issuedOn: '2026-04-01' },
        ...{ identifier: 'HC-PUB-2026-022', languages: ['en', 'ar'], pages: 12 },
        ...{ licence: 'Ask first', supersedes: 'bench-plan-2019', related: [] },
      },
    });
    expect(await screen.findByText('It is saved.')).toBeVisible();
  });

  test('what is wrong is told at its field, and disappears when it is changed', async () => {
    const wrong = refusal('identifier: taken, supersedes: cycle');
    const view = open('publications', aWrittenDetails('publications'), {
      answers: { 'PUT /v1/publications/any/details': wrong },
    });
    const number = await shown('Number');
    await save(view);
    expect(await screen.findByText('Another publication has this number.')).toBeVisible();
    expect(number).toHaveAttribute('aria-invalid', 'true');
    expect(group('Takes the place of')).toHaveTextContent('This one came later');
    fill(number, 'HC-1');
    expect(screen.queryByText('Another publication has this number.')).toBeNull();
  });

  test('a draft may have gaps, which are counted; what is out may not', async () => {
    const gaps = { details: { identifier: '', licence: '' }, missing: ['identifier', 'licence'] };
    const draft = open('publications', aWrittenDetails('publications', gaps));
    expect(await screen.findByText(/2 fields still have to be filled in/)).toBeVisible();
    expect((await save(draft)).details).toMatchObject({ identifier: '', licence: '' });
    draft.unmount();

    const written = aWrittenDetails('publications', { ...gaps, status: 'published' });
    const out = open('publications', written);
    await shown('Number');
    await press('Save the change');
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveAttribute('aria-invalid', 'true');
    expect(sent(out)).toEqual([]);
  });

  test('[SPEC 3.8.1] the form speaks Arabic', async () => {
    open('publications', aWrittenDetails('publications'), { locale: 'ar' });
    expect(await shown('الرقم')).toHaveValue('HC-PUB-2026-021');
    expect(screen.getByRole('button', { name: 'حفظ البيانات' })).toBeVisible();
  });
});

describe('a committee', () => {
  const category = (name: string) => within(group(name));

  test('categories are renamed, added and removed; their keys stay', async () => {
    const view = open('committees', aWrittenDetails('committees'));
    await screen.findByRole('heading', { name: 'Residents' });
    fill(category('Residents').getByLabelText('Category, in English'), 'Residents by lot');
    await press('Remove', group('Unions'));
    await press('Add a category');
    fill(category('New category').getByLabelText('Category, in English'), 'Youth council');
    await userEvent.selectOptions(screen.getByLabelText('What it is'), 'Advisory');
    const { kind, details } = await save(view);
    expect([kind, details]).toEqual([
      'advisory',
      {
        ...aWrittenDetails('committees').details,
        composition: [
          { key: 'residents', category: { en: 'Residents by lot', ar: 'السكان' }, seats: 5 },
          {
            key: expect.stringMatching(/^[a-z0-9-]{36}$/),
            category: { en: 'Youth council' },
            seats: 1,
          },
        ],
      },
    ]);
  });

  test('what can be seen to be wrong is told at its field before anything is sent', async () => {
    const view = open('committees', aWrittenDetails('committees'));
    await screen.findByRole('heading', { name: 'Residents' });
    fill(category('Unions').getByLabelText('Category, in English'), 'residents');
    fill(
      category('Dissolution').getByLabelText('Why it was dissolved, in English'),
      'Its work is done.',
    );
    await press('Add a category');
    await press('Save the details');
    expect(group('residents')).toHaveTextContent('Another category has this name.');
    expect(group('New category')).toHaveTextContent('Please fill this in.');
    expect(group('Dissolved on')).toHaveAccessibleDescription(/Please fill this in/);
    expect(sent(view)).toEqual([]);
  });

  test('a category that somebody holds is back when the host says so', async () => {
    const view = open('committees', aWrittenDetails('committees'), {
      answers: {
        'PUT /v1/committees/any/details': refusal(
          'composition.unions.category: held, composition.residents.seats: held',
        ),
      },
    });
    await screen.findByRole('heading', { name: 'Unions' });
    await press('Remove', group('Unions'));
    await save(view);
    expect(await screen.findByRole('heading', { name: 'Unions' })).toBeVisible();
    expect(group('Unions')).toHaveTextContent('This category stays');
    expect(group('Residents')).toHaveTextContent('More seats of this category are held');
  });
});

describe('governance', () => {
  test('a page has nothing but texts; as a decision it has what was decided', async () => {
    const view = open('governance', aWrittenDetails('governance'));
    expect(await screen.findByText('A page has nothing but its texts.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('What it is'), 'Decision');
    fill(await shown('Number of the decision'), 'HC-2026-055');
    await press('Save the details');
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    expect(sent(view)).toEqual([]);
  });

  test('a decision is sent with its votes; nobody counted where no number is', async () => {
    const details = { body: null, decision: A_DECISION, commitment: null };
    const view = open('governance', aWrittenDetails('governance', { kind: 'decision', details }));
    await shown('Number of the decision');
    expect((await save(view)).details).toEqual(details);
    const votes = group('Votes');
    await userEvent.type(within(votes).getByRole('textbox', { name: 'For' }), '24');
    await userEvent.tab();
    const { revision, details: counted } = await save(view);
    expect(revision).toBe(4);
    expect(counted).toMatchObject({ decision: { votes: { for: 24, against: 0, abstained: 0 } } });
  });

  test('a commitment has entries that come and go; dropped it asks why', async () => {
    const details = { body: null, decision: null, commitment: A_COMMITMENT };
    const written = aWrittenDetails('governance', { kind: 'commitment', details });
    const view = open('governance', written);
    const entry = await shown('What happened on this day, in English');
    fill(entry, 'The tender is out, and read.');
    expect(screen.queryByRole('textbox', { name: 'Why it was given up, in English' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Where it stands'), 'Given up');
    fill(await shown('Why it was given up, in English'), 'No bidder.');
    expect((await save(view)).details).toMatchObject({
      commitment: {
        ...{ state: 'dropped', droppedReason: { en: 'No bidder.' }, progressPercent: 40 },
        entries: [{ on: '2026-04-03', text: { en: 'The tender is out, and read.' } }],
      },
    });
    await press('Remove this entry');
    expect((await save(view)).details).toMatchObject({ commitment: { entries: [] } });
    await press('Add an entry');
    await press('Save the details');
    await waitFor(() =>
      expect(
        screen.getByRole('textbox', { name: 'What happened on this day, in English' }),
      ).toHaveAttribute('aria-invalid', 'true'),
    );
  });

  test('a body that would stand below itself is told at its field; what is out keeps its kind', async () => {
    const body = { parent: 'council', position: 2, committee: null };
    const written = aWrittenDetails('governance', {
      ...{ kind: 'body', status: 'published' },
      details: { body, decision: null, commitment: null },
      places: [{ section: 'governance', slug: 'council', title: text('City council') }],
    });
    const view = open('governance', written, {
      answers: {
        'PUT /v1/governance/any/details': refusal('parent: cycle'),
      },
    });
    expect(await screen.findByText('City council')).toBeVisible();
    expect(screen.queryByLabelText('What it is')).toBeNull();
    expect(await save(view, 'Save the change')).toMatchObject({ kind: 'body', details: { body } });
    expect(
      await within(group('Body above it')).findByText(/cannot stand below itself/),
    ).toBeVisible();
  });

  test('[SPEC 3.8.1] the form of a decision speaks Turkish', async () => {
    const details = { body: null, decision: A_DECISION, commitment: null };
    open('governance', aWrittenDetails('governance', { kind: 'decision', details }), {
      locale: 'tr',
    });
    expect(await shown('Karar numarası')).toHaveValue('HC-2026-054');
  });
});

describe('a post', () => {
  test('is sent with whose it is, what to read on with and whether people comment', async () => {
    const authors = [CITY, { id: 'person', kind: 'person' as const, name: text('Nadia') }];
    const view = open('blogs', aWrittenDetails('blogs', { authors }));
    await userEvent.selectOptions(await screen.findByLabelText('In whose name'), 'person');
    await userEvent.click(screen.getByRole('switch', { name: 'People can comment' }));
    expect(await save(view)).toEqual({
      ...{ revision: 3, kind: 'post' },
      details: { related: [], comments: false, author: 'person' },
    });
  });

  test('somebody else’s post stays theirs unless it is taken over; a foreign name is refused at its field', async () => {
    const written = aWrittenDetails('blogs', { authors: [CITY], details: { author: null } });
    const view = open('blogs', written, {
      answers: { 'PUT /v1/blogs/any/details': refusal('author: notYours') },
    });
    expect(await screen.findByLabelText('In whose name')).toHaveDisplayValue('As it is now');
    expect((await save(view)).details).toMatchObject({ author: null });
    expect(await screen.findByText('You cannot write in this name.')).toBeVisible();
  });

  test('[SPEC 3.8.1] the form of a post speaks Arabic', async () => {
    open('blogs', aWrittenDetails('blogs', { authors: [CITY] }), { locale: 'ar' });
    expect(await screen.findByRole('switch', { name: 'يمكن للناس التعليق' })).toBeChecked();
  });
});

describe('a question', () => {
  test('is sent with what it is about and where it helps', async () => {
    const view = open('faqs', aWrittenDetails('faqs'));
    await userEvent.selectOptions(
      await screen.findByLabelText('What the question is about'),
      'Privacy',
    );
    await userEvent.click(within(group('Shown as help in')).getByLabelText('Blog'));
    expect(await save(view)).toEqual({
      ...{ revision: 3, kind: 'privacy', details: { helpOn: ['dialogs', 'blogs'] } },
    });
  });

  test('moves one place at once; at the top it cannot go further', async () => {
    const written = aWrittenDetails('faqs');
    const moved = { ...written, revision: 4, rank: { place: 1, of: 5 } };
    const view = open('faqs', written, {
      answers: {
        '/v1/faqs/any/details': [{ body: written }, { body: moved }],
        'POST /v1/faqs/any/moves': { body: moved },
      },
    });
    expect(await screen.findByText('Number 2 of 5 questions about the same.')).toBeVisible();
    await press('Move up');
    expect(sent(view, 'POST')).toEqual([{ revision: 3, direction: 'up' }]);
    expect(await screen.findByText('Number 1 of 5 questions about the same.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect((await save(view)).revision).toBe(4);
  });

  test('[SPEC 3.8.1] the form of a question speaks Arabic', async () => {
    open('faqs', aWrittenDetails('faqs'), { locale: 'ar' });
    expect(await screen.findByText('رقم 2 من 5 في الموضوع نفسه.')).toBeVisible();
  });
});

test('somebody was quicker: nothing typed is lost, and saving again goes on from theirs', async () => {
  const written = aWrittenDetails('faqs');
  const newer = { ...written, revision: 9 };
  const view = open('faqs', written, {
    answers: {
      '/v1/faqs/any/details': [{ body: written }, { body: newer }],
      'PUT /v1/faqs/any/details': [problem(409, 'newerRevision'), { body: newer }],
    },
  });
  const box = () => within(group('Shown as help in')).getByLabelText('Blog');
  await screen.findByText('Shown as help in');
  await userEvent.click(box());
  await save(view);
  expect(await screen.findByText('Somebody changed this while you were writing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what they changed' })).toHaveAttribute(
    'href',
    '/faqs/any/history',
  );
  expect(box()).toBeChecked();
  expect((await save(view)).revision).toBe(9);
});

test('a section without details has no such part', async () => {
  renderScreen(<DetailsScreen />, {
    ...{ path: '/:section/:slug/edit', url: '/quizzes/any/edit?part=details', isSignedIn: true },
  });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('whoever may not change it is told so', async () => {
  open('faqs', aWrittenDetails('faqs'), {
    answers: { '/v1/faqs/any/details': problem(403, 'forbidden') },
  });
  expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible();
});

describe('a training', () => {
  const training = (more = {}) =>
    aWrittenDetails('training', { kind: 'training', details: { session: A_SESSION }, ...more });

  test('is sent with its points and names line by line, and with when and where it is', async () => {
    const view = open('training', training());
    const trainers = await screen.findByLabelText(/^Trainers/);
    fill(trainers, 'Leyla Demir\n\n Omar Haddad ');
    await userEvent.selectOptions(screen.getByLabelText('Form'), 'On site and online');
    fill(screen.getByLabelText(/^Address of the video/), 'https://a.example');
    expect(await save(view)).toEqual({
      ...{ revision: 3, kind: 'training' },
      details: {
        ...{ level: 'introduction', languages: ['en', 'tr'] },
        outcomes: [{ en: 'You can read a plan.', tr: 'Plan okuyabilirsiniz.' }],
        session: {
          ...A_SESSION,
          ...{ format: 'hybrid', onlineUrl: 'https://a.example' },
          trainers: ['Leyla Demir', 'Omar Haddad'],
        },
      },
    });
  });

  test('too many names, and what is missing in one that is out, are told before anything is sent', async () => {
    const view = open('training', training({ status: 'published' }));
    const trainers = await screen.findByLabelText(/^Trainers/);
    fill(trainers, Array.from({ length: 13 }, (_, index) => `Name ${index}`).join('\n'));
    await userEvent.selectOptions(screen.getByLabelText('Form'), 'Online');
    await press('Save the change');
    expect(trainers).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText(/^Address of the video/)).toHaveAttribute('aria-invalid', 'true');
    expect(sent(view)).toEqual([]);
  });

  test('a course has no date; the form speaks Arabic', async () => {
    open('training', aWrittenDetails('training'), { locale: 'ar' });
    expect(await screen.findByLabelText('المستوى')).toHaveValue('introduction');
    expect(screen.queryByLabelText('المنطقة الزمنية')).toBeNull();
  });
});

test('points that lack a language keep their places in the others', () => {
  const points = [{ en: 'One' }, { en: 'Two', ar: 'اثنان' }];
  const texts = pointsText(points);
  expect(texts).toEqual({ en: 'One\nTwo', ar: '\nاثنان' });
  const fields = { 'outcomes.en': texts.en ?? '', 'outcomes.ar': texts.ar ?? '' };
  expect(pointsIn(fields, 'outcomes')).toEqual(points);
});

const GAP = 'edit.detailFault.gap';
const ORDER = 'edit.detailFault.order';
const MESSAGES = { en, ar, tr } as const;
const SAVE = 'edit.details.save';

const AUTUMN = {
  timezone: 'Europe/Berlin',
  ...{ startsAt: '2026-10-25T02:30', endsAt: '2026-10-25T03:15' },
};

describe.each(['events', 'training'] as const)('the times of %s', (section) => {
  const written = (more: Partial<typeof AUTUMN> | { readonly endsAt: null } = {}) =>
    section === 'events'
      ? aWrittenDetails('events', { details: more })
      : aWrittenDetails('training', {
          kind: 'training',
          details: { session: { ...A_SESSION, ...more } },
        });
  const openTimes = (locale: Locale, detail?: string) =>
    open<DetailedSection>(section, written(), {
      locale,
      ...(detail && { answers: { [`PUT /v1/${section}/any/details`]: refusal(detail) } }),
    });

  test.each(['en', 'ar', 'tr'] as const)(
    'an hour that clocks leave out and an end before the start are told at their fields, in %s',
    async (locale) => {
      const messages = MESSAGES[locale];
      const field = (id: 'startTime' | 'endDay') =>
        screen.findByRole('group', { name: new RegExp(messages[`edit.event.${id}`]) });
      const view = openTimes(locale, 'startsAt: gap, endsAt: order');
      const [time, day] = [await field('startTime'), await field('endDay')];
      await save(view, messages[SAVE]);
      await waitFor(() => expect(time).toHaveAccessibleDescription(new RegExp(messages[GAP])));
      expect(day).toHaveAccessibleDescription(new RegExp(messages[ORDER]));
    },
  );

  test('of an hour that clocks show twice it is said which one counts, as long as it is one', async () => {
    open<DetailedSection>(section, written(AUTUMN));
    const [start, end] = [
      await screen.findByRole('group', { name: /Begins at/ }),
      await screen.findByRole('group', { name: /Ends at/ }),
    ];
    expect(start).toHaveAccessibleDescription(/twice: the first one counts/);
    expect(end).not.toHaveAccessibleDescription(/twice/);
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Istanbul');
    expect(start).not.toHaveAccessibleDescription(/twice/);
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin');
    const [hour] = within(end).getAllByRole('spinbutton');
    await userEvent.type(hour!, '2');
    expect(end).toHaveAccessibleDescription(/twice/);
  });

  test('a time without a day is not lost: it is asked for', async () => {
    const view = open<DetailedSection>(section, written({ endsAt: null }));
    const field = (name: string) => screen.findByRole('group', { name: new RegExp(name) });
    const [hour, minute, half] = within(await field('Ends at')).getAllByRole('spinbutton');
    await userEvent.type(hour!, '8');
    await userEvent.type(minute!, '30');
    await userEvent.type(half!, 'p');
    await press('Save the details');
    expect(await field('Ends on')).toHaveAccessibleDescription(/Please fill this in/);
    expect(sent(view)).toEqual([]);
  });
});
