import {
  lessonsIn,
  type TrainingDetails,
  type TrainingFacts,
} from '../../shared/contract/training';
import { LATER_SESSION } from '../../shared/contract/trainingSessions';
import type { ContentRow } from '../content/contentQueries';
import { localize } from '../content/localize';
import type { FactsOf, Reading } from '../content/section';
import { countPlacesOf, NO_PLACES_TAKEN } from '../registrations/places';

/**
 * Reads what is stored, in the reader's language; trainings with how many people come and wait,
 * counted once for all of them.
 */
async function readAll(
  { db, locale }: Reading,
  rows: readonly ContentRow[],
): Promise<ReadonlyMap<string, TrainingDetails>> {
  const sessions = rows.filter(({ kind }) => kind === 'training').map(({ id }) => id);
  const counts = await countPlacesOf(db, sessions);
  return new Map(
    rows.map(({ id, details, original_locale }) => {
      const { training, ...own } = localize(details, locale, original_locale) as TrainingDetails;
      const { taken, waiting } = counts.get(id) ?? NO_PLACES_TAKEN;
      const counted = training && { ...LATER_SESSION, ...training, registered: taken, waiting };
      return [id, { ...own, training: counted }];
    }),
  );
}

const factsOf = (details: TrainingDetails): TrainingFacts => {
  const { level, languages, course, training } = details;
  const lessonCount = lessonsIn(details).length;
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
export const trainingFacts: FactsOf = async (reading, rows) => {
  const known = await readAll(reading, rows);
  return new Map([...known].map(([id, details]) => [id, factsOf(details)]));
};

/** Courses with their lessons. */
export const trainingDetails = async (reading: Reading, row: ContentRow): Promise<object> =>
  (await readAll(reading, [row])).get(row.id) ?? {};
