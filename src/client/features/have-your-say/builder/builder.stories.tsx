import { aSource } from '../../../testing/editFactories';
import { problem } from '../../../testing/factories';
import { aPollPaper, aWrittenQuestion } from '../../../testing/paperFactories';
import { questionId } from '../../../testing/pollFactories';
import { FAILURE, NEVER, alsoAnswering, oneCall } from '../../../workbench/makeStories';
import type { StoryState } from '../../../workbench/story';
import { blankQuestion } from './blankQuestion';
import { QUESTION_TYPES } from '../../../../shared/ballots/methods';

const SLUG = 'trees-for-the-square';

const story = (title: StoryState, answer: Parameters<typeof oneCall>[3]) =>
  oneCall(
    title,
    `/have-your-say/${SLUG}/edit?part=paper`,
    `/v1/have-your-say/${SLUG}/paper`,
    answer,
  );

/** Creates a question of every kind, some of them without words yet. */
function everyKind() {
  let place = 1;
  const newId = () => questionId((place += 1));
  return [aWrittenQuestion(), ...QUESTION_TYPES.map((type) => blankQuestion(type, newId))];
}

/** The page that a ballot paper is built on. */
export const BUILDER_STORIES = alsoAnswering(
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
    story('failed', () => FAILURE),
    story('notFound', () => problem(404, 'notFound')),
    story('forbidden', () => problem(403, 'forbidden')),
  ],
  () => ({
    [`/v1/have-your-say/${SLUG}/source`]: {
      body: aSource({ section: 'have-your-say', slug: SLUG }),
    },
  }),
);
