import type { Answers } from '../shared/ballots/answers';
import { ALL_METHODS, readsSetting, typeOf, type Method } from '../shared/ballots/methods';
import { toStandingAnswer, toStandingQuestion } from '../shared/ballots/withdrawals';
import { joinAnswers } from './alikeAnswers';
import { countQuestion } from './countQuestion';
import type { RecountFile } from './recountFile';
import { dice } from './testing/ballotKinds';
import { alike, question } from './testing/papers';
import { randomAnswer } from './testing/randomAnswers';
import { recountFile } from './testing/recountFiles';
import { verifyRecountFile } from './verifyRecountFile';

const WITH_OPTIONS = ALL_METHODS.filter(
  (method) => !['proposal', 'consent', 'scale', 'text'].includes(method),
);
const TERMS = { seed: 'seed', quorum: 0 };

const COSTS = [40, 30, 50, 20];
const asked = (method: Method) =>
  question(method, {
    ...(typeOf(method) === 'budget' && { costs: COSTS }),
    ...(!readsSetting(method, 'most') && { settings: { most: 1 } }),
  });

test.each(WITH_OPTIONS)(
  '%s without a withdrawn option is what it is where that option never stood',
  (method) => {
    const paper = asked(method);
    const never = {
      ...paper,
      options: paper.options.filter(({ id }) => id !== 'B'),
    } as typeof paper;
    const thrown = dice(7);
    const answers = Array.from({ length: 40 }, () => randomAnswer(thrown, paper));
    const standing = answers.map((answer) => toStandingAnswer(answer, ['B']));
    const counted = countQuestion(paper, joinAnswers(answers), 40, { ...TERMS, withdrawn: ['B'] });
    expect(counted).toEqual(countQuestion(never, joinAnswers(standing), 40, TERMS));
    expect(counted).not.toEqual(countQuestion(paper, joinAnswers(answers), 40, TERMS));
  },
);

test.each(WITH_OPTIONS)('%s counts where fewer options stand than there are seats', (method) => {
  const paper = asked(method);
  const seats = { ...paper.settings, ...(readsSetting(method, 'seats') && { seats: 3 }) };
  const many = {
    ...paper,
    settings: 'seats' in paper.settings ? seats : paper.settings,
  } as typeof paper;
  const thrown = dice(7);
  const answers = joinAnswers(Array.from({ length: 40 }, () => randomAnswer(thrown, many)));
  for (const withdrawn of [
    ['B', 'C'],
    ['B', 'C', 'D'],
  ]) {
    const { result } = countQuestion(many, answers, 40, { ...TERMS, withdrawn });
    const { elected } = result as unknown as { readonly elected?: readonly number[] };
    if ('seats' in many.settings && many.settings.seats > 1)
      expect([...elected!].sort()).toEqual(withdrawn.length === 2 ? [0, 1] : [0]);
    else expect(result).not.toBeNull();
  }
});

test('votes pass on to who is next, and a ballot for nobody else is blank', () => {
  const paper = question('instantRunoff', { options: ['A', 'B', 'C'] });
  const answers = alike(
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
  const paper = question('approval', { settings: { least: 3, own: false } });
  expect(toStandingQuestion(paper, ['A', 'B']).settings).toMatchObject({ least: 2 });
  expect(toStandingQuestion(paper, [])).toBe(paper);
});

const QUESTION = question('approval', {
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
    const file = recountFile({ secrecy, questions: [QUESTION], ballots: BALLOTS, withdrawals });
    expect(failures(file)).toEqual([]);
    const { withdrawals: _withdrawals, ...silent } = file;
    expect(failures(silent).map(({ code }) => code)).toContain('count');
  },
);

test('a ballot is right that the paper allowed before a withdrawal or after it, and no other', () => {
  const after = recountFile({
    secrecy: 'open',
    questions: [question('approval', { id: 'q', settings: { least: 4, most: 4, own: false } })],
    ballots: [{ q: { chosen: ['A', 'B', 'C', 'D'] } }, { q: { chosen: ['A', 'C', 'D'] } }],
    withdrawals,
  });
  expect(failures(after)).toEqual([]);
  const never = recountFile({
    secrecy: 'open',
    questions: [QUESTION],
    ballots: [{ q: { chosen: ['A'] } }],
    withdrawals,
  });
  expect(failures(never).map(({ code }) => code)).toEqual(['answers']);
});
