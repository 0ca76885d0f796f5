/** Kinds of questions, by how they are answered. */
export const QUESTION_KINDS = [
  'single',
  'multiple',
  'trueFalse',
  'ordering',
  'matching',
  'text',
  'number',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Limits of a quiz; a text is an answer, words are what somebody writes. Times in seconds. */
export const QUIZ_LIMITS = {
  questions: 100,
  fewestOptions: 2,
  options: 10,
  textLetters: 250,
  wordLetters: 2_000,
  shortestSeconds: 30,
  longestSeconds: 14_400,
  attempts: 100,
  bands: 10,
} as const;

/** In `matches`: no option is chosen yet. */
export const UNMATCHED = -1;
