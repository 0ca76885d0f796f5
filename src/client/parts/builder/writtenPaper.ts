import type { Condition, Option, Question, QuestionSettings } from '../../../shared/ballots/paper';
import type { QuestionType } from '../../../shared/ballots/methods';
import type { PollRules, WrittenOption, WrittenQuestion } from '../../../shared/contract/papers';
import type { Localized, Text } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';

/** Content of the builder: the rules of a poll and the questions on its paper. */
export interface WrittenPaper {
  readonly rules: PollRules;
  readonly questions: readonly WrittenQuestion[];
}

/** Changes of a question that do not make it one of another type. */
export type QuestionChange = Partial<Pick<WrittenQuestion, 'prompt' | 'help' | 'required'>> & {
  readonly settings?: Partial<QuestionSettings>;
  readonly options?: readonly WrittenOption[];
  readonly conditions?: readonly Condition[];
};

/** Returns the question with the change; settings are laid over those that it has. */
export const applyChange = (question: WrittenQuestion, change: QuestionChange): WrittenQuestion =>
  ({
    ...question,
    ...change,
    settings: { ...question.settings, ...change.settings },
  }) as WrittenQuestion;

/** Returns the texts with the text in one language as it was typed; an empty one is left out. */
export function setText(texts: Localized | null, locale: Locale, text: string): Localized {
  const { [locale]: _before, ...others } = texts ?? {};
  return text.trim() === '' ? others : { ...others, [locale]: text };
}

/** Does the same as `setText`, for words that need not be there. */
export function setOptionalText(
  texts: Localized | null,
  locale: Locale,
  text: string,
): Localized | null {
  const changed = setText(texts, locale, text);
  return Object.keys(changed).length > 0 ? changed : null;
}

/**
 * Returns the text for a reader of this language; in the original one where there is none; null
 * where there is neither.
 */
export function pickText(texts: Localized | null, locale: Locale, original: Locale): Text | null {
  const lang = texts?.[locale] ? locale : original;
  const text = texts?.[lang];
  return text ? { text, lang } : null;
}

/**
 * Returns the question as it will stand on the paper of a reader; `missing` takes the place of
 * words that nobody wrote yet.
 */
export function toLocalizedQuestion(
  written: WrittenQuestion,
  locale: Locale,
  original: Locale,
  missing: Text,
): Question {
  const options: readonly Option[] = written.options.map((option) => ({
    ...option,
    label: pickText(option.label, locale, original) ?? missing,
    description: pickText(option.description, locale, original),
  }));
  return {
    ...written,
    prompt: pickText(written.prompt, locale, original) ?? missing,
    help: pickText(written.help, locale, original),
    options,
  } as Question;
}

const WITHOUT_OPTIONS: readonly QuestionType[] = ['scale', 'text'];
export const hasOptions = (type: QuestionType): boolean => !WITHOUT_OPTIONS.includes(type);

/** Lists all words of a paper that a language should have. */
const textsOf = ({ questions }: WrittenPaper): readonly Localized[] =>
  questions.flatMap(({ prompt, help, type, options, settings }) => [
    prompt,
    ...(help ? [help] : []),
    ...('groups' in settings ? (settings.groups ?? []) : []).map(({ name }) => name),
    ...(type === 'date'
      ? []
      : options.flatMap(({ label, description }) => [
          label,
          ...(description ? [description] : []),
        ])),
  ]);

/** Counts the translated texts of a language and all texts. */
export function getTranslationProgress(
  written: WrittenPaper,
  locale: Locale,
): { done: number; total: number } {
  const texts = textsOf(written);
  return { done: texts.filter((text) => text[locale]).length, total: texts.length };
}

/** Takes projects out of groups that are not among the options any more. */
function withoutStrangers(question: WrittenQuestion): WrittenQuestion {
  if (question.type !== 'budget' || !question.settings.groups) return question;
  const ids = question.options.map(({ id }) => id);
  const groups = question.settings.groups.map((group) => ({
    ...group,
    options: group.options.filter((id) => ids.includes(id)),
  }));
  return applyChange(question, { settings: { groups } });
}

/** Returns the question with other options. Where all of them may be marked, this stays so. */
export function setOptions(
  question: WrittenQuestion,
  options: readonly WrittenOption[],
): WrittenQuestion {
  const changed = withoutStrangers(applyChange(question, { options }));
  if (changed.type !== 'choice' || changed.settings.most === 1) return changed;
  const { most } = changed.settings;
  const mayMarkAll = most >= question.options.length;
  return mayMarkAll
    ? applyChange(changed, { settings: { most: Math.max(2, options.length) } })
    : changed;
}
