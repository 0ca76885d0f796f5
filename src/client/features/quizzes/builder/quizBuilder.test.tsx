import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText';
import { aQuizPaper } from '../../../testing/quizPaperFactories';
import { getCard, press, renderQuizBuilder, save } from './testing/renderQuizBuilder';

const tools = (number: number) =>
  within(getCard(number)).getByRole('heading', { level: 3 }).parentElement!;
const checks = () => screen.getByRole('region', { name: 'Before it can be published' });
const preview = () => screen.getByRole('region', { name: 'Preview' });

test('an added question gets the focus, shows in the preview and is saved with what is right', async () => {
  const view = await renderQuizBuilder(aQuizPaper({ questions: [] }));
  expect(checks()).toHaveTextContent('The quiz has no question yet.');
  await press('One right answer');
  await waitFor(() => expect(within(getCard(1)).getByLabelText('What you ask')).toHaveFocus());
  await userEvent.keyboard('What floats?');
  const [first, second] = within(getCard(1)).getAllByLabelText('Words of the option');
  await enterText(first!, 'A tram');
  await enterText(second!, 'A ferry');
  expect(checks()).toHaveTextContent('Please mark what is right.');
  const [, right] = within(getCard(1)).getAllByRole('radio', { name: 'Right answer' });
  await userEvent.click(right!);
  expect(checks()).toHaveTextContent('Nothing is missing.');
  expect(within(preview()).getByText('What floats?')).toBeVisible();
  expect(within(preview()).getByLabelText('A ferry')).not.toBeChecked();

  expect(await save(view)).toMatchObject({
    revision: 3,
    questions: [
      {
        kind: 'single',
        prompt: { en: 'What floats?' },
        options: [
          { label: { en: 'A tram' }, correct: false },
          { label: { en: 'A ferry' }, correct: true },
        ],
      },
    ],
  });
});

test('a question is duplicated, moved and removed, and comes back when that is undone', async () => {
  const view = await renderQuizBuilder();
  await press('Duplicate', tools(1));
  await enterText(within(getCard(2)).getByLabelText('What you ask'), ' Again');
  await press('Move up', tools(2));
  await press('Remove', tools(1));
  expect(screen.queryByRole('region', { name: 'Question 2' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const { questions } = await save(view);
  expect(questions.map(({ prompt }) => prompt.en)).toEqual([
    'What runs on rails? Again',
    'What runs on rails?',
  ]);
});

test('settings are written: time in minutes, attempts, a text for a result', async () => {
  const view = await renderQuizBuilder();
  const minutes = screen.getByRole('textbox', { name: /^Minutes for an attempt/ });
  await userEvent.type(minutes, '2.5');
  await userEvent.tab();
  await userEvent.click(screen.getByLabelText('Once the quiz has closed'));
  await userEvent.click(screen.getByLabelText('The average counts'));
  await press('Add a text');
  await enterText(screen.getByLabelText('Text'), 'Well done');
  expect(checks()).toHaveTextContent('please say when it is');
  expect((await save(view)).settings).toMatchObject({
    timeLimitSeconds: 150,
    rightAnswers: 'afterClosing',
    gradeMethod: 'average',
    bands: [{ from: 0, text: { en: 'Well done' } }],
  });
});

test('a fault leads to its field, where it is told', async () => {
  await renderQuizBuilder(
    aQuizPaper({ questions: [{ ...aQuizPaper().questions[0]!, prompt: {} }] }),
  );
  await press(/What is asked is missing/, checks());
  const prompt = within(getCard(1)).getByLabelText('What you ask');
  await waitFor(() => expect(prompt).toHaveFocus());
  expect(prompt).toHaveAccessibleDescription(/What is asked is missing/);
});

test('[SPEC 1.6] words are written in another language beside the original ones', async () => {
  const view = await renderQuizBuilder();
  const languages = screen.getByRole('group', { name: 'Language of the words' });
  await press(/^Arabic/, languages);
  const prompt = within(getCard(1)).getByLabelText('What you ask');
  expect(prompt).toHaveAccessibleDescription(/What runs on rails/);
  await enterText(prompt, 'ما الذي يسير؟');
  const { questions } = await save(view);
  expect(questions[0]!.prompt).toEqual({ en: 'What runs on rails?', ar: 'ما الذي يسير؟' });
});

test('once somebody has tried, words can change and nothing else', async () => {
  await renderQuizBuilder(aQuizPaper({ isFrozen: true }));
  expect(screen.getByText('Somebody has tried this quiz')).toBeVisible();
  expect(within(getCard(1)).queryByRole('button', { name: 'Remove' })).toBeNull();
  within(getCard(1))
    .getAllByRole('radio')
    .forEach((radio) => expect(radio).toBeDisabled());
  expect(within(getCard(1)).getByLabelText('What you ask')).toBeEnabled();
});

describe('the settings', () => {
  const getFold = (title: string) =>
    within(screen.getByRole('region', { name: 'How it is taken' }))
      .getByRole('heading', { level: 3, name: title })
      .closest('details')!;

  test('stand below the questions, each fold with a line that says what holds', async () => {
    const { settings } = aQuizPaper();
    await renderQuizBuilder(
      aQuizPaper({
        settings: {
          ...settings,
          opensAt: null,
          closesAt: '2026-06-01T15:00:00.000Z',
          attemptLimit: 3,
          timeLimitSeconds: 150,
          passMarkPercent: 60,
          gradeMethod: 'highest',
          rightAnswers: 'never',
        },
      }),
    );
    const below = getCard(1).compareDocumentPosition(getFold('When'));
    expect(below).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(getFold('When')).toHaveTextContent('until 1 June 2026 at 18:00');
    expect(getFold('Attempts and time')).toHaveTextContent(
      '3 attempts · 2.5 minutes each · The best attempt counts',
    );
    expect(getFold('Result and right answers')).toHaveTextContent(
      'Passed from 60% on · right answers are not shown',
    );
    await userEvent.click(screen.getByLabelText('After each attempt'));
    expect(getFold('Result and right answers')).toHaveTextContent('right answers after each');
  });

  test('unfold by themselves where something is wrong', async () => {
    const { settings } = aQuizPaper();
    await renderQuizBuilder(aQuizPaper({ settings: { ...settings, closesAt: null } }));
    expect(getFold('When')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByLabelText('Once the quiz has closed'));
    expect(getFold('When')).toHaveAttribute('open');
    expect(getFold('Attempts and time')).not.toHaveAttribute('open');
    await press(/^When.*please say when it is/, checks());
    await waitFor(() => expect(getFold('When')).toContainElement(document.activeElement as never));
  });
});
