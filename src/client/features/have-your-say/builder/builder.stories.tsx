import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import { aPollPaper, aWrittenQuestion } from '../../../testing/paperFactories';
import { toQuestionId } from '../../../testing/pollFactories';
import {
  FAILED_ANSWER,
  NEVER,
  addAnswers,
  createOneCallStory,
} from '../../../workbench/makeStories';
import type { StoryState } from '../../../workbench/story';
import { createBlankQuestion } from './blankQuestion';
import { QUESTION_TYPES } from '../../../../shared/ballots/methods';

const SLUG = 'trees-for-the-square';

const story = (title: StoryState, answer: Parameters<typeof createOneCallStory>[3]) =>
  createOneCallStory(
    title,
    `/have-your-say/${SLUG}/edit?part=paper`,
    `/v1/have-your-say/${SLUG}/paper`,
    answer,
  );

/** Creates a question of every kind, some of them without words yet. */
function everyKind() {
  let place = 1;
  const newId = () => toQuestionId((place += 1));
  return [
    aWrittenQuestion(),
    ...QUESTION_TYPES.map((type) => createBlankQuestion(type, { newId, currency: 'EUR' })),
  ];
}

/** The page that a ballot paper is built on. */
export const BUILDER_STORIES = addAnswers(
  [
    story('some', () => ({ body: aPollPaper() })),
    story('many', () => ({ body: aPollPaper({ questions: everyKind() }) })),
    story('empty', () => ({ body: aPollPaper({ questions: [] }) })),
    story('published', () => ({ body: aPollPaper({ isFrozen: true, ballots: 208 }) })),
    story('beforeVote', () => ({
      body: aPollPaper({
        rules: { eligibility: 'members', group: null },
        voters: { members: 120 },
      }),
    })),
    story('closed', () => ({
      body: aPollPaper({
        isFrozen: true,
        isSealed: true,
        ballots: 208,
        rules: { closesAt: '2020-01-01T12:00:00.000Z' },
      }),
    })),
    story('loading', () => NEVER),
    story('failed', () => FAILED_ANSWER),
    story('notFound', () => aProblem(404, 'notFound')),
    story('forbidden', () => aProblem(403, 'forbidden')),
  ],
  () => ({
    [`/v1/have-your-say/${SLUG}/source`]: {
      body: aSource({ section: 'have-your-say', slug: SLUG }),
    },
  }),
);
