import { useLocation, useSearchParams } from 'react-router-dom';
import { isDetailed } from '../../../shared/contract/writtenDetails';
import { matchPath } from '../../../shared/routes';
import type { Section } from '../../../shared/sections';
import { EditSteps } from '../editSteps/EditSteps';
import { DetailsScreen, EditScreen, FilesScreen } from './lazyParts';
import { contentEditMessages } from './messages';

const SCREENS = { texts: EditScreen, details: DetailsScreen, files: FilesScreen } as const;
type PartName = keyof typeof SCREENS;

/** Lists the parts: the texts first; details only where editors decide some of them. */
const partsOf = (section: Section): readonly PartName[] =>
  isDetailed(section) ? ['texts', 'details', 'files'] : ['texts', 'files'];

/**
 * A content is changed in several parts. Only one of them is on the page: all are saved under the
 * revision that they were read with.
 */
export function ContentEditScreen() {
  const [search] = useSearchParams();
  const section = matchPath(useLocation().pathname).route.section ?? 'blogs';
  const names = partsOf(section);
  const part = names.find((name) => name === search.get('part')) ?? 'texts';
  const parts = Object.fromEntries(names.map((name) => [name, contentEditMessages[name]]));
  const Screen = SCREENS[part];
  return (
    <EditSteps section={section} label={contentEditMessages.label} parts={parts} part={part}>
      {(nav) => <Screen nav={nav} />}
    </EditSteps>
  );
}
