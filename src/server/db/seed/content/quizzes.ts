import type { SeedQuiz } from '../types';
import { CITY_QUIZZES } from './quizzes.city';
import { EVERYDAY_QUIZZES } from './quizzes.everyday';
import { HARBOUR_QUIZZES } from './quizzes.harbour';

export const QUIZZES: readonly SeedQuiz[] = [
  ...CITY_QUIZZES,
  ...HARBOUR_QUIZZES,
  ...EVERYDAY_QUIZZES,
];
