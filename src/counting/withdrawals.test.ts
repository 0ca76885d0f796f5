import type { Answers } from '../shared/ballots/answers';
import { ALL_METHODS, hasSetting, getQuestionType, type Method } from '../shared/ballots/methods';
import { toStandingAnswer, toStandingQuestion } from '../shared/ballots/withdrawals';
import { joinAnswers } from './alikeAnswers';
import { compareMethods } from './compareMethods';
import { countQuestion } from './countQuestion';
import type { RecountFile } from './recountFile';
import { createDice } from './testing/ballotKinds';
import { createAlikeAnswers, createQuestion } from './testing/papers';
import { createRandomAnswer } from './testing/randomAnswers';
import { createRecountFile } from './testing/recountFiles';
import { verifyRecountFile } from './verifyRecountFile';

const WITH_OPTIONS = ALL_METHODS.filter(
  (method) => !['proposal', 'consent', 'scale', 'text'].includes(method),
);
const TERMS = { seed: 'seed', quorum: 0 };

const COSTS = [40, 30, 50, 20];
const asked = (method: Method) =>
  createQuestion(method, {
    ...(getQuestionType(method) === 'budget' && { costs: COSTS }),
    ...(!hasSetting(method, 'most') && { settings: { most: 1 } }),
  });

test.each(WITH_OPTIONS)(
  '%s without a withdrawn option is what it is where that option never stood',
  (method) => {
    const paper = asked(method);
    const never = {
      ...paper,
      options: paper.options.filter(({ id }) => id !== 'B'),
    } as typeof paper;
    const thrown = createDice(7);
    const answers = Array.from({ length: 40 }, () => createRandomAnswer(thrown, paper));
    const standing = answers.map((answer) => toStandingAnswer(answer, ['B']));
    const counted = countQuestion(paper, joinAnswers(answers), 40, { ...TERMS, withdrawn: ['B'] });
    expect(counted).toEqual(countQuestion(never, joinAnswers(standing), 40, TERMS));
    expect(counted).not.toEqual(countQuestion(paper, joinAnswers(answers), 40, TERMS));
  },
);

const seated = (method: Method, seats: number, required = false) => {
  const { settings } = asked(method);
  return createQuestion(method, { required, settings: { ...settings, seats } as typeof settings });
};
const ELECTING = WITH_OPTIONS.filter(
  (method) => !['budget', 'date'].includes(getQuestionType(method)),
);

test.each(ELECTING)('%s elects all who are left without a vote', (method) => {
  const seats = hasSetting(method, 'seats') ? 3 : 1;
  const paper = seated(method, seats);
  const thrown = createDice(7);
  const answers = joinAnswers(Array.from({ length: 40 }, () => createRandomAnswer(thrown, paper)));
  const count = (withdrawn: readonly string[]) =>
    countQuestion(paper, answers, 40, { ...TERMS, withdrawn });
  for (const withdrawn of [['C', 'B', 'D'], ['D']].filter(({ length }) => 4 - length <= seats)) {
    const elected = ['A', 'B', 'C', 'D'].filter((id) => !withdrawn.includes(id));
    expect(count(withdrawn)).toEqual({
      question: 'q',
      method,
      answered: 0,
      none: 0,
      blank: 40,
      uncontested: true,
      result: { elected: [...elected.keys()], places: [[...elected.keys()]], ties: [], rounds: [] },
    });
    const terms = { ...TERMS, withdrawn };
    expect(compareMethods(paper, answers, 40, terms)).toEqual([]);
  }
  expect(count(seats === 3 ? [] : ['B', 'C']).uncontested).toBeUndefined();
});

test('a choice of dates goes on to be counted, however few are left', () => {
  const answers = createAlikeAnswers([3, { dates: { A: 'yes', B: 'no' } }]);
  const terms = { ...TERMS, withdrawn: ['B', 'C', 'D'] };
  expect(countQuestion(createQuestion('timePoll'), answers, 3, terms)).toMatchObject({
    answered: 3,
  });
});

test.each(['open', 'secret'] as const)(
  'the file of an %s poll is right where withdrawals left a question uncontested',
  (secrecy) => {
    const asks = seated('approval', 2, true);
    const file = createRecountFile({
      secrecy,
      questions: [asks, createQuestion('plurality', { id: 'r', options: ['E', 'F'] })],
      ballots: [
        { q: { chosen: ['A', 'C'] }, r: { chosen: ['E'] } },
        { q: { chosen: ['D'] } },
        // After the withdrawals, when nothing of it is asked any more.
        { r: { chosen: ['F'] } },
      ],
      withdrawals: ['B', 'C'].map((option) => ({
        question: 'q',
        option,
        at: '2026-03-05T09:00:00.000Z',
      })),
    });
    expect(failures(file)).toEqual([]);
    expect(file.counts).toMatchObject([
      { uncontested: true, result: { elected: [0, 1] } },
      { answered: 2 },
    ]);
    const counts = file.counts.map(({ uncontested: _uncontested, ...rest }) => rest);
    expect(failures({ ...file, counts }).map(({ code }) => code)).toEqual(['count']);
  },
);

test('votes pass on to who is next, and a ballot for nobody else is blank', () => {
  const paper = createQuestion('instantRunoff', { options: ['A', 'B', 'C'] });
  const answers = createAlikeAnswers(
    [4, { ranking: [['A'], ['B']] }],
    [3, { ranking: [['C'], ['B']] }],
    [2, { ranking: [['B']] }],
    [1, { ranking: [['A']] }],
  );
  expect(countQuestion(paper, answers, 10, TERMS).result).toMatchObject({ elected: [0] });
  // B and C are left, and numbered so.
  expect(countQuestion(paper, answers, 10, { ...TERMS, withdrawn: ['A'] })).toMatchObject({
    answered: 9,
    blank: 1,
    result: { elected: [0], rounds: [{ votes: [6, 3] }] },
  });
});

test('nobody has to mark more options than still stand', () => {
  const paper = createQuestion('approval', { settings: { least: 3, own: false } });
  expect(toStandingQuestion(paper, ['A', 'B']).settings).toMatchObject({ least: 2 });
  expect(toStandingQuestion(paper, [])).toBe(paper);
});

test('nobody has to choose more projects than budget and groups leave', () => {
  const groups = [{ id: 'g', name: {}, options: ['A', 'B'], most: 1, budget: null }];
  const paper = createQuestion('budgetGreedy', {
    costs: COSTS,
    settings: { most: 3, least: 3, groups },
  });
  expect(toStandingQuestion(paper, []).settings).toMatchObject({ least: 3 });
  expect(toStandingQuestion(paper, ['C']).settings).toMatchObject({ least: 2 });
});

test.each(['open', 'secret'] as const)(
  'the file of an %s budget with groups is counted again by them, also after a withdrawal',
  (secrecy) => {
    const groups = [{ id: 'g', name: { en: 'G' }, options: ['A', 'C'], most: 1, budget: null }];
    const budget = createQuestion('budgetGreedy', {
      costs: COSTS,
      settings: { most: 3, least: 2, groups },
    });
    const file = createRecountFile({
      secrecy,
      questions: [budget],
      ballots: [
        ...Array.from({ length: 6 }, () => ({ q: { chosen: ['A', 'B'] } })),
        ...Array.from({ length: 5 }, () => ({ q: { chosen: ['C', 'B'] } })),
      ],
      withdrawals: [{ question: 'q', option: 'B', at: '2026-03-05T09:00:00.000Z' }],
    });
    expect(failures(file)).toEqual([]);
    expect(file.counts).toMatchObject([{ result: { elected: [0] } }]);
  },
);

const QUESTION = createQuestion('approval', {
  id: 'q',
  required: true,
  settings: { least: 2, most: 4, own: false },
});
const BALLOTS: readonly Answers[] = [
  ...Array.from({ length: 6 }, () => ({ q: { chosen: ['A', 'B'] } })),
  ...Array.from({ length: 6 }, () => ({ q: { chosen: ['C', 'D'] } })),
];
const withdrawals = [{ question: 'q', option: 'B', at: '2026-03-05T09:00:00.000Z' }];
const failures = (file: RecountFile) =>
  verifyRecountFile(JSON.stringify(file)).checks.filter(({ ok }) => !ok);

test.each(['open', 'secret'] as const)(
  'the file of an %s poll says what was withdrawn, and is wrong without it',
  (secrecy) => {
    const file = createRecountFile({
      secrecy,
      questions: [QUESTION],
      ballots: BALLOTS,
      withdrawals,
    });
    expect(failures(file)).toEqual([]);
    const { withdrawals: _withdrawals, ...silent } = file;
    expect(failures(silent).map(({ code }) => code)).toContain('count');
  },
);

test('a ballot is right that the paper allowed before a withdrawal or after it, and no other', () => {
  const after = createRecountFile({
    secrecy: 'open',
    questions: [
      createQuestion('approval', { id: 'q', settings: { least: 4, most: 4, own: false } }),
    ],
    ballots: [{ q: { chosen: ['A', 'B', 'C', 'D'] } }, { q: { chosen: ['A', 'C', 'D'] } }],
    withdrawals,
  });
  expect(failures(after)).toEqual([]);
  const never = createRecountFile({
    secrecy: 'open',
    questions: [QUESTION],
    ballots: [{ q: { chosen: ['A'] } }],
    withdrawals,
  });
  expect(failures(never).map(({ code }) => code)).toEqual(['answers']);
});
