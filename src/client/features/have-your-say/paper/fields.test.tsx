import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANSWER_FAULTS } from '../../../../shared/ballots/answerFaults';
import { QUESTION_ID, aText } from '../../../testing/factories';
import { anOption, aQuestion, toQuestionId } from '../../../testing/pollFactories';
import { renderPaper } from '../../../testing/renderPoll';
import { faultMessages } from './messages';

const OPTIONS = ['Elm', 'Oak'].map((name) => anOption(name, name));
const group = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('scores: each row is a group of its own, and can be cleared', async () => {
  const { cast } = await renderPaper([aQuestion('score', { id: QUESTION_ID, options: OPTIONS })]);
  await userEvent.click(group('Elm').getByRole('radio', { name: '5' }));
  await userEvent.click(group('Oak').getByRole('radio', { name: '0' }));
  await press('Clear: Elm');
  expect(await cast()).toEqual({ [QUESTION_ID]: { scores: { Oak: 0 } } });
});

test('scores: the arrow keys go from one to the next', async () => {
  const { cast } = await renderPaper([aQuestion('score', { id: QUESTION_ID, options: OPTIONS })]);
  group('Elm').getByRole('radio', { name: '0' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(await cast()).toEqual({ [QUESTION_ID]: { scores: { Elm: 2 } } });
});

test('a majority judgment asks for grades in words', async () => {
  const { cast } = await renderPaper([
    aQuestion('score', { id: QUESTION_ID, method: 'majorityJudgment', options: OPTIONS }),
  ]);
  await userEvent.click(group('Elm').getByRole('radio', { name: 'Excellent' }));
  await userEvent.click(group('Oak').getByRole('radio', { name: 'Reject' }));
  expect(await cast()).toEqual({ [QUESTION_ID]: { scores: { Elm: 5, Oak: 0 } } });
});

test('a long scale is typed; what is off it is told', async () => {
  const { cast, sent } = await renderPaper([
    aQuestion('score', {
      id: QUESTION_ID,
      options: OPTIONS,
      settings: { lowest: 0, highest: 100 },
    }),
  ]);
  const field = screen.getByRole('spinbutton', { name: 'Elm' });
  await userEvent.type(field, '101');
  await cast();
  expect(sent()).toEqual([]);
  expect(screen.getAllByText('Give a whole number from 0 to 100.')[0]).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '99');
  expect(await cast()).toEqual({ [QUESTION_ID]: { scores: { Elm: 99 } } });
});

test('dots: what is left is told, and nothing more can be given', async () => {
  const { cast } = await renderPaper([
    aQuestion('dots', { id: QUESTION_ID, options: OPTIONS, settings: { dots: 2 } }),
  ]);
  await press('One more for Elm');
  await press('One more for Elm');
  expect(screen.getByText('0 of 2 dots left')).toBeVisible();
  await press('One more for Oak');
  expect(screen.getByRole('button', { name: 'One more for Oak' })).toHaveAttribute('aria-disabled');
  await press('One less for Elm');
  await press('One more for Oak');
  await press('One less for Oak');
  await press('One less for Oak');
  expect(await cast()).toEqual({ [QUESTION_ID]: { dots: { Elm: 1 } } });
});

test('a quadratic vote names the price of each vote and of the next, against too', async () => {
  const { cast } = await renderPaper([
    aQuestion('dots', {
      id: QUESTION_ID,
      method: 'quadratic',
      options: OPTIONS,
      settings: { dots: 10, against: true },
    }),
  ]);
  await press('One more for Elm');
  await press('One more for Elm');
  await press('One more for Elm');
  expect(screen.getByText('1 of 10 credits left')).toBeVisible();
  expect(screen.getByText('Costs 9 credits.')).toBeVisible();
  expect(screen.getByText('The next vote: 7 more.')).toBeVisible();
  await press('One less for Oak');
  expect(screen.getByText('0 of 10 credits left')).toBeVisible();
  expect(await cast()).toEqual({ [QUESTION_ID]: { dots: { Elm: 3, Oak: -1 } } });
});

const PROJECTS = [
  anOption('park', 'Park', { cost: 60_000 }),
  anOption('pool', 'Pool', { cost: 50_000 }),
  anOption('path', 'Path', { cost: 40_000 }),
];

test('a basket tells what is left, and which projects no longer fit', async () => {
  const { cast } = await renderPaper([aQuestion('budget', { id: QUESTION_ID, options: PROJECTS })]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Park/ }));
  expect(screen.getByText('€40,000 left')).toBeVisible();
  const pool = screen.getByRole('checkbox', { name: /Pool.*Does not fit any more: €10,000/ });
  await userEvent.click(pool);
  expect(pool).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /Path/ }));
  expect(screen.getByText('€0 left')).toBeVisible();
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: ['park', 'path'] } });
});

test('where marks are limited their cost is not', async () => {
  const { cast } = await renderPaper([
    aQuestion('budget', { id: QUESTION_ID, options: PROJECTS, settings: { most: 2 } }),
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Park/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Pool/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Path/ }));
  expect(screen.getByText('Choose up to 2 projects: 0 left')).toBeVisible();
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: ['park', 'pool'] } });
});

const GROUP = { id: 'group', name: { en: 'Harbour' }, most: null, budget: null };

test('projects that exclude each other: the ballot bars the others and says beside what', async () => {
  const groups = [{ ...GROUP, options: ['pool', 'path'], most: 1 }];
  const { cast, sent } = await renderPaper([
    aQuestion('budget', {
      id: QUESTION_ID,
      options: PROJECTS,
      settings: { most: 3, least: 2, groups },
    }),
  ]);
  expect(screen.getByText('Choose at least 2 projects.')).toBeVisible();
  expect(screen.getByText('Harbour').closest('li')).toHaveTextContent(
    'Harbour: 1 of these projects at most.',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /Pool/ }));
  expect(screen.getByText('1 project is still missing.')).toBeVisible();
  const path = screen.getByRole('checkbox', {
    name: /Path.*Not beside Pool ?: no more can be chosen of “ ?Harbour ?”\./,
  });
  await userEvent.click(path);
  expect(path).not.toBeChecked();
  await cast();
  expect(sent()).toEqual([]);
  expect(screen.getAllByText('Choose at least 2.')[0]).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Park/ }));
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: ['pool', 'park'] } });
});

test('money of a district binds a basket, and where marks are limited the count alone', async () => {
  const groups = [{ ...GROUP, options: ['pool', 'path'], budget: 60_000 }];
  const ask = (most: number | null) =>
    aQuestion('budget', { id: QUESTION_ID, options: PROJECTS, settings: { most, groups } });
  const { cast, unmount } = await renderPaper([ask(null)]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Pool/ }));
  expect(screen.getAllByText('Harbour')[0]!.closest('li')).toHaveTextContent(
    'Harbour: €50,000 of €60,000.',
  );
  await userEvent.click(
    screen.getByRole('checkbox', { name: /Path.*of the money for “ ?Harbour ?” €10,000 is left/ }),
  );
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: ['pool'] } });
  unmount();
  const free = await renderPaper([ask(3)]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Pool/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Path/ }));
  expect(await free.cast()).toEqual({ [QUESTION_ID]: { chosen: ['pool', 'path'] } });
});

test('dates: yes, if need be or no for each', async () => {
  const { cast } = await renderPaper([
    aQuestion('date', {
      id: QUESTION_ID,
      options: [
        anOption('one', 'In the library', { startsAt: '2026-06-01T15:00:00Z' }),
        anOption('two', 'Some other day'),
      ],
    }),
  ]);
  const first = within(screen.getByRole('group', { name: /^Monday 1 June/ }));
  await userEvent.click(first.getByRole('radio', { name: 'If need be' }));
  await userEvent.click(group('Some other day').getByRole('radio', { name: 'No' }));
  expect(await cast()).toEqual({ [QUESTION_ID]: { dates: { one: 'ifNeedBe', two: 'no' } } });
});

test('a point of a scale', async () => {
  const { cast } = await renderPaper([aQuestion('scale', { id: QUESTION_ID })]);
  await userEvent.click(screen.getByRole('radio', { name: '4' }));
  expect(await cast()).toEqual({ [QUESTION_ID]: { value: 4 } });
});

test('a text: letters are counted, and what is too long stays', async () => {
  const { cast, sent } = await renderPaper([
    aQuestion('text', { id: QUESTION_ID, settings: { letters: 5 } }),
  ]);
  const field = screen.getByRole('textbox', { name: 'Which design?' });
  await userEvent.type(field, 'Seven77');
  expect(screen.getByText('2 letters too many')).toBeVisible();
  await cast();
  expect(sent()).toEqual([]);
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(screen.getByText('0 characters left')).toBeVisible();
  expect(await cast()).toEqual({ [QUESTION_ID]: { text: 'Seven' } });
});

test('every type can be answered by keyboard alone', async () => {
  const [dots, budget, date, scale] = [1, 2, 3, 4].map(toQuestionId) as [
    string,
    string,
    string,
    string,
  ];
  const { cast } = await renderPaper([
    aQuestion('dots', { id: dots, options: OPTIONS }),
    aQuestion('budget', { id: budget, options: PROJECTS }),
    aQuestion('date', { id: date, options: OPTIONS }),
    aQuestion('scale', { id: scale, prompt: aText('How sure?') }),
  ]);
  screen.getByRole('button', { name: 'One more for Elm' }).focus();
  await userEvent.keyboard('{Enter} ');
  screen.getByRole('checkbox', { name: /Path/ }).focus();
  await userEvent.keyboard(' ');
  within(screen.getAllByRole('group', { name: 'Oak' }).at(-1)!)
    .getByRole('radio', { name: 'Yes' })
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  group('How sure?').getByRole('radio', { name: '1' }).focus();
  await userEvent.keyboard(' {ArrowRight}');
  expect(await cast()).toEqual({
    [dots]: { dots: { Elm: 2 } },
    [budget]: { chosen: ['path'] },
    [date]: { dates: { Oak: 'ifNeedBe' } },
    [scale]: { value: 2 },
  });
});

test('[SPEC 2.5] in Arabic the paper speaks Arabic, in Latin digits', async () => {
  await renderPaper([aQuestion('budget', { id: QUESTION_ID, options: PROJECTS })], {
    options: { locale: 'ar' },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /Park/ }));
  expect(screen.getByText(/^بقي/)).toHaveTextContent('40,000');
});

test.each(ANSWER_FAULTS)('%s has a text of its own', (code) => {
  expect(Object.keys(faultMessages)).toContain(code);
});
