import { sql } from 'kysely';
import { toCanonicalJson } from '../../../shared/ballots/canonicalJson';
import type { QuizChange, QuizSettings } from '../../../shared/contract/quizPapers';
import type { StoredQuestion } from '../../../shared/contract/quizzes';
import { canPublishQuiz, findQuizFaults } from '../../../shared/quizzes/quizFaults';
import type { Database } from '../../db/openDatabase';
import { reviseContent, logChange, toVersionCause } from '../../editing/changes';
import { lockSource, type SourceRow } from '../../editing/sourceQueries';
import { isRepeated, type Cause } from '../../editing/writing';
import { Problem } from '../../http/problem';
import { toQuizSourceFacts, readQuizSource, type QuizSource } from './quizSource';
import type { Localized } from '../../../shared/contract/text';
import { readMoment } from '../../editing/readMoment';
import { readBody, readLine, readLocalized, readOptional } from '../../editing/readWritten';

/**
 * Returns what decides about the points of a question: all but its words. Spellings are no words:
 * they are what is right.
 */
function bare(question: StoredQuestion): object {
  const { kind } = question;
  switch (question.kind) {
    case 'ordering':
      return { kind, options: question.options.length };
    case 'matching':
      return { kind, pairs: question.pairs.length };
    case 'text':
      return { kind, accepted: question.accepted };
    case 'number':
      return { kind, value: question.value, tolerance: question.tolerance };
    default:
      return { kind, options: question.options.map(({ correct }) => correct) };
  }
}

interface Quiz {
  readonly settings: QuizSettings;
  readonly questions: readonly StoredQuestion[];
}

/**
 * Returns what stays as it is once a person has tried: attempts would come to something else with
 * anything of it changed.
 */
const getFixedPart = ({ settings, questions }: Quiz): object => {
  const { passMarkPercent, gradeMethod, shuffle } = settings;
  return { passMarkPercent, gradeMethod, shuffle, questions: questions.map(bare) };
};

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
const readQuizQuestions = (questions: readonly StoredQuestion[]): StoredQuestion[] =>
  questions.map((question) => ({
    ...readParts(question),
    prompt: line(question.prompt),
    explanation: body(question.explanation),
  }));

/**
 * Settings as they are kept: moments in UTC, bands from the lowest. @throws Problem invalidRequest
 * for a date that is none
 */
const readQuizSettings = (settings: QuizSettings): QuizSettings => ({
  ...settings,
  bands: settings.bands
    .map(({ from, text }) => ({ from, text: body(text) }))
    .toSorted((one, other) => one.from - other.from),
  opensAt: readMoment(settings.opensAt),
  closesAt: readMoment(settings.closesAt),
});

interface Written {
  readonly settings: QuizSettings;
  readonly questions: StoredQuestion[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  toCanonicalJson(one) === toCanonicalJson(other);

/**
 * Refuses faults in a quiz that is out and tried by others; a draft can be kept with faults.
 * @throws Problem invalidQuiz
 */
function refuseFaults(source: QuizSource, { settings, questions }: Written, now: Date): void {
  const faults = findQuizFaults(settings, questions, toQuizSourceFacts(source, now));
  if (source.status === 'draft' || canPublishQuiz(faults)) return;
  const errors = faults.filter(({ severity }) => severity === 'error');
  throw new Problem('invalidQuiz', [...new Set(errors.map(({ code }) => code))].join(', '));
}

const columnsOf = ({ settings, questions }: Written) => {
  const { opensAt, closesAt, ...kept } = settings;
  const details = JSON.stringify({ ...kept, questions });
  return { details, opens_at: opensAt, closes_at: closesAt };
};

/**
 * Attempts that are there are reviewed with the corrected words, and count among those at these
 * questions.
 */
async function correctPaper(trx: Database, quizId: string, { questions }: Written): Promise<void> {
  await sql`
    update quiz_papers set questions = ${JSON.stringify(questions)} from contents
    where quiz_id = ${quizId} and contents.id = quiz_id
      and digest = md5((details -> 'questions')::text)`.execute(trx);
}

/** Questions that nobody has attempts at any more. */
async function dropPapers(trx: Database, quizId: string): Promise<void> {
  await trx.deleteFrom('quiz_papers').where('quiz_id', '=', quizId).execute();
}

/**
 * Returns what the log keeps of a change: settings, and the questions that differ, by their place
 * from 0.
 */
function traceOf({ settings, questions }: Written, other: Written) {
  const changed = questions.flatMap((question, place) =>
    isSame(question, other.questions[place]) ? [] : [[place, question] as const],
  );
  return { settings, questions: Object.fromEntries(changed) };
}

/**
 * Writes the questions of a quiz and its settings. Once somebody has tried, words can be corrected
 * and times change; what decides about points stays. The same request again changes nothing. What
 * is no draft any more leaves an entry in the log.
 * @throws Problem newerRevision, quizFrozen, invalidQuiz; invalidRequest for a date that is none,
 *   and where typing would change what is no draft
 */
export function changeQuiz(
  db: Database,
  row: SourceRow,
  { revision, isAutosave = false, ...change }: QuizChange,
  cause: Cause,
): Promise<void> {
  const written: Written = {
    settings: readQuizSettings(change.settings),
    questions: readQuizQuestions(change.questions),
  };
  return db.transaction().execute(async (trx) => {
    const earlier = await lockSource(trx, row);
    if (isRepeated(earlier, cause)) return;
    if (earlier.revision !== revision) throw new Problem('newerRevision');
    const kept = toVersionCause(earlier, { isAutosave });
    const source = await readQuizSource(trx, row.id);
    if (source.isFrozen && !isSame(getFixedPart(source), getFixedPart(written)))
      throw new Problem('quizFrozen');
    refuseFaults(source, written, cause.at);
    await (source.isFrozen ? correctPaper : dropPapers)(trx, row.id, written);
    const later = await reviseContent(trx, earlier, columnsOf(written), { ...cause, kept });
    if (earlier.status === 'draft') return;
    const change = {
      action: 'edited',
      reason: '',
      before: traceOf(source, written),
      after: traceOf(written, source),
    } as const;
    await logChange(trx, change, [earlier, later], cause);
  });
}
