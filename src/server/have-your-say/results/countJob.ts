import { toAlikeAnswers, type TallyEntries } from '../../../counting/alikeAnswers';
import {
  countQuestion,
  type CountTerms,
  type QuestionCount,
} from '../../../counting/countQuestion';
import type { BareQuestion } from '../../../shared/ballots/paper';

/** The count of a poll as a thread is asked for it. */
export interface CountJob {
  readonly questions: readonly BareQuestion[];
  /** By question: answers in canonical JSON, and how many ballots give them. */
  readonly answers: readonly TallyEntries[];
  readonly ballots: number;
  readonly terms: CountTerms;
}

export const runCountJob = ({ questions, answers, ballots, terms }: CountJob): QuestionCount[] =>
  questions.map((question, place) =>
    countQuestion(question, toAlikeAnswers(answers[place]!), ballots, terms),
  );
