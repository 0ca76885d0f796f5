import { QUESTION_KINDS } from '../../../../shared/quizzes/questionKinds';
import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import { aQuizPaper } from '../../../testing/quizPaperFactories';
import {
  FAILED_ANSWER,
  NEVER,
  addAnswers,
  createOneCallStory,
} from '../../../workbench/makeStories';
import type { StoryState } from '../../../workbench/story';
import { createBlankQuestion, toQuizChange, toWrittenQuiz } from './writtenQuiz';

const SLUG = 'who-decides-what';
const QUIZ = `/v1/quizzes/${SLUG}`;

const story = (title: StoryState, answer: Parameters<typeof createOneCallStory>[3]) =>
  createOneCallStory(title, `/quizzes/${SLUG}/edit?part=paper`, `${QUIZ}/paper`, answer);

/** Creates a question of every kind, all but the first without words yet. */
function everyKind() {
  let count = 0;
  const newId = () => `question-${(count += 1)}`;
  const { questions, ...written } = toWrittenQuiz(aQuizPaper(), newId);
  const blank = QUESTION_KINDS.map((kind) => createBlankQuestion(kind, newId));
  return [...toQuizChange({ ...written, questions: [...questions, ...blank] }).questions];
}

/** The page that a quiz is built on. */
export const QUIZ_BUILDER_STORIES = addAnswers(
  [
    story('some', () => ({ body: aQuizPaper() })),
    story('many', () => ({ body: aQuizPaper({ questions: everyKind() }) })),
    story('empty', () => ({ body: aQuizPaper({ questions: [] }) })),
    story('published', () => ({ body: aQuizPaper({ isFrozen: true }) })),
    story('loading', () => NEVER),
    story('failed', () => FAILED_ANSWER),
    story('notFound', () => aProblem(404, 'notFound')),
    story('forbidden', () => aProblem(403, 'forbidden')),
  ],
  () => ({
    [`${QUIZ}/source`]: { body: aSource({ section: 'quizzes', slug: SLUG }) },
    [`${QUIZ}/extra-time`]: {
      body: { items: [{ id: 'omar', name: 'Omar Al-Sayed', timing: 'double' }] },
    },
  }),
);
