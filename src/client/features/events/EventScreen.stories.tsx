import { sayIn } from '../../testing/sectionDetails';
import { anItemOf } from '../../testing/sectionFactories';
import { detailStories, listStories } from '../../workbench/makeStories';

const UPCOMING = {
  phase: 'upcoming',
  opensAt: '2026-05-08T15:00:00Z',
  closesAt: '2026-05-08T17:30:00Z',
} as const;
const PAST = {
  phase: 'closed',
  opensAt: '2026-04-02T15:00:00Z',
  closesAt: '2026-04-02T17:30:00Z',
} as const;

export const EVENT_STORIES = [
  ...listStories('events', (locale, index) =>
    anItemOf('events', locale, index % 2 === 0 ? UPCOMING : PAST),
  ),
  ...detailStories('events', {
    closed: (locale) => ({
      ...PAST,
      details: {
        attendees: 64,
        minutes: sayIn(locale)('Sixty questions.', 'ستون سؤالًا.', 'Altmış soru.'),
      },
    }),
    cancelled: (locale) => ({
      ...UPCOMING,
      details: { cancellation: sayIn(locale)('Storm.', 'عاصفة.', 'Fırtına.') },
    }),
  }),
];
