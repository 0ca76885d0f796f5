import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EditScreen, FilesScreen } from '../contentEdit/lazyParts';
import { PollSteps, readPart } from './PollSteps';

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
  return <PollSteps part={part}>{(nav) => <Screen nav={nav} />}</PollSteps>;
}
