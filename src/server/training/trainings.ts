import { TrainingDetails } from '../../shared/contract/training';
import type { SectionDefinition } from '../content/section';

export const trainings: SectionDefinition = {
  section: 'training',
  listDetails: TrainingDetails,
  pageDetails: TrainingDetails,
  ordering: ({ phase }) => (phase === 'upcoming' ? 'openingSoon' : 'newest'),
};
