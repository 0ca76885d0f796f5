import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { aSeatDesk, OMAR, TERM } from '../../../testing/seatFactories';
import { SeatAdmin } from './SeatAdmin';

const SEATS = '/v1/committees/budget/seats';
const PEOPLE = '/v1/committees/budget/people';
const FOUND = { body: { people: [{ personId: OMAR, name: 'عمر حداد' }] } };

const open = (answers: FakeResponses = {}, locale: 'en' | 'ar' = 'en') =>
  renderScreen(<SeatAdmin slug="budget" />, {
    isSignedIn: true,
    locale,
    answers: { [SEATS]: { body: aSeatDesk(locale) }, [PEOPLE]: FOUND, ...answers },
  });
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);

/** Finds the part below this heading, or the folded part in the row of this person. */
const part = async (name: string) =>
  within((await screen.findByRole('heading', { name })).parentElement!);
async function unfold(person: string, name: string) {
  const row = (await screen.findByRole('link', { name: person })).closest('li')!;
  const summary = within(row).getByText(name, { selector: 'summary *, summary' });
  await userEvent.click(summary);
  return within(summary.closest('details')!);
}
type Scope = Awaited<ReturnType<typeof part>>;

async function enter(scope: Scope, label: string, [year, month, day]: readonly string[]) {
  const group = within(scope.getByRole('group', { name: new RegExp(`^${label}`) }));
  for (const [name, digits] of [
    ['month', month],
    ['day', day],
    ['year', year],
  ] as const)
    await userEvent.type(group.getByRole('spinbutton', { name: new RegExp(`^${name}`) }), digits!);
}

/** Looks for Omar, and fills in a term for him. */
async function fillIn() {
  const give = await part(en['membership.seats.give']);
  await userEvent.type(give.getByLabelText(en['membership.seats.name']), 'omar');
  await userEvent.click(give.getByRole('button', { name: en['membership.seats.find'] }));
  await give.findByRole('combobox', { name: en['membership.seats.person'] });
  await userEvent.selectOptions(
    give.getByRole('combobox', { name: new RegExp(`^${en['membership.seats.seat']}`) }),
    'residents',
  );
  await userEvent.selectOptions(
    give.getByRole('combobox', { name: new RegExp(`^${en['membership.seats.electedBy']}`) }),
    'youth-seats',
  );
  await enter(give, en['membership.seats.since'], ['2026', '06', '01']);
  return {
    give,
    press: () => userEvent.click(give.getByRole('button', { name: en['membership.seats.give'] })),
  };
}

test('somebody is found by name and given a seat', async () => {
  const { calls } = open({ [`POST ${SEATS}`]: { body: null } });
  const { give, press } = await fillIn();
  await press();
  expect(await give.findByText(en['membership.seats.given'])).toBeVisible();
  expect(sent(calls)).toEqual([
    [
      SEATS,
      {
        person: OMAR,
        role: 'member',
        seat: 'residents',
        title: {},
        electedBy: 'youth-seats',
        since: '2026-06-01',
        until: null,
      },
    ],
  ]);
});

test.each([
  ['noSeatLeft', 'seat'],
  ['officeTaken', 'role'],
  ['termOverlaps', 'person'],
] as const)(
  'the refusal %s is said at its field, and nothing typed is lost',
  async (code, field) => {
    open({ [`POST ${SEATS}`]: aProblem(409, code) });
    const { give, press } = await fillIn();
    await press();
    expect(await give.findByText(en[`refused.${code}`])).toBeVisible();
    const name = new RegExp(`^${en[`membership.seats.${field}`]}`);
    const control = give.getByRole('combobox', { name });
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(new RegExp(en[`refused.${code}`]));
    expect(
      give.getByRole('combobox', { name: new RegExp(`^${en['membership.seats.seat']}`) }),
    ).toHaveValue('residents');
  },
);

test('a term that would end before it begins is refused at its last day', async () => {
  open({ [`PUT ${SEATS}/${TERM}`]: aProblem(422, 'termEndsTooEarly') });
  const change = await unfold('Leyla Demir', en['membership.seats.change']);
  await userEvent.click(change.getByRole('button', { name: en['membership.seats.save'] }));
  expect(await change.findByText(en['refused.termEndsTooEarly'])).toBeVisible();
  const until = change.getByRole('group', { name: new RegExp(`^${en['membership.seats.until']}`) });
  expect(until).toHaveAccessibleDescription(new RegExp(en['refused.termEndsTooEarly']));
});

test('a term ends on a day of its own before its last one', async () => {
  const { calls } = open({ [`POST ${SEATS}/${TERM}/end`]: { body: null } });
  const end = await unfold('Leyla Demir', en['membership.seats.end']);
  const [button] = end.getAllByRole('button', { name: en['membership.seats.end'] });
  const lastDay = en['membership.seats.lastDay'];
  await enter(end, lastDay, ['2027', '01', '31']);
  await userEvent.click(button!);
  expect(end.getByText(en['membership.seats.notSooner'])).toBeVisible();
  await enter(end, lastDay, ['2023', '01', '31']);
  await userEvent.click(button!);
  expect(end.getByText(en['refused.termEndsTooEarly'])).toBeVisible();
  expect(sent(calls)).toEqual([]);
  await enter(end, lastDay, ['2026', '05', '31']);
  await userEvent.click(button!);
  expect(sent(calls)).toEqual([
    [`${SEATS}/${TERM}/end`, { as: 'resigned', on: '2026-05-31', by: null }],
  ]);
});

test('a term that has been ended can neither be changed nor ended again', async () => {
  open();
  const row = (await screen.findByRole('link', { name: 'عمر حداد' })).closest('li')!;
  expect(within(row).getByText(en['committees.ended.resigned'])).toBeVisible();
  expect(row.querySelector('details')).toBeNull();
});

test('a single letter finds nobody, and is not asked for', async () => {
  const { calls } = open();
  const give = await part(en['membership.seats.give']);
  await userEvent.type(give.getByLabelText(en['membership.seats.name']), 'o');
  await userEvent.click(give.getByRole('button', { name: en['membership.seats.find'] }));
  expect(give.getByText(en['membership.seats.tooShort'])).toBeVisible();
  expect(calls.some(({ path }) => path === PEOPLE)).toBe(false);
});

test('in Arabic the desk is there, with roles in words', async () => {
  open({}, 'ar');
  expect(await screen.findByRole('heading', { name: ar['membership.seats.desk'] })).toBeVisible();
  const row = screen.getByRole('link', { name: 'Leyla Demir' }).closest('li')!;
  expect(row).toHaveTextContent(ar['committees.role.chair']);
});
