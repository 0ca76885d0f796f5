import { createSessionDefaults } from '../../../shared/contract/trainingSessions';
import type { WrittenTraining } from '../../../shared/contract/writtenTraining';
import type { DetailRow } from './storedDetails';
import { writtenRegistration, writtenTimes } from './writtenTimes';
import { getCityZone } from '../../city/currentSettings';

type Row = DetailRow<'training'>;

/** A training that nobody has planned yet. */
const BLANK: NonNullable<Row['details']['training']> = {
  format: 'inPerson',
  location: null,
  trainers: [],
  capacity: 0,
  courseSlug: null,
};

function writtenSession({ details, opensAt, closesAt }: Row): WrittenTraining['session'] {
  const stored = { ...BLANK, ...createSessionDefaults(getCityZone()), ...details.training };
  const { format, capacity, courseSlug, timezone } = stored;
  return {
    ...writtenTimes(timezone, opensAt, closesAt),
    format,
    capacity,
    courseSlug,
    trainers: [...stored.trainers],
    location: stored.location ?? {},
    onlineUrl: stored.onlineUrl ?? '',
    registration: writtenRegistration(stored.registration, timezone),
    cancellation: stored.cancellation ?? {},
  };
}

/**
 * Reads what the form of a course or a training shows of its row: moments as clocks in its zone
 * show them.
 */
export const writtenTraining = (row: Row): WrittenTraining => ({
  level: row.details.level,
  languages: [...row.details.languages],
  outcomes: [...row.details.outcomes],
  session: row.kind === 'training' ? writtenSession(row) : null,
});
