import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../ui/Skeleton';
import { PollEditNav } from '../pollEdit/PollEditNav';
import { quizEditMessages } from './messages';

const EditScreen = lazy(() =>
  import(/* webpackChunkName: "edit" */ '../../features/edit/EditScreen').then((screens) => ({
    default: screens.EditScreen,
  })),
);
const QuizBuilderScreen = lazy(() =>
  import(
    /* webpackChunkName: "quiz-builder" */ '../../features/quizzes/builder/QuizBuilderScreen'
  ).then((screens) => ({ default: screens.QuizBuilderScreen })),
);

/**
 * A quiz is changed in two parts, its texts and its questions. Only one of them is on the page: both are saved under the revision that
 * they were read with.
 */
export function QuizEditScreen() {
  const [search] = useSearchParams();
  const part = search.get('part') === 'paper' ? 'paper' : 'texts';
  const nav = <PollEditNav part={part} section="quizzes" words={quizEditMessages} />;
  const Screen = part === 'texts' ? EditScreen : QuizBuilderScreen;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Screen nav={nav} />
    </Suspense>
  );
}
