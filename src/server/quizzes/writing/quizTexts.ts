import type { QuizSettings } from '../../../shared/contract/quizPapers';
import type { StoredQuestion } from '../../../shared/contract/quizzes';
import type { Localized } from '../../../shared/contract/text';
import { readMoment } from '../../editing/readMoment';
import { readBody, readLine, readLocalized, readOptional } from '../../editing/readWritten';

const line = (text: Localized) => readLocalized(text, readLine);
const body = (text: Localized) => readLocalized(text, readBody);

/** Reads what is special to a kind, with its texts as they are kept. */
function readParts(question: StoredQuestion): StoredQuestion {
  switch (question.kind) {
    case 'ordering':
      return { ...question, options: question.options.map(line) };
    case 'matching': {
      const pairs = question.pairs.map(({ item, match }) => ({
        item: line(item),
        match: line(match),
      }));
      return { ...question, pairs };
    }
    case 'text': {
      const accepted = question.accepted.map(line);
      return { ...question, accepted: accepted.filter((text) => Object.keys(text).length > 0) };
    }
    case 'number':
      return { ...question, unit: readOptional(question.unit, readLine) };
    default: {
      const options = question.options.map(({ label, correct, explanation = null }) => ({
        label: line(label),
        correct,
        explanation: readOptional(explanation, readBody),
      }));
      return { ...question, options };
    }
  }
}

/** Questions as they are kept: texts without what is no text. */
export const readQuizQuestions = (questions: readonly StoredQuestion[]): StoredQuestion[] =>
  questions.map((question) => ({
    ...readParts(question),
    prompt: line(question.prompt),
    explanation: body(question.explanation),
  }));

/**
 * Settings as they are kept: moments in UTC, bands from the lowest. @throws Problem invalidRequest
 * for a date that is none
 */
export const readQuizSettings = (settings: QuizSettings): QuizSettings => ({
  ...settings,
  bands: settings.bands
    .map(({ from, text }) => ({ from, text: body(text) }))
    .toSorted((one, other) => one.from - other.from),
  opensAt: readMoment(settings.opensAt),
  closesAt: readMoment(settings.closesAt),
});
