import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../../../i18n/en.json';
import type { NewSortition } from '../../../../../shared/contract/sortitions';
import { aProblem } from '../../../../testing/factories';
import { enterText } from '../../../../testing/enterText';
import type { FakeResponses } from '../../../../testing/fakeApi';
import { renderScreen } from '../../../../testing/renderScreen';
import { aDetailPage, getSampleSlug } from '../../../../testing/sectionFactories';
import type { Fields } from '../../../../ui/forms/fields';
import { CreateSortitionScreen } from './CreateSortitionScreen';

const COMMITTEE = `/committees/${getSampleSlug('committees')}`;
const DRAWS = `${COMMITTEE}/draws`;
const POST = `POST /v1${DRAWS}`;
const MADE = { status: 201, body: { id: '00000000-0000-8000-8000-0000000000d1' } };

const { status, body } = aProblem(422, 'invalidDraw');
const LATE = { status, body: { ...body, detail: 'closesAt' } };

/** Fields that were typed and not sent. */
const TYPED: Fields = {
  'title.en': 'Two residents',
  'source.first-source.text.en': 'Lottery of 9 May',
  opensAt: '2030-04-01',
  'opensAt.time': '09:00',
  closesAt: '2030-05-01',
  'closesAt.time': '09:00',
};

const open = (answers: FakeResponses = {}, { mayEdit = true, draft = {} as Fields } = {}) =>
  renderScreen(<CreateSortitionScreen />, {
    path: '/committees/:slug/draws/create',
    url: `${DRAWS}/create`,
    isSignedIn: true,
    before: ({ sessionStorage }) => {
      const name = `draft:draws.${getSampleSlug('committees')}:grace`;
      sessionStorage.write(name, JSON.stringify(draft));
    },
    answers: {
      [`/v1${COMMITTEE}`]: { body: aDetailPage('committees', 'en') },
      [`/v1${DRAWS}`]: { body: { items: [], mayEdit } },
      ...answers,
    },
  });

const box = (name: RegExp | string, within_: HTMLElement = document.body) =>
  within(within_).findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('one switch shows title and sources in another language', async () => {
  open();
  expect(await box('Description of the source, in English')).toBeVisible();
  const languages = within(await screen.findByRole('group', { name: 'Language of the fields' }));
  await userEvent.click(languages.getByRole('button', { name: /^Arabic/ }));
  expect(await box('Title, in Arabic')).toBeVisible();
  expect(await box('Description of the source, in Arabic')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Title, in English' })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

/** Types the parts of a date or a time of day one by one. */
async function parts(name: string, typed: readonly (readonly [string, string])[]) {
  const group = within(await screen.findByRole('group', { name: new RegExp(`^${name}`) }));
  for (const [part, signs] of typed)
    await userEvent.type(group.getByRole('spinbutton', { name: new RegExp(`^${part}`) }), signs);
}
/** Fills in all but the close of the list. */
async function fill() {
  await enterText(await box('Title, in English'), 'Two residents');
  await enterText(await box('Description of the source, in English'), 'Lottery of 9 May');
  await parts('Opens on', [
    ['month', '4'],
    ['day', '1'],
    ['year', '2030'],
  ]);
  await parts('Time of opening', [
    ['hour', '9'],
    ['minute', '00'],
  ]);
}
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body as NewSortition);

test('a draw of everybody is announced, and its page opens', async () => {
  const { closesAt: day, 'closesAt.time': time } = TYPED;
  const view = open({ [POST]: MADE }, { draft: { closesAt: day!, 'closesAt.time': time! } });
  await fill();
  await press(en['draws.create']);
  await waitFor(() => expect(sent(view)).toHaveLength(1));
  const [{ opensAt, closesAt, ...rest }] = sent(view) as [NewSortition];
  expect(Date.parse(closesAt) - Date.parse(opensAt)).toBe(30 * 86_400_000);
  expect(rest).toEqual({
    title: { en: 'Two residents' },
    strata: [{ name: '', label: {}, places: 1, substitutes: 0 }],
    sources: [{ text: { en: 'Lottery of 9 May' }, values: 1 }],
    forVerified: false,
    answerDays: 7,
  });
  const page = new RegExp(`/draws/${MADE.body.id}$`);
  await waitFor(() => expect(view.ports.location.href()).toMatch(page));
});

test('several groups have a name each', async () => {
  const view = open({ [POST]: MADE }, { draft: TYPED });
  await press(en['draw-edit.addGroup']);
  await press(en['draws.create']);
  expect(await screen.findAllByText('Please fill this in.')).not.toHaveLength(0);
  expect(sent(view)).toEqual([]);
  for (const [index, name] of ['North', 'South'].entries())
    await enterText(
      await box(
        'Name of the group, in English',
        await screen.findByRole('region', { name: `Group ${index + 1}` }),
      ),
      name,
    );
  await press(en['draws.create']);
  await waitFor(() => expect(sent(view)).toHaveLength(1));
  expect(sent(view)[0]!.strata.map(({ name, label }) => [name, label.en])).toEqual([
    ['group-1', 'North'],
    ['group-2', 'South'],
  ]);
});

test('a list that closes before it opens is not sent; a day that has passed is named', async () => {
  const view = open({ [POST]: LATE }, { draft: { ...TYPED, opensAt: '2030-06-01' } });
  await press(en['draws.create']);
  expect((await screen.findAllByText(en['draw-edit.order'])).length).toBeGreaterThan(0);
  expect(sent(view)).toEqual([]);
  await parts('Opens on', [['month', '4']]);
  await press(en['draws.create']);
  expect((await screen.findAllByText(en['draw-edit.past'])).length).toBeGreaterThan(0);
  expect(await box('Title, in English')).toHaveValue('Two residents');
});

test('who may not edit the committee reads that', async () => {
  open({}, { mayEdit: false });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: en['draws.create'] })).toBeNull();
});
