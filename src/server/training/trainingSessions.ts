import {
  getLessons,
  type TrainingDetails,
  type TrainingFacts,
} from '../../shared/contract/training';
import { createSessionDefaults } from '../../shared/contract/trainingSessions';
import type { ContentRow } from '../content/contentQueries';
import { localize } from '../content/localize';
import type { ReadFacts, ReadContext } from '../content/section';
import { countPlacesByContent, NO_PLACES_TAKEN } from '../registrations/capacity';
import { getCityZone } from '../city/currentSettings';

/**
 * Reads what is stored, in the reader's language; trainings with how many people come and wait,
 * counted once for all of them.
 */
async function readAll(
  { db, locale }: ReadContext,
  rows: readonly ContentRow[],
): Promise<ReadonlyMap<string, TrainingDetails>> {
  const sessions = rows.filter(({ kind }) => kind === 'training').map(({ id }) => id);
  const counts = await countPlacesByContent(db, sessions);
  return new Map(
    rows.map(({ id, details, original_locale }) => {
      const { training, ...own } = localize(details, locale, original_locale) as TrainingDetails;
      const { taken, waiting } = counts.get(id) ?? NO_PLACES_TAKEN;
      const counted = training && {
        ...createSessionDefaults(getCityZone()),
        ...training,
        registered: taken,
        waiting,
      };
      return [id, { ...own, training: counted }];
    }),
  );
}

const factsOf = (details: TrainingDetails): TrainingFacts => {
  const { level, languages, course, training } = details;
  const lessonCount = getLessons(details).length;
  return {
    level,
    languages,
    training,
    course: course && { durationMinutes: course.durationMinutes, lessonCount },
  };
};

/**
 * Returns how long courses take and how many lessons they have: their content is on their page
 * alone.
 */
export const readTrainingFacts: ReadFacts = async (reading, rows) => {
  const known = await readAll(reading, rows);
  return new Map([...known].map(([id, details]) => [id, factsOf(details)]));
};

/** Courses with their lessons. */
export const readTrainingDetails = async (reading: ReadContext, row: ContentRow): Promise<object> =>
  (await readAll(reading, [row])).get(row.id) ?? {};
