import { TrainingDetails, TrainingFacts } from '../../shared/contract/training';
import type { SectionDefinition } from '../content/section';
import { trainingDetails, trainingFacts } from './sessions';

export const trainings: SectionDefinition = {
  section: 'training',
  listDetails: TrainingFacts,
  pageDetails: TrainingDetails,
  facts: trainingFacts,
  details: trainingDetails,
  ordering: ({ phase }) => (phase === 'upcoming' ? 'openingSoon' : 'newest'),
};
