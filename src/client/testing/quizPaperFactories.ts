import type { QuizPaper } from '../../shared/contract/quizPapers';
import { DEFAULT_QUIZ_SETTINGS } from '../../shared/quizzes/settings';

/** Creates a quiz with one question as its writers see it; it could be published. */
export const aQuizPaper = (more: Partial<QuizPaper> = {}): QuizPaper => ({
  revision: 3,
  originalLocale: 'en',
  settings: {
    ...DEFAULT_QUIZ_SETTINGS,
    bands: [],
    timeLimitSeconds: null,
    attemptLimit: null,
    passMarkPercent: 60,
    opensAt: null,
    closesAt: null,
  },
  questions: [
    {
      kind: 'single',
      prompt: { en: 'What runs on rails?' },
      explanation: {},
      options: [
        { label: { en: 'A tram' }, correct: true, explanation: null },
        { label: { en: 'A ferry' }, correct: false, explanation: null },
      ],
    },
  ],
  isFrozen: false,
  faults: [],
  ...more,
});
