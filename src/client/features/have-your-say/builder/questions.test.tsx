import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText';
import { aPollPaper, aWrittenQuestion, toOptionId } from '../../../testing/paperFactories';
import { toQuestionId } from '../../../testing/pollFactories';
import {
  aSecondQuestion,
  getCard,
  getChecks,
  getPreview,
  getTools,
  press,
  renderBuilder,
  save,
} from '../../../testing/renderBuilder';

test('an added question gets the focus, shows in the preview and is saved with its options', async () => {
  const view = await renderBuilder(aPollPaper({ questions: [] }));
  expect(getChecks()).toHaveTextContent('The paper has no question yet.');
  await press(/^Choice/);
  await waitFor(() => expect(within(getCard(1)).getByLabelText('What you ask')).toHaveFocus());
  await userEvent.keyboard('Which colour?');
  await enterText(screen.getByLabelText('Option 1'), 'Red');
  await enterText(screen.getByLabelText('Option 2'), 'Dark blue');
  expect(within(getPreview()).getByText('Which colour?')).toBeVisible();
  expect(within(getPreview()).getByLabelText('Dark blue')).toBeVisible();
  expect(getChecks()).toHaveTextContent('Nothing is missing.');

  const { questions, revision } = await save(view);
  expect(revision).toBe(3);
  expect(questions).toMatchObject([
    {
      type: 'choice',
      method: 'plurality',
      prompt: { en: 'Which colour?' },
      options: [{ label: { en: 'Red' } }, { label: { en: 'Dark blue' } }],
    },
  ]);
  const ids = [questions[0]!.id, ...questions[0]!.options.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(3);
  ids.forEach((id) => expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/));
});

test('a question is duplicated, moved and removed, and comes back when that is undone', async () => {
  const view = await renderBuilder();
  await press('Duplicate', getTools(1));
  await userEvent.type(within(getCard(2)).getByLabelText('What you ask'), ' Again');
  await press('Move up', getTools(2));
  expect(within(getCard(1)).getByLabelText('What you ask')).toHaveValue('Which tree? Again');
  await press('Remove', getTools(1));
  expect(screen.queryByRole('region', { name: 'Question 2' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const { questions } = await save(view);
  expect(questions.map(({ prompt }) => prompt.en)).toEqual(['Which tree? Again', 'Which tree?']);
  expect(questions[0]!.options[0]!.id).not.toBe(toOptionId(1));
});

test('another kind keeps words and options, and brings settings of its own', async () => {
  const view = await renderBuilder();
  await userEvent.selectOptions(screen.getByLabelText('Kind of question'), 'Ranking');
  await userEvent.selectOptions(screen.getByLabelText('How it is counted'), 'Instant runoff');
  const { questions } = await save(view);
  expect(questions[0]).toMatchObject({
    id: toQuestionId(1),
    type: 'ranking',
    method: 'instantRunoff',
    prompt: { en: 'Which tree?' },
    settings: { seats: 1, most: null },
    options: [{ label: { en: 'Plane' } }, { label: { en: 'Lime' } }],
  });
});

test('where all may be marked, this stays so when options are added', async () => {
  const view = await renderBuilder();
  await userEvent.selectOptions(screen.getByLabelText('How it is counted'), 'Approval');
  await press('Add an option');
  await enterText(screen.getByLabelText('Option 3'), 'Oak');
  const { questions } = await save(view);
  expect(questions[0]).toMatchObject({ method: 'approval', settings: { most: 3 } });
});

test('a question that is asked only for one answer appears in the preview with that answer', async () => {
  const view = await renderBuilder(
    aPollPaper({ questions: [aWrittenQuestion(), aSecondQuestion()] }),
  );
  await userEvent.click(within(getCard(2)).getByText('Kind, counting, help and conditions'));
  await press('Ask this only if …', getCard(2));
  await userEvent.selectOptions(within(getCard(2)).getByLabelText('Which option'), 'Lime');
  expect(within(getPreview()).queryByText('How many?')).toBeNull();
  await userEvent.click(within(getPreview()).getByLabelText('Lime'));
  expect(within(getPreview()).getByText('How many?')).toBeVisible();
  const { questions } = await save(view);
  expect(questions[1]!.conditions).toEqual([
    { question: toQuestionId(1), is: 'chosen', option: toOptionId(2) },
  ]);
  // Above the question that it looks at, the condition makes no sense any more.
  await press('Move up', getTools(2));
  expect(getChecks()).toHaveTextContent(
    'A condition looks at a question that does not stand above',
  );
});

test('a method that cannot read equal places does not offer them, and takes them back', async () => {
  const view = await renderBuilder();
  await userEvent.selectOptions(screen.getByLabelText('Kind of question'), 'Ranking');
  const equal = () => screen.queryByRole('switch', { name: 'Let people place several equally' });
  expect(equal()).toBeInTheDocument();
  for (const method of ['instantRunoff', 'scottishStv', 'meekStv']) {
    await userEvent.selectOptions(screen.getByLabelText('How it is counted'), method);
    expect(equal()).toBeNull();
  }
  expect(getChecks()).toHaveTextContent('Nothing is missing.');
  const { questions } = await save(view);
  expect(questions).toMatchObject([{ method: 'meekStv', settings: { equal: false } }]);
});

test('what a method cannot read is shown where it is set all the same, and named', async () => {
  await renderBuilder(
    aPollPaper({
      questions: [
        aWrittenQuestion({
          type: 'ranking',
          method: 'instantRunoff',
          settings: { seats: 1, most: null, equal: true },
        } as object),
      ],
    }),
  );
  await press(/Question 1.*cannot read equal places/, getChecks());
  const equal = screen.getByRole('switch', { name: 'Let people place several equally' });
  await userEvent.click(equal);
  expect(getChecks()).toHaveTextContent('Nothing is missing.');
});

const project = (place: number, label: string) => ({
  id: toOptionId(place),
  label: { en: label },
  description: null,
  cost: 40_000,
  startsAt: null,
});

test('projects that exclude each other are put into a group, and leave it when they are removed', async () => {
  const settings = { budget: 100_000, currency: 'EUR', most: null, utility: 'cost' };
  const options = ['Park', 'Pool', 'Path'].map((label, index) => project(index + 1, label));
  const budget = { type: 'budget', method: 'equalShares', settings, options } as object;
  const view = await renderBuilder(aPollPaper({ questions: [aWrittenQuestion(budget)] }));
  await press('Add a group of projects', getCard(1));
  expect(getChecks()).toHaveTextContent('A group of projects has no name yet');
  const group = screen.getByRole('group', { name: 'Group of projects 1' });
  await enterText(within(group).getByRole('textbox', { name: /^Name/ }), 'The meadow');
  await enterText(within(group).getByRole('textbox', { name: /^Maximum number of these/ }), '1');
  for (const name of ['Park', 'Pool', 'Path'])
    await userEvent.click(within(group).getByRole('checkbox', { name }));
  await userEvent.click(within(group).getByRole('checkbox', { name: 'Path' }));
  expect(getChecks()).toHaveTextContent('Nothing is missing.');
  const saved = (await save(view)).questions[0]!.settings;
  expect(saved).toMatchObject({
    groups: [
      {
        name: { en: 'The meadow' },
        options: [toOptionId(1), toOptionId(2)],
        most: 1,
        budget: null,
      },
    ],
  });
  const rows = within(getCard(1)).getAllByRole('listitem');
  await press('Remove', rows[0]!);
  const { questions } = await save(view);
  expect(questions[0]!.settings).toMatchObject({ groups: [{ options: [toOptionId(2)] }] });
  expect(getChecks()).toHaveTextContent('needs at least two projects');
});
