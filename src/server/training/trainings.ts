import { TrainingDetails, TrainingFacts } from '../../shared/contract/training';
import type { SectionDefinition } from '../content/section';
import { readTrainingDetails, readTrainingFacts } from './trainingSessions';

export const trainings: SectionDefinition = {
  section: 'training',
  listDetails: TrainingFacts,
  pageDetails: TrainingDetails,
  facts: readTrainingFacts,
  details: readTrainingDetails,
  ordering: ({ phase }) => (phase === 'upcoming' ? 'openingSoon' : 'newest'),
};
