import type { StoredQuestion } from '../contract/quizzes';
import type { Localized } from '../contract/text';
import type { Locale } from '../locales';
import { QUIZ_LIMITS } from './questionKinds';
import type { QuizFault } from './quizFaults';

type Found = Omit<QuizFault, 'severity' | 'question'>;
type Of<K extends StoredQuestion['kind']> = Extract<StoredQuestion, { readonly kind: K }>;
type Choice = Of<'single' | 'multiple' | 'trueFalse'>;

const isTooLong = (text: Localized): boolean =>
  Object.values(text).some((words) => words.length > QUIZ_LIMITS.wordLetters);

const same = (text: string): string => text.trim().toLowerCase();

/** Lists what is wrong with words that have to be there and to differ from each other. */
function labelFaults(labels: readonly Localized[], field: string, original: Locale): Found[] {
  const words = labels.map((label) => same(label[original] ?? ''));
  return labels.flatMap((label, option) => [
    ...(words[option] === '' ? [{ code: 'labelMissing', option, field } as const] : []),
    ...(words[option] !== '' && words.indexOf(words[option]!) < option
      ? [{ code: 'labelRepeated', option, field } as const]
      : []),
    ...(isTooLong(label) ? [{ code: 'textTooLong', option, field } as const] : []),
  ]);
}

const tooFew = (count: number, field: string): Found[] =>
  count < QUIZ_LIMITS.fewestOptions ? [{ code: 'tooFewOptions', field }] : [];

function choiceFaults({ kind, options }: Choice, original: Locale): Found[] {
  const right = options.filter(({ correct }) => correct).length;
  const isTwo = kind !== 'trueFalse' || options.length === 2;
  return [
    ...(isTwo
      ? tooFew(options.length, 'options')
      : [{ code: 'twoOptionsOnly', field: 'options' } as const]),
    ...(right === 0 ? [{ code: 'rightMissing', field: 'options' } as const] : []),
    ...(right > 1 && kind !== 'multiple'
      ? [{ code: 'oneRightOnly', field: 'options' } as const]
      : []),
    ...labelFaults(
      options.map(({ label }) => label),
      'label',
      original,
    ),
    ...options.flatMap(({ explanation }, option) =>
      explanation && isTooLong(explanation)
        ? [{ code: 'textTooLong', option, field: 'explanation' } as const]
        : [],
    ),
  ];
}

/**
 * Checks spellings: a spelling is an answer, no longer than what somebody can type, in whatever
 * language.
 */
function spellingFaults({ accepted }: Of<'text'>): Found[] {
  const isMissing = accepted.every((text) => Object.keys(text).length === 0);
  return [
    ...(isMissing ? [{ code: 'spellingMissing', field: 'accepted' } as const] : []),
    ...accepted.flatMap((text, option) =>
      Object.values(text).some((words) => words.length > QUIZ_LIMITS.textLetters)
        ? [{ code: 'textTooLong', option, field: 'label' } as const]
        : [],
    ),
  ];
}

function partFaults(question: StoredQuestion, original: Locale): Found[] {
  switch (question.kind) {
    case 'ordering':
      return [
        ...tooFew(question.options.length, 'options'),
        ...labelFaults(question.options, 'label', original),
      ];
    case 'matching': {
      const { pairs } = question;
      const [items, matches] = [pairs.map(({ item }) => item), pairs.map(({ match }) => match)];
      return [
        ...tooFew(pairs.length, 'options'),
        ...labelFaults(items, 'label', original),
        ...labelFaults(matches, 'match', original),
      ];
    }
    case 'text':
      return spellingFaults(question);
    case 'number':
      return [
        ...(question.value === null ? [{ code: 'valueMissing', field: 'value' } as const] : []),
        ...(question.tolerance < 0
          ? [{ code: 'toleranceNegative', field: 'tolerance' } as const]
          : []),
      ];
    default:
      return choiceFaults(question, original);
  }
}

/** Lists what is wrong with one question, the `place`-th from 0. */
export function findQuizQuestionFaults(
  question: StoredQuestion,
  place: number,
  original: Locale,
): QuizFault[] {
  const { prompt, explanation } = question;
  const found: Found[] = [
    ...(prompt[original] ? [] : [{ code: 'promptMissing', field: 'prompt' } as const]),
    ...(isTooLong(prompt) ? [{ code: 'textTooLong', field: 'prompt' } as const] : []),
    ...(isTooLong(explanation) ? [{ code: 'textTooLong', field: 'explanation' } as const] : []),
    ...partFaults(question, original),
  ];
  return found.map((fault) => ({ ...fault, severity: 'error', question: place }));
}
