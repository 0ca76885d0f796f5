import type { Attempt, QuizStatistics } from '../../shared/contract/quizzes';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import { FIRST_START } from '../testing/testHost';
import { EVERY_KIND, openQuizHost, type QuizHost } from './testing/quizHost';

let host: QuizHost;
beforeAll(async () => {
  host = await openQuizHost();
});
afterAll(() => host.close());
beforeEach(() => host.setNow(FIRST_START));

const TWO = EVERY_KIND.slice(0, 2);
const BOTH: QuizAnswers = [{ chosen: [1] }, { chosen: [0, 1] }];
const HALF_OF_SECOND: QuizAnswers = [null, { chosen: [0] }];

const begin = async (who: number, slug: string): Promise<Attempt> =>
  (await host.ask(who, 'POST', `/${slug}/attempts`, { timing: 'usual' })).json();

async function attempt(who: number, slug: string, answers: QuizAnswers): Promise<void> {
  const { id } = await begin(who, slug);
  await host.ask(who, 'POST', `/${slug}/attempts/${id}/submission`, { answers });
}
const numbersOf = async (slug: string, query = '') =>
  (await host.ask(null, 'GET', `/${slug}/statistics${query}`)).json<QuizStatistics>().numbers;

test('numbers are there from five people on, each with their first attempt', async () => {
  await host.add('numbers', { questions: TWO });
  for (const who of [1, 2, 3, 4]) await attempt(who, 'numbers', BOTH);
  await attempt(4, 'numbers', BOTH);
  expect(await numbersOf('numbers')).toBeNull();

  await attempt(5, 'numbers', HALF_OF_SECOND);
  await attempt(5, 'numbers', BOTH);
  expect(await numbersOf('numbers', '?locale=ar')).toEqual({
    people: 5,
    attempts: 7,
    meanPercent: 85,
    passedShare: 1,
    questions: [
      { prompt: { text: 'single? (ar)', lang: 'ar' }, share: 0.8 },
      { prompt: { text: 'multiple? (ar)', lang: 'ar' }, share: 0.9 },
    ],
  });
});

test('an attempt that is under way is in no number; one whose time is over is', async () => {
  await host.add('under-way', { questions: TWO, timeLimitSeconds: 60 });
  for (const who of [1, 2, 3, 4]) await attempt(who, 'under-way', BOTH);
  await begin(5, 'under-way');
  expect(await numbersOf('under-way')).toBeNull();
  host.setNow(new Date(FIRST_START.getTime() + 120_000));
  expect(await numbersOf('under-way')).toMatchObject({ people: 5, passedShare: 0.8 });
});

test('answers to questions that have been changed since say nothing of the new ones', async () => {
  const id = await host.add('changed', { questions: TWO });
  for (const who of [1, 2, 3, 4, 5]) await attempt(who, 'changed', BOTH);
  expect(await numbersOf('changed')).not.toBeNull();
  const details = { timeLimitSeconds: null, passMarkPercent: 60, attemptLimit: null };
  await host.database.db
    .updateTable('contents')
    .set({ details: JSON.stringify({ ...details, questions: EVERY_KIND }) })
    .where('id', '=', id)
    .execute();
  expect(await numbersOf('changed')).toBeNull();
});
