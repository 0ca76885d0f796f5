import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TIMING } from '../../../../../shared/constants';
import type { QuizChange, QuizPaper } from '../../../../../shared/contract/quizPapers';
import { aSource } from '../../../../testing/editFactories';
import type { FakeResponses } from '../../../../testing/fakeApi';
import { aQuizPaper } from '../../../../testing/quizPaperFactories';
import { renderScreen } from '../../../../testing/renderScreen';
import { QuizBuilderScreen } from '../QuizBuilderScreen';

export const QUIZ_PATH = '/v1/quizzes/trams';
export const PUT_QUIZ = `PUT ${QUIZ_PATH}/paper`;

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

/** Renders the page on which a quiz is built, once it has it. */
export async function renderQuizBuilder(
  paper: QuizPaper = aQuizPaper(),
  answers: FakeResponses = {},
) {
  const view = renderScreen(<Reloadable />, {
    path: '/:section/:slug/edit?',
    url: '/quizzes/trams/edit?part=paper',
    isSignedIn: true,
    answers: {
      [`${QUIZ_PATH}/paper`]: { body: paper },
      [`${QUIZ_PATH}/source`]: { body: aSource({ section: 'quizzes', slug: 'trams' }) },
      [`${QUIZ_PATH}/extra-time`]: { body: { items: [] } },
      [PUT_QUIZ]: { body: { ...paper, revision: paper.revision + 1 } },
      ...answers,
    },
  });
  await waitFor(() =>
    expect(view.container.querySelector('#questions-title, .status')).not.toBeNull(),
  );
  const pause = () => act(() => view.ports.advance(TIMING.autosaveMs));
  return { ...view, pause };
}

export const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

type View = Awaited<ReturnType<typeof renderQuizBuilder>>;
export const listSentQuizzes = ({ calls }: View) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as QuizChange);
/** Saves the quiz and answers what was sent. */
export const save = async (view: View) => {
  const before = listSentQuizzes(view).length;
  await press('Save the quiz');
  await waitFor(() => expect(listSentQuizzes(view)).toHaveLength(before + 1));
  return listSentQuizzes(view).at(-1)!;
};
export const getCard = (number: number) =>
  screen.getByRole('region', { name: `Question ${number}` });
