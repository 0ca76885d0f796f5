import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { MEETING_ID, someSeats } from '../../../testing/seatFactories';
import { MySeatsScreen } from './MySeatsScreen';

const open = (
  locale: 'en' | 'ar' = 'en',
  body: object = someSeats(locale),
  answers: FakeResponses = {},
) =>
  renderScreen(<MySeatsScreen />, {
    url: '/me/committees',
    isSignedIn: true,
    locale,
    answers: { '/v1/me/seats': { body }, ...answers },
  });
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest<HTMLElement>('li')!;
/** Lists the headings of both lists, and of what is in them. */
const headings = () =>
  screen
    .getAllByRole('heading')
    .filter(({ tagName }) => ['H2', 'H3'].includes(tagName))
    .map(({ textContent }) => textContent);

test('seats that run or come are apart from former ones, with role, group and term', async () => {
  open();
  const budget = await rowOf('Budget Committee');
  expect(budget).toHaveTextContent(/For the budget\s*Residents\s*Since 1 February 2024\s*Chair/);
  expect(await rowOf('Harbour Board')).toHaveTextContent(
    `1 June 2026 to 31 May 2028Substitute${en['me.committees.toCome']}`,
  );
  expect(headings()).toEqual([
    en['me.committees.mine'],
    'Budget Committee',
    'Harbour Board',
    en['me.committees.former'],
    'Festival Committee',
    'Ethics Committee',
  ]);
});

test('how a term ended is said, and whose seats one gives', async () => {
  open();
  const ethics = await rowOf('Ethics Committee');
  expect(ethics).toHaveTextContent('1 January 2022 to 31 March 2023');
  expect(within(ethics).getByText(en['committees.ended.resigned'])).toBeVisible();
  const festival = within(await rowOf('Festival Committee'));
  expect(festival.getByText(en['me.committees.dissolved'])).toBeVisible();
  const give = screen.getAllByRole('link', { name: en['me.committees.give'] });
  expect(give.map((link) => link.getAttribute('href'))).toEqual(['/committees/budget']);
});

test('somebody without a seat is led to the vacant ones', async () => {
  open('en', { terms: [] });
  expect(await screen.findByText(en['me.empty.committees'])).toBeVisible();
  expect(screen.getByRole('link', { name: en['me.committees.vacancies'] })).toHaveAttribute(
    'href',
    '/committees/vacancies',
  );
  expect(screen.queryByText(en['me.committees.former'])).toBeNull();
});

test('in Arabic role and ending are told in words', async () => {
  open('ar');
  expect(await rowOf('لجنة الميزانية')).toHaveTextContent(ar['committees.role.chair']);
  expect(await rowOf('لجنة الأخلاقيات')).toHaveTextContent(ar['committees.ended.resigned']);
});

test('whoever holds a seat declares their interests; former holders do not', async () => {
  const { terms } = someSeats();
  const { calls } = open('en', someSeats(), {
    [`PUT /v1/me/seats/${terms[0]!.id}/interests`]: { body: null },
  });
  const budget = within(await rowOf('Budget Committee'));
  expect(within(await rowOf('Ethics Committee')).queryByRole('textbox')).toBeNull();
  await userEvent.click(
    budget.getByText(en['me.committees.declare'], { selector: 'summary *, summary' }),
  );
  await userEvent.type(budget.getByRole('textbox'), 'A boat');
  await userEvent.click(budget.getByRole('button', { name: en['me.committees.declare'] }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { text: 'A boat', locale: 'en' },
    ]),
  );
  expect(await budget.findByText(en['me.committees.declared'])).toBeVisible();
});

test('the next meeting, votes that wait and what there is to read stand at each seat', async () => {
  const url = `/v1/committees/budget/meetings/${MEETING_ID}/reply`;
  const { calls } = open('en', someSeats(), { [`PUT ${url}`]: { body: null } });
  const budget = within(await rowOf('Budget Committee'));
  const hrefOf = (name: string | RegExp) => budget.getByRole('link', { name }).getAttribute('href');
  const meetings = '/committees/budget/meetings';
  expect(hrefOf('Second reading')).toBe(`${meetings}/${MEETING_ID}`);
  expect(hrefOf(en['me.committees.join'])).toBe('https://meet.harbour.example/budget');
  expect(hrefOf('Who leads the committee')).toBe('/have-your-say/chair');
  expect(hrefOf('Agenda of the next meeting, 3 items')).toBe(`${meetings}/${MEETING_ID}`);
  expect(hrefOf('Minutes of the meeting of 14 April 2026')).toMatch(meetings);
  const harbour = within(await rowOf('Harbour Board'));
  expect(harbour.queryByRole('button', { name: en['membership.reply.coming'] })).toBeNull();

  const come = budget.getByRole('button', { name: en['membership.reply.coming'] });
  expect(come).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(come);
  expect(await screen.findByText(en['membership.reply.saidComing'])).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { reply: 'coming' },
  ]);
});

test('in Arabic the items of the agenda are counted with the right form', async () => {
  open('ar');
  expect(await rowOf('لجنة الميزانية')).toHaveTextContent('جدول أعمال الاجتماع القادم، 3 بنود');
});
