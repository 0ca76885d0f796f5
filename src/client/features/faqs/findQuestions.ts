import type { MarkedText } from '../../../shared/contract/search';
import type { ListItem } from '../../../shared/contract/content';
import type { FaqDetails } from '../../../shared/contract/faqs';
import type { Text } from '../../../shared/contract/text';
import { findMarks, toSearchWords } from '../../../shared/marks';

export type Question = ListItem<FaqDetails>;

/** Words and subject of a search; empty: all questions. */
export interface FaqQuery {
  readonly q: string;
  readonly kind: string;
}

export const parseSearchQuery = (search: URLSearchParams): FaqQuery => ({
  q: search.get('q')?.trim() ?? '',
  kind: search.get('kind') ?? '',
});

/** Returns a text with the places that the words match. */
export const markMatches = (text: Text, words: readonly string[]): MarkedText => ({
  ...text,
  marks: findMarks(text.text, words),
});

const holdsAll = ({ title, summary }: Question, words: readonly string[]): boolean =>
  words.every((word) => [title, summary].some(({ text }) => findMarks(text, [word]).length > 0));

/**
 * Finds the questions about the subject that contain every word: in the question, the short answer,
 * or the whole one, which the host knows (`inAnswers`: ids).
 */
export function findQuestions(
  questions: readonly Question[],
  { q, kind }: FaqQuery,
  inAnswers: ReadonlySet<string>,
): readonly Question[] {
  const words = toSearchWords(q);
  return questions.filter(
    (question) =>
      (kind === '' || question.details.category === kind) &&
      (inAnswers.has(question.id) || holdsAll(question, words)),
  );
}
