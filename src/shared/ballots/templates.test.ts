import { LOCALE_CODES } from '../locales';
import type { PollRules, WrittenQuestion } from '../contract/papers';
import { FIXED_OPTION_COUNTS, getQuestionType } from './methods';
import { findPaperFaults, type PaperFaultCode } from './paperFaults';
import { TEMPLATES, type Template } from './templates';

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** Returns the questions of a template as they are when somebody begins with it. */
const questionsOf = ({ questions }: Template): WrittenQuestion[] =>
  questions.map(
    (question, place) =>
      ({
        ...question,
        id: id(place),
        help: null,
        conditions: [],
        options: question.options.map((label, index) => ({
          id: id(100 * (place + 1) + index),
          label,
          description: null,
          cost: null,
          startsAt: null,
        })),
      }) as WrittenQuestion,
  );

const RULES: PollRules = {
  eligibility: 'signed_in',
  group: null,
  secrecy: 'open',
  resultsVisibility: 'always',
  canChange: false,
  quorum: 0,
  shuffle: false,
  opensAt: null,
  closesAt: null,
};

/** Faults of parts that the writers have to fill in themselves. */
const THEIRS: readonly PaperFaultCode[] = [
  ...(['promptMissing', 'labelMissing', 'costMissing', 'dateMissing', 'budgetMissing'] as const),
  ...(['closingMissing', 'groupMissing'] as const),
  // The currency is the city's.
  'currencyInvalid',
];

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  'of %s nothing is missing but what its writers bring',
  (_id, template: Template) => {
    const facts = { now: 0, originalLocale: 'en', voters: {} } as const;
    const faults = findPaperFaults({ ...RULES, ...template.rules }, questionsOf(template), facts);
    expect(faults.filter(({ code }) => !THEIRS.includes(code))).toEqual([]);
  },
);

test('[SPEC 1.6] words of templates are there in every language, or in none', () => {
  const texts = TEMPLATES.flatMap(({ questions }: Template) =>
    questions.flatMap(({ prompt, options }) => [prompt, ...options]),
  );
  texts.forEach((text) => expect([0, LOCALE_CODES.length]).toContain(Object.keys(text).length));
});

test('each method belongs to its type, and fixed options are all there', () => {
  TEMPLATES.flatMap(({ questions }: Template) => questions).forEach(({ type, method, options }) => {
    expect(getQuestionType(method)).toBe(type);
    expect(options).toHaveLength(FIXED_OPTION_COUNTS[method] ?? options.length);
  });
});
