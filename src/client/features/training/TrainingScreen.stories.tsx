import { sayIn } from '../../testing/sectionDetails';
import { detailStories, listStories } from '../../workbench/makeStories';

export const TRAINING_STORIES = [
  ...listStories('training'),
  ...detailStories<'training'>('training', {
    session: (locale) => ({
      kind: 'training',
      phase: 'upcoming',
      opensAt: '2026-05-12T15:00:00Z',
      closesAt: '2026-05-12T17:00:00Z',
      details: {
        course: null,
        training: {
          format: 'inPerson',
          location: sayIn(locale)('Town hall', 'دار البلدية', 'Belediye binası'),
          trainers: ['Işıl Iğdır'],
          capacity: 20,
          registered: 18,
          waiting: 0,
          courseSlug: null,
        },
      },
    }),
  }),
];
