import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EditScreen, FilesScreen } from '../contentEdit/lazyParts';
import { PollSteps, readPart } from '../pollEdit/PollSteps';
import { quizEditMessages } from './messages';

const QuizBuilderScreen = lazy(() =>
  import(
    /* webpackChunkName: "quiz-builder" */ '../../features/quizzes/builder/QuizBuilderScreen'
  ).then((screens) => ({ default: screens.QuizBuilderScreen })),
);

const SCREENS = { texts: EditScreen, paper: QuizBuilderScreen, files: FilesScreen } as const;

/**
 * A quiz is changed in parts: its texts, its questions, its files. Only one of them is on the page:
 * all are saved under the revision that they were read with.
 */
export function QuizEditScreen() {
  const [search] = useSearchParams();
  const part = readPart(search);
  const Screen = SCREENS[part];
  return (
    <PollSteps part={part} section="quizzes" words={quizEditMessages}>
      {(nav) => <Screen nav={nav} />}
    </PollSteps>
  );
}
