import words from '../../../../../i18n/content/words.json';
import type { QuizChange, QuizPaper, QuizSettings } from '../../../../shared/contract/quizPapers';
import type { PaperQuestion, StoredQuestion } from '../../../../shared/contract/quizzes';
import type { Localized, Text } from '../../../../shared/contract/text';
import type { Locale } from '../../../../shared/locales';
import type { QuestionKind } from '../../../../shared/quizzes/questionKinds';
import { listQuizTexts } from '../../../../shared/quizzes/quizTexts';

/**
 * An option, a pair or a spelling: what its kind does not need stays in it, for a change of the
 * kind.
 */
export interface WrittenOption {
  readonly id: string;
  readonly label: Localized;
  /** Text that belongs to the label, in a pair. */
  readonly match: Localized;
  readonly correct: boolean;
  readonly explanation: Localized | null;
}

/** A question of any kind, with what another kind would need. */
export interface WrittenQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly prompt: Localized;
  readonly explanation: Localized;
  readonly options: readonly WrittenOption[];
  readonly value: number | null;
  readonly tolerance: number;
  readonly unit: Localized | null;
}

export interface WrittenBand {
  readonly id: string;
  readonly from: number;
  readonly text: Localized;
}

/** Content of the quiz builder. */
export interface WrittenQuizState {
  readonly settings: Omit<QuizSettings, 'bands'>;
  readonly bands: readonly WrittenBand[];
  readonly questions: readonly WrittenQuestion[];
}

type MakeId = () => string;

const blankOption = (id: string): WrittenOption => ({
  id,
  label: {},
  match: {},
  correct: false,
  explanation: null,
});

type OptionTexts = Partial<Omit<WrittenOption, 'id'>>;

/** Returns the parts of a stored question that are options here. */
function optionsOf(question: StoredQuestion): readonly OptionTexts[] {
  switch (question.kind) {
    case 'ordering':
      return question.options.map((label) => ({ label }));
    case 'matching':
      return question.pairs.map(({ item, match }) => ({ label: item, match }));
    case 'text':
      return question.accepted.map((label) => ({ label }));
    case 'number':
      return [];
    default:
      return question.options.map(({ explanation = null, ...option }) => ({
        ...option,
        explanation,
      }));
  }
}

function asWritten(question: StoredQuestion, newId: MakeId): WrittenQuestion {
  const { kind, prompt, explanation } = question;
  const isNumber = question.kind === 'number';
  return {
    id: newId(),
    kind,
    prompt,
    explanation,
    options: optionsOf(question).map((words) => ({ ...blankOption(newId()), ...words })),
    value: isNumber ? question.value : null,
    tolerance: isNumber ? question.tolerance : 0,
    unit: isNumber ? question.unit : null,
  };
}

/** Returns a quiz as it is edited: what is in lists has ids for as long as the page is open. */
export function toWrittenQuiz({ settings, questions }: QuizPaper, newId: MakeId): WrittenQuizState {
  const { bands, ...others } = settings;
  return {
    settings: others,
    bands: bands.map((band) => ({ ...band, id: newId() })),
    questions: questions.map((question) => asWritten(question, newId)),
  };
}

function asStored(question: WrittenQuestion): StoredQuestion {
  const { kind, prompt, explanation, options, value, tolerance, unit } = question;
  const words = { prompt, explanation };
  const labels = options.map(({ label }) => label);
  switch (kind) {
    case 'ordering':
      return { kind, ...words, options: labels };
    case 'matching':
      return { kind, ...words, pairs: options.map(({ label, match }) => ({ item: label, match })) };
    case 'text':
      return { kind, ...words, accepted: labels };
    case 'number':
      return { kind, ...words, value, tolerance, unit };
    default:
      return {
        kind,
        ...words,
        options: options.map(({ label, correct, explanation: why }) => ({
          label,
          correct,
          explanation: why,
        })),
      };
  }
}

/** Returns the quiz as it is sent. */
export const toQuizChange = ({
  settings,
  bands,
  questions,
}: WrittenQuizState): Omit<QuizChange, 'revision'> => ({
  settings: { ...settings, bands: bands.map(({ from, text }) => ({ from, text })) },
  questions: questions.map(asStored),
});

/** Counts the translated texts of a language and all texts. */
export function getTranslationProgress(
  written: WrittenQuizState,
  locale: Locale,
): { done: number; total: number } {
  const { settings, questions } = toQuizChange(written);
  const texts = listQuizTexts(settings, questions);
  return { done: texts.filter((text) => text[locale]).length, total: texts.length };
}

const FEWEST = 2;
const WITHOUT_OPTIONS: readonly QuestionKind[] = ['number'];
export const hasOptions = (kind: QuestionKind): boolean => !WITHOUT_OPTIONS.includes(kind);

const TRUE_FALSE: readonly Localized[] = [words.true, words.false];

export const createOption = (newId: MakeId): WrittenOption => blankOption(newId());

function blankOptions(kind: QuestionKind, newId: MakeId): readonly WrittenOption[] {
  if (kind === 'trueFalse') return TRUE_FALSE.map((label) => ({ ...createOption(newId), label }));
  const count = kind === 'text' ? 1 : FEWEST;
  return hasOptions(kind) ? Array.from({ length: count }, () => createOption(newId)) : [];
}

/** Creates a question without words. */
export const createBlankQuestion = (kind: QuestionKind, newId: MakeId): WrittenQuestion => ({
  id: newId(),
  kind,
  prompt: {},
  explanation: {},
  options: blankOptions(kind, newId),
  value: null,
  tolerance: 0,
  unit: null,
});

/**
 * Returns the question as one of another kind; where only one option can be right, the first of
 * them stays so.
 */
export function setKind(
  question: WrittenQuestion,
  kind: QuestionKind,
  newId: MakeId,
): WrittenQuestion {
  const isNew = kind === 'trueFalse' || question.options.length === 0;
  const options = isNew ? blankOptions(kind, newId) : question.options;
  const right = options.find(({ correct }) => correct);
  const kept =
    kind === 'single' ? options.map((one) => ({ ...one, correct: one === right })) : options;
  return { ...question, kind, options: kept };
}

/**
 * Returns the options with this one marked; where only one can be right, the others are not any
 * more.
 */
export const markRightOption = (
  { kind, options }: WrittenQuestion,
  id: string,
  correct: boolean,
): readonly WrittenOption[] =>
  options.map((option) => {
    if (option.id === id) return { ...option, correct };
    return kind === 'multiple' ? option : { ...option, correct: false };
  });

/** Returns a copy of the question under new ids. */
export const duplicateQuestion = (question: WrittenQuestion, newId: MakeId): WrittenQuestion => ({
  ...question,
  id: newId(),
  options: question.options.map((option) => ({ ...option, id: newId() })),
});

/**
 * Moves a list one place further: what is to be put in order, or to be matched, does not stand as
 * it is right.
 */
const moved = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

/** Returns the question as it will stand before the person who answers. */
export function toPaperQuestion(
  { kind, prompt, options, unit }: WrittenQuestion,
  textOf: (texts: Localized) => Text,
): PaperQuestion {
  const labels = options.map(({ label }) => textOf(label));
  const matches = options.map(({ match }) => textOf(match));
  const shown: Partial<Record<QuestionKind, readonly Text[]>> = {
    single: labels,
    multiple: labels,
    trueFalse: labels,
    ordering: moved(labels),
    matching: moved(matches),
  };
  return {
    kind,
    prompt: textOf(prompt),
    items: kind === 'matching' ? labels : [],
    options: [...(shown[kind] ?? [])],
    unit: kind === 'number' && unit ? textOf(unit) : null,
  };
}
