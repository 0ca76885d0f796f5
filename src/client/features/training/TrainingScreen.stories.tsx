import type { EnrollmentInfo } from '../../../shared/contract/courses';
import { aDetailOf, slugOf } from '../../testing/sectionFactories';
import type { Story } from '../../workbench/story';
import {
  alsoAnswering,
  detailStories,
  FAILURE,
  listStories,
  NEVER,
  oneCall,
} from '../../workbench/makeStories';
import { SESSION_STORIES } from './sessions.stories';

const CERTIFICATE = '/v1/certificates/ab12c-def34';
const CERTIFICATE_PAGE = '/training/certificates/ab12c-def34';

const ENROLLMENT: EnrollmentInfo = { mine: null, prerequisite: null, isOpen: true };
/** Whoever reads about a course may begin it. */
const beginning = (stories: readonly Story[]) =>
  alsoAnswering(stories, () => ({
    [`/v1/training/${slugOf('training')}/enrollment`]: { body: ENROLLMENT },
  }));

const lessonStories = (): readonly Story[] => [
  {
    title: 'some',
    path: '/training/city-budget/lessons/where-money-comes-from',
    answers: (locale) => ({ '/v1/training/city-budget': { body: aDetailOf('training', locale) } }),
  },
];

const certificateStories = (): readonly Story[] => [
  oneCall('some', CERTIFICATE_PAGE, CERTIFICATE, (locale) => ({
    body: {
      ...{ number: 'AB12CDEF34', issuedAt: '2026-04-20T09:00:00Z', holder: null },
      course: { slug: 'city-budget', title: aDetailOf('training', locale).title },
    },
  })),
  oneCall('loading', CERTIFICATE_PAGE, CERTIFICATE, () => NEVER),
  oneCall('failed', CERTIFICATE_PAGE, CERTIFICATE, () => FAILURE),
];

const myCourseStories = (): readonly Story[] => [
  oneCall('empty', '/me/training', '/v1/me/training', () => ({ body: { items: [] } })),
  oneCall('loading', '/me/training', '/v1/me/training', () => NEVER),
  oneCall('failed', '/me/training', '/v1/me/training', () => FAILURE),
];

export const TRAINING_STORIES = [
  ...listStories('training'),
  ...beginning(detailStories('training')),
  ...SESSION_STORIES,
  ...beginning(lessonStories()),
  ...certificateStories(),
  ...myCourseStories(),
];
