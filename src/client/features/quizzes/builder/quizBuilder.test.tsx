import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { QuizChange, QuizPaper } from '../../../../shared/contract/quizPapers';
import { QUESTION_KINDS } from '../../../../shared/quizzes/kinds';
import { aSource } from '../../../testing/editFactories';
import { enterText } from '../../../testing/enterText';
import { problem } from '../../../testing/factories';
import type { Answers } from '../../../testing/fakeApi';
import { aQuizPaper } from '../../../testing/quizPaperFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { QuizBuilderScreen } from './QuizBuilderScreen';
import { blankQuestion, changeOf, withKind, writtenOf } from './writtenQuiz';

const QUIZ = '/v1/quizzes/trams';
const PUT = `PUT ${QUIZ}/paper`;

/** A reload makes the screen anew; what is kept in the browser stays. */
function Reloadable() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>reload</button>
      <QuizBuilderScreen key={visit} nav={null} />
    </>
  );
}

async function open(paper: QuizPaper = aQuizPaper(), answers: Answers = {}, locale?: 'ar' | 'tr') {
  const view = renderScreen(<Reloadable />, {
    ...{ path: '/:section/:slug/edit?', url: '/quizzes/trams/edit?part=paper' },
    ...{ isSignedIn: true, ...(locale && { locale }) },
    answers: {
      [`${QUIZ}/paper`]: { body: paper },
      [`${QUIZ}/source`]: { body: aSource({ section: 'quizzes', slug: 'trams' }) },
      [`${QUIZ}/extra-time`]: { body: { items: [] } },
      [PUT]: { body: { ...paper, revision: paper.revision + 1 } },
      ...answers,
    },
  });
  await waitFor(() =>
    expect(view.container.querySelector('#questions-title, .status')).not.toBeNull(),
  );
  return view;
}

type View = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: View) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as QuizChange);
const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const save = async (view: View) => {
  const before = sent(view).length;
  await press('Save the quiz');
  await waitFor(() => expect(sent(view)).toHaveLength(before + 1));
  return sent(view).at(-1)!;
};
const card = (number: number) => screen.getByRole('region', { name: `Question ${number}` });
const tools = (number: number) =>
  within(card(number)).getByRole('heading', { level: 3 }).parentElement!;
const checks = () => screen.getByRole('region', { name: 'Before it can be published' });
const preview = () => screen.getByRole('region', { name: 'Preview' });

test('an added question gets the focus, shows in the preview and is saved with what is right', async () => {
  const view = await open(aQuizPaper({ questions: [] }));
  expect(checks()).toHaveTextContent('The quiz has no question yet.');
  await press('One right answer');
  await waitFor(() => expect(within(card(1)).getByLabelText('What you ask')).toHaveFocus());
  await userEvent.keyboard('What floats?');
  const [first, second] = within(card(1)).getAllByLabelText('Words of the option');
  await enterText(first!, 'A tram');
  await enterText(second!, 'A ferry');
  expect(checks()).toHaveTextContent('Please mark what is right.');
  const [, right] = within(card(1)).getAllByRole('radio', { name: 'Right answer' });
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
  const view = await open();
  await press('Duplicate', tools(1));
  await enterText(within(card(2)).getByLabelText('What you ask'), ' Again');
  await press('Move up', tools(2));
  await press('Remove', tools(1));
  expect(screen.queryByRole('region', { name: 'Question 2' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const { questions } = await save(view);
  expect(questions.map(({ prompt }) => prompt.en)).toEqual([
    ...['What runs on rails? Again', 'What runs on rails?'],
  ]);
});

test('settings are written: time in minutes, attempts, a text for a result', async () => {
  const view = await open();
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
  await open(aQuizPaper({ questions: [{ ...aQuizPaper().questions[0]!, prompt: {} }] }));
  await press(/What is asked is missing/, checks());
  const prompt = within(card(1)).getByLabelText('What you ask');
  await waitFor(() => expect(prompt).toHaveFocus());
  expect(prompt).toHaveAccessibleDescription(/What is asked is missing/);
});

test('[SPEC 1.6] words are written in another language beside the original ones', async () => {
  const view = await open();
  const languages = screen.getByRole('group', { name: 'Language of the words' });
  await press(/^Arabic/, languages);
  const prompt = within(card(1)).getByLabelText('What you ask');
  expect(prompt).toHaveAccessibleDescription(/What runs on rails/);
  await enterText(prompt, 'ما الذي يسير؟');
  const { questions } = await save(view);
  expect(questions[0]!.prompt).toEqual({ en: 'What runs on rails?', ar: 'ما الذي يسير؟' });
});

test('once somebody has tried, words can change and nothing else', async () => {
  await open(aQuizPaper({ isFrozen: true }));
  expect(screen.getByText('Somebody has tried this quiz')).toBeVisible();
  expect(within(card(1)).queryByRole('button', { name: 'Remove' })).toBeNull();
  within(card(1))
    .getAllByRole('radio')
    .forEach((radio) => expect(radio).toBeDisabled());
  expect(within(card(1)).getByLabelText('What you ask')).toBeEnabled();
});

test('what was built is kept on the device, and gone once it is saved', async () => {
  const view = await open();
  await enterText(within(card(1)).getByLabelText('What you ask'), ' Please');
  await press('reload');
  await waitFor(() =>
    expect(within(card(1)).getByLabelText('What you ask')).toHaveValue(
      'What runs on rails? Please',
    ),
  );
  await save(view);
  await waitFor(() => expect(view.container).toHaveTextContent('Saved.'));
});

test('somebody else was quicker: the newer one is taken, or saved over', async () => {
  const view = await open(aQuizPaper(), { [PUT]: problem(409, 'newerRevision') });
  await enterText(within(card(1)).getByLabelText('What you ask'), ' Mine');
  await save(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed this paper');
  expect(within(card(1)).getByLabelText('What you ask')).toHaveValue('What runs on rails? Mine');
});

test('extra time is given to a person, who stands in the list then', async () => {
  const items = [{ id: 'omar', name: 'Omar', timing: 'double' }];
  await open(aQuizPaper(), { [`PUT ${QUIZ}/extra-time`]: { body: { items } } });
  await userEvent.click(screen.getByText('Extra time for a person'));
  await userEvent.type(
    await screen.findByLabelText('E-mail address or address of the profile'),
    'omar@one.example',
  );
  await press('Give the time');
  expect(await screen.findByText('Omar')).toBeVisible();
});

test.each([
  [problem(404, 'notFound'), 'No account was found by this.'],
  [problem(403, 'forbidden'), 'That did not work.'],
])('it is said why extra time was not given', async (answer, told) => {
  await open(aQuizPaper(), { [`PUT ${QUIZ}/extra-time`]: answer });
  await userEvent.click(screen.getByText('Extra time for a person'));
  const person = await screen.findByLabelText('E-mail address or address of the profile');
  await userEvent.type(person, 'nobody@one.example');
  await press('Give the time');
  expect(await screen.findByText(told, { exact: false })).toBeVisible();
  expect(person).toHaveValue('nobody@one.example');
  expect(screen.queryByText('Saved.')).toBeNull();
});

describe('what is built', () => {
  let count = 0;
  const newId = () => `id-${(count += 1)}`;

  test.each(QUESTION_KINDS)('a question of the kind %s comes back as it was stored', (kind) => {
    const question = withKind(blankQuestion('single', newId), kind, newId);
    const built = { ...writtenOf(aQuizPaper(), newId), questions: [question] };
    const { questions, settings } = changeOf(built);
    const again = writtenOf(aQuizPaper({ questions, settings }), newId);
    expect(questions[0]!.kind).toBe(kind);
    expect(changeOf(again).questions).toEqual(questions);
  });

  test('where only one option can be right, the first right one stays so', () => {
    const blank = blankQuestion('multiple', newId);
    const both = { ...blank, options: blank.options.map((one) => ({ ...one, correct: true })) };
    const { options } = withKind(both, 'single', newId);
    expect(options.map(({ correct }) => correct)).toEqual([true, false]);
  });
});
