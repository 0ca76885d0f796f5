import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../ui/Skeleton';
import { EditScreen, FilesScreen } from '../contentEdit/lazyParts';
import { PollEditNav, readPart } from './PollEditNav';

const BuilderScreen = lazy(() =>
  import(
    /* webpackChunkName: "poll-builder" */ '../../features/have-your-say/builder/BuilderScreen'
  ).then((screens) => ({ default: screens.BuilderScreen })),
);

const SCREENS = { texts: EditScreen, paper: BuilderScreen, files: FilesScreen } as const;

/**
 * A poll is changed in parts: its texts, its ballot paper, its files. Only one of them is on the
 * page: all are saved under the revision that they were read with.
 */
export function PollEditScreen() {
  const [search] = useSearchParams();
  const part = readPart(search);
  const Screen = SCREENS[part];
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Screen nav={<PollEditNav part={part} />} />
    </Suspense>
  );
}
