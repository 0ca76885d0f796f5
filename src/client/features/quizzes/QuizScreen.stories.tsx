import type { Locale } from '../../../shared/locales';
import type { Attempt } from '../../../shared/contract/quizzes';
import { ATTEMPT_ID, aReview, anAttempt, someStatistics } from '../../testing/quizFactories';
import { aDetailPage } from '../../testing/sectionFactories';
import { addAnswers, createDetailStories, createListStories } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const QUIZ = '/v1/quizzes/who-decides-what';
const ATTEMPT = `${QUIZ}/attempts/${ATTEMPT_ID}`;
const DONE = {
  id: ATTEMPT_ID,
  number: 1,
  startedAt: '2026-04-28T09:00:00Z',
  submittedAt: '2026-04-28T09:08:00Z',
  percent: 86,
  hasPassed: true,
};
const OWN = {
  attempts: 2,
  bestPercent: 86,
  latestPercent: 43,
  gradePercent: 43,
  hasPassed: true,
  running: null,
};

const attemptStory = (title: StoryState, attempt: (locale: Locale) => Attempt): Story => ({
  title,
  path: `/quizzes/who-decides-what?attempt=${ATTEMPT_ID}`,
  answers: (locale) => ({
    [QUIZ]: { body: aDetailPage('quizzes', locale) },
    [ATTEMPT]: { body: attempt(locale) },
    [`PUT ${ATTEMPT}/answers`]: { body: { savedAt: '2026-05-01T09:01:00.000Z' } },
    [`POST ${ATTEMPT}/submission`]: { body: aReview(locale) },
  }),
});

const pages = createDetailStories<'quizzes'>('quizzes', {
  ownAttempts: () => ({
    details: {
      attemptLimit: 3,
      own: OWN,
      attempts: [{ ...DONE, id: 'second', number: 2, percent: 43, hasPassed: false }, DONE],
    },
  }),
  signInRequired: () => ({ details: { attemptLimit: 1, refusal: 'signInRequired' } }),
  closed: () => ({ phase: 'closed', details: { refusal: 'quizClosed' } }),
});

export const QUIZ_STORIES = [
  ...createListStories('quizzes'),
  ...addAnswers(pages, (locale) => ({
    [`${QUIZ}/statistics`]: { body: someStatistics(locale) },
  })),
  attemptStory('underWay', (locale) => anAttempt(locale, { endsAt: '2026-05-01T09:10:00Z' })),
  attemptStory('review', (locale) => aReview(locale)),
];
