import { QUESTION_KINDS } from '../../../../shared/quizzes/kinds';
import { aSource } from '../../../testing/editFactories';
import { problem } from '../../../testing/factories';
import { aQuizPaper } from '../../../testing/quizPaperFactories';
import { FAILURE, NEVER, alsoAnswering, oneCall } from '../../../workbench/makeStories';
import type { StoryState } from '../../../workbench/story';
import { blankQuestion, changeOf, writtenOf } from './writtenQuiz';

const SLUG = 'who-decides-what';
const QUIZ = `/v1/quizzes/${SLUG}`;

const story = (title: StoryState, answer: Parameters<typeof oneCall>[3]) =>
  oneCall(title, `/quizzes/${SLUG}/edit?part=paper`, `${QUIZ}/paper`, answer);

/** Creates a question of every kind, all but the first without words yet. */
function everyKind() {
  let count = 0;
  const newId = () => `question-${(count += 1)}`;
  const { questions, ...written } = writtenOf(aQuizPaper(), newId);
  const blank = QUESTION_KINDS.map((kind) => blankQuestion(kind, newId));
  return [...changeOf({ ...written, questions: [...questions, ...blank] }).questions];
}

/** The page that a quiz is built on. */
export const QUIZ_BUILDER_STORIES = alsoAnswering(
  [
    story('some', () => ({ body: aQuizPaper() })),
    story('many', () => ({ body: aQuizPaper({ questions: everyKind() }) })),
    story('empty', () => ({ body: aQuizPaper({ questions: [] }) })),
    story('published', () => ({ body: aQuizPaper({ isFrozen: true }) })),
    story('loading', () => NEVER),
    story('failed', () => FAILURE),
    story('notFound', () => problem(404, 'notFound')),
    story('forbidden', () => problem(403, 'forbidden')),
  ],
  () => ({
    [`${QUIZ}/source`]: { body: aSource({ section: 'quizzes', slug: SLUG }) },
    [`${QUIZ}/extra-time`]: {
      body: { items: [{ id: 'omar', name: 'Omar Al-Sayed', timing: 'double' }] },
    },
  }),
);
