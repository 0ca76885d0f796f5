import { TrainingDetails, TrainingFacts } from '../../shared/contract/training';
import type { SectionDefinition } from '../content/section';
import { readTrainingDetails, readTrainingFacts } from './trainingSessions';
import { isTrainingReady } from './writing/courseSource';

export const trainings: SectionDefinition = {
  section: 'training',
  listDetails: TrainingFacts,
  pageDetails: TrainingDetails,
  facts: readTrainingFacts,
  details: readTrainingDetails,
  ordering: ({ phase }) => (phase === 'upcoming' ? 'openingSoon' : 'newest'),
  isReady: isTrainingReady,
};
