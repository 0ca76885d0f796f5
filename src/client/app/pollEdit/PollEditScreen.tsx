import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../ui/Skeleton';
import { PollEditNav } from './PollEditNav';

const EditScreen = lazy(() =>
  import(/* webpackChunkName: "edit" */ '../../features/edit/EditScreen').then((screens) => ({
    default: screens.EditScreen,
  })),
);
const BuilderScreen = lazy(() =>
  import(
    /* webpackChunkName: "poll-builder" */ '../../features/have-your-say/builder/BuilderScreen'
  ).then((screens) => ({ default: screens.BuilderScreen })),
);

/**
 * A poll is changed in two parts, its texts and its ballot paper. Only one of them is on the page: both are saved under the revision
 * that they were read with.
 */
export function PollEditScreen() {
  const [search] = useSearchParams();
  const part = search.get('part') === 'paper' ? 'paper' : 'texts';
  const nav = <PollEditNav part={part} />;
  const Screen = part === 'texts' ? EditScreen : BuilderScreen;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Screen nav={nav} />
    </Suspense>
  );
}
