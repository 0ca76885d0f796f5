import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPTION_A_ID, OPTION_B_ID, QUESTION_ID } from '../../../testing/factories';
import { anOption, aQuestion, toQuestionId } from '../../../testing/pollFactories';
import { aPollAnswer, POLL_PATH, renderPaper, renderPoll } from '../../../testing/renderPoll';

const OPTION_C = '00000000-0000-4000-8000-00000000000c';
const OPTIONS = [
  anOption(OPTION_A_ID, 'The courtyard'),
  anOption(OPTION_B_ID, 'The tower'),
  anOption(OPTION_C, 'The bridge'),
];
const choice = (settings: object, more = {}) =>
  aQuestion('choice', { id: QUESTION_ID, options: OPTIONS, settings, ...more });
const SEVERAL = { least: 1, most: 2, none: true, own: true };
const press = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

test('one option is chosen by keyboard alone', async () => {
  const { cast } = await renderPaper([choice({})]);
  screen.getByRole('radio', { name: 'The courtyard' }).focus();
  await userEvent.keyboard(' {ArrowDown}');
  expect(screen.getByRole('radio', { name: 'The tower' })).toBeChecked();
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: [OPTION_B_ID] } });
});

test('several options: what is left is told, too many are told and not cast', async () => {
  const { cast, sent } = await renderPaper([choice(SEVERAL)]);
  expect(screen.getByText('Choose 1 to 2.')).toBeVisible();
  await press('The courtyard');
  expect(screen.getByText('1 left.')).toBeVisible();
  await press('The tower');
  expect(screen.getByText('None left.')).toBeVisible();
  await press('The bridge');
  expect(screen.getByText('1 too many: take one away.')).toBeVisible();
  await cast();
  expect(sent()).toEqual([]);
  expect(screen.getAllByText('Choose 2 at most.')[0]).toBeVisible();

  await press('The tower');
  expect(screen.queryByText('Choose 2 at most.')).toBeNull();
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: [OPTION_A_ID, OPTION_C] } });
});

test('“none of the above” stands alone, and goes when an option is chosen', async () => {
  const { cast } = await renderPaper([choice(SEVERAL)]);
  await press('The courtyard');
  await press('None of the above');
  expect(screen.getByRole('checkbox', { name: 'The courtyard' })).not.toBeChecked();
  await press('The tower');
  expect(screen.getByRole('checkbox', { name: 'None of the above' })).not.toBeChecked();
  await press('None of the above');
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: [], none: true } });
});

test('an option of one’s own needs its words', async () => {
  const { cast, sent } = await renderPaper([choice(SEVERAL)]);
  await press('The courtyard');
  await press('Something else');
  await cast();
  expect(sent()).toEqual([]);
  expect(screen.getAllByText(/If you chose something else, write what/)[0]).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'What else?' }), 'A garden');
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: [OPTION_A_ID], own: 'A garden' } });
});

test('of circles the own option takes the place of the others', async () => {
  const { cast } = await renderPaper([choice({ own: true, most: 1 })]);
  await userEvent.click(screen.getByRole('radio', { name: 'The courtyard' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  expect(screen.getByRole('radio', { name: 'The courtyard' })).not.toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'What else?' }), 'A garden');
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: [], own: 'A garden' } });
});

test('an answer can be taken away again, where it need not be given', async () => {
  const { cast } = await renderPaper([choice({}, { required: false })]);
  await userEvent.click(screen.getByRole('radio', { name: 'The courtyard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear my answer' }));
  expect(screen.getByRole('radio', { name: 'The courtyard' })).not.toBeChecked();
  expect(await cast()).toEqual({});
});

test('an uncontested question says so and asks nothing, the others go on', async () => {
  const prompt = { text: 'Which builder?', lang: 'en' as const };
  const other = aQuestion('choice', { id: toQuestionId(2), options: OPTIONS, prompt });
  const uncontested = choice({ seats: 3 }, { required: true });
  const { cast } = await renderPaper([uncontested, other]);
  const group = screen.getByRole('group', { name: 'Which design?' });
  expect(within(group).getByText(/all of them are chosen without a vote/)).toBeVisible();
  expect(within(group).getByText('The bridge')).toBeVisible();
  expect(within(group).queryByRole('checkbox')).toBeNull();
  expect(within(group).queryByText('Required')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'The tower' }));
  expect(await cast()).toEqual({ [other.id]: { chosen: [OPTION_B_ID] } });
});

test('where every question is uncontested there is nothing to cast', async () => {
  renderPoll(
    { [POLL_PATH]: aPollAnswer({ questions: [choice({ seats: 3 })] }) },
    { isSignedIn: true },
  );
  expect(await screen.findByText(/chosen without a vote/)).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Which design?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cast my vote' })).toBeNull();
});
