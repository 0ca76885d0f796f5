import { TrainingDetails } from '../../shared/contract/training';
import type { SectionDefinition } from '../content/section';
import { trainingFacts } from './sessions';

export const trainings: SectionDefinition = {
  section: 'training',
  listDetails: TrainingDetails,
  pageDetails: TrainingDetails,
  facts: trainingFacts,
  ordering: ({ phase }) => (phase === 'upcoming' ? 'openingSoon' : 'newest'),
};
