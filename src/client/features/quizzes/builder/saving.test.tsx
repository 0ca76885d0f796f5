import { screen, waitFor, within } from '@testing-library/react';
import { enterText } from '../../../testing/enterText';
import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import { aQuizPaper } from '../../../testing/quizPaperFactories';
import {
  getCard,
  listSentQuizzes,
  press,
  PUT_QUIZ,
  QUIZ_PATH,
  renderQuizBuilder,
  save,
} from './testing/renderQuizBuilder';

test('what was built is kept on the device, and gone once it is saved', async () => {
  const view = await renderQuizBuilder(aQuizPaper(), {
    [`${QUIZ_PATH}/source`]: {
      body: aSource({ section: 'quizzes', slug: 'trams', status: 'published' }),
    },
  });
  await enterText(within(getCard(1)).getByLabelText('What you ask'), ' Please');
  await press('reload');
  await waitFor(() =>
    expect(within(getCard(1)).getByLabelText('What you ask')).toHaveValue(
      'What runs on rails? Please',
    ),
  );
  await save(view);
  await waitFor(() => expect(view.container).toHaveTextContent('Saved.'));
});

test('somebody else was quicker: the newer one is taken, or saved over', async () => {
  const view = await renderQuizBuilder(aQuizPaper(), {
    [PUT_QUIZ]: aProblem(409, 'newerRevision'),
  });
  await enterText(within(getCard(1)).getByLabelText('What you ask'), ' Mine');
  await save(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed this paper');
  expect(within(getCard(1)).getByLabelText('What you ask')).toHaveValue('What runs on rails? Mine');
});

test('a draft saves itself, from the revision that was made before', async () => {
  const view = await renderQuizBuilder();
  for (const word of [' One', ' Two']) {
    await enterText(within(getCard(1)).getByLabelText('What you ask'), word);
    await view.pause();
    await waitFor(() =>
      expect(view.container.querySelector('[data-saving]')).toHaveTextContent(/^Saved at/),
    );
  }
  expect(listSentQuizzes(view)).toMatchObject([
    { isAutosave: true, revision: 3, questions: [{ prompt: { en: 'What runs on rails? One' } }] },
    {
      isAutosave: true,
      revision: 4,
      questions: [{ prompt: { en: 'What runs on rails? One Two' } }],
    },
  ]);
});

test('a save that was on its way when the page was left is nobody else’s', async () => {
  const paper = aQuizPaper();
  const view = await renderQuizBuilder(paper, {
    [PUT_QUIZ]: [
      aProblem(503, 'unavailable'),
      { body: { ...paper, revision: 4 } },
      { body: { ...paper, revision: 5 } },
    ],
  });
  await enterText(within(getCard(1)).getByLabelText('What you ask'), ' One');
  await view.pause();
  await waitFor(() => expect(listSentQuizzes(view)).toHaveLength(1));
  await press('reload');
  await waitFor(() =>
    expect(within(getCard(1)).getByLabelText('What you ask')).toHaveValue(
      'What runs on rails? One',
    ),
  );
  await enterText(within(getCard(1)).getByLabelText('What you ask'), ' Two');
  await press('Save the quiz');
  await waitFor(() => expect(view.container).toHaveTextContent('Saved.'));
  const [first, again, next] = listSentQuizzes(view);
  expect(again).toEqual(first);
  expect(next).toMatchObject({
    revision: 4,
    questions: [{ prompt: { en: 'What runs on rails? One Two' } }],
  });
  const keys = view.calls
    .filter(({ method }) => method === 'PUT')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(2);
});
