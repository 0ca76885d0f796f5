import { findMissingDetails } from '../../../shared/details/detailFaults';
import type { DetailedSection } from '../../../shared/contract/writtenDetails';
import type { Database } from '../../db/openDatabase';
import { areLessonsReady } from '../../training/writing/courseReadiness';
import { readDetailRow, toWrittenDetails } from './storedDetails';

/** Tells whether the details of a content leave nothing open that readers need. */
export const areDetailsReady =
  <S extends DetailedSection>(section: S) =>
  async (db: Database, contentId: string): Promise<boolean> => {
    const row = await readDetailRow<S>(db, contentId);
    const { originalLocale: original, kind } = row;
    return (
      findMissingDetails(section, toWrittenDetails(section, row), { original, kind }).length === 0
    );
  };

/** Tells whether a training is ready: a course needs lessons besides, and a training a date. */
export async function isTrainingReady(db: Database, contentId: string): Promise<boolean> {
  const { kind, details } = await readDetailRow<'training'>(db, contentId);
  const hasParts =
    kind === 'course' ? await areLessonsReady(db, contentId) : details.training !== null;
  return hasParts && areDetailsReady('training')(db, contentId);
}
