import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetDetailsQuery } from '../../features/edit/details/detailsApi';
import { useLocale } from '../../intl/IntlRoot';
import { DetailsScreen, EditScreen, FilesScreen } from '../contentEdit/lazyParts';
import { EditSteps } from '../editSteps/EditSteps';
import { contentEditMessages } from '../contentEdit/messages';
import { courseEditMessages } from './messages';

const CourseBuilderScreen = lazy(() =>
  import(
    /* webpackChunkName: "course-builder" */ '../../features/training/builder/CourseBuilderScreen'
  ).then((screens) => ({ default: screens.CourseBuilderScreen })),
);

const SCREENS = {
  texts: EditScreen,
  details: DetailsScreen,
  lessons: CourseBuilderScreen,
  files: FilesScreen,
} as const;
type PartName = keyof typeof SCREENS;

const NAMES = { ...contentEditMessages, ...courseEditMessages };
const OF_COURSES: readonly PartName[] = ['texts', 'details', 'lessons', 'files'];
const OF_TRAININGS: readonly PartName[] = ['texts', 'details', 'files'];

/**
 * A course or a training is changed in parts; lessons are those of a course alone. Only one part is
 * on the page: all are saved under the revision that they were read with.
 */
export function TrainingEditScreen() {
  const [search] = useSearchParams();
  const { slug = '' } = useParams();
  const locale = useLocale();
  const { currentData } = useGetDetailsQuery({ section: 'training', slug, locale });
  const wanted = search.get('part');
  const isCourse = currentData ? currentData.kind === 'course' : wanted === 'lessons';
  const names = isCourse ? OF_COURSES : OF_TRAININGS;
  // A training has its date and place where a course has its lessons.
  const asked = wanted === 'lessons' && !isCourse ? 'details' : wanted;
  const part = names.find((name) => name === asked) ?? 'texts';
  const Screen = SCREENS[part];
  return (
    <EditSteps
      section="training"
      label={NAMES.label}
      parts={Object.fromEntries(names.map((name) => [name, NAMES[name]]))}
      part={part}
    >
      {(nav) => <Screen nav={nav} />}
    </EditSteps>
  );
}
