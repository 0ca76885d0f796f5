import type { TrainingDetails } from '../../shared/contract/training';
import { LATER_SESSION } from '../../shared/contract/trainingSessions';
import { localize } from '../content/localize';
import type { FactsOf } from '../content/section';
import { countPlacesOf, NO_PLACES_TAKEN } from '../registrations/places';

/** Courses as they are stored; trainings with how many people come and wait, counted once for the whole list. */
export const trainingFacts: FactsOf = async ({ db, locale }, rows) => {
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
};
