import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../ui/Skeleton';
import { EditScreen, FilesScreen } from '../contentEdit/lazyParts';
import { PollEditNav, readPart } from '../pollEdit/PollEditNav';
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
    <Suspense fallback={<Skeleton lines={8} />}>
      <Screen nav={<PollEditNav part={part} section="quizzes" words={quizEditMessages} />} />
    </Suspense>
  );
}
