import type { ListItem } from '../../shared/contract/content';
import { getLessons, type TrainingFacts } from '../../shared/contract/training';
import type { Locale } from '../../shared/locales';
import { aListItem } from './sectionFactories';

/** Creates a course as the list has it, without its lessons; give what matters. */
export function aCourseItem(
  locale: Locale,
  more: Partial<ListItem<TrainingFacts>> = {},
): ListItem<TrainingFacts> {
  const { details, ...item } = aListItem('training', locale);
  const { level, languages, course, training } = details;
  const { durationMinutes } = course!;
  return {
    ...item,
    details: {
      level,
      languages,
      training,
      course: { durationMinutes, lessonCount: getLessons(details).length },
    },
    ...more,
  };
}
