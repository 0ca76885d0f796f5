import type { Static } from 'typebox';
import { QuizDetails, QuizFacts, type quizDetails } from '../../shared/contract/quizzes';
import type { Localized } from '../../shared/contract/text';
import type { ContentRow } from '../content/contentQueries';
import { textFor } from '../content/localize';
import type { FactsOf, Reading, SectionDefinition } from '../content/section';

type StoredQuiz = Static<ReturnType<typeof quizDetails<typeof Localized>>>;

const storedQuiz = (row: ContentRow) => row.details as unknown as StoredQuiz;

function factsOf(row: ContentRow): QuizFacts {
  const { timeLimitSeconds, passMarkPercent, questions } = storedQuiz(row);
  return { timeLimitSeconds, passMarkPercent, questionCount: questions.length };
}

const facts: FactsOf = async (_reading, rows) => new Map(rows.map((row) => [row.id, factsOf(row)]));

/** Prompts and options alone: which option is right and why stays on the host. */
async function details({ locale }: Reading, row: ContentRow): Promise<QuizDetails> {
  const inLocale = (text: Localized) => textFor(text, locale, row.original_locale);
  return {
    ...factsOf(row),
    questions: storedQuiz(row).questions.map(({ kind, prompt, options }) => ({
      kind,
      prompt: inLocale(prompt),
      options: options.map(({ label }) => ({ label: inLocale(label) })),
    })),
  };
}

export const quizzes: SectionDefinition = {
  section: 'quizzes',
  listDetails: QuizFacts,
  pageDetails: QuizDetails,
  facts,
  details,
};
