import type { QuizPaper } from '../../../../shared/contract/quizPapers';
import { isProblem } from '../../../api/problem';
import { useKeys } from '../../../api/useKeys';
import { trimmed } from '../../have-your-say/builder/draftOf';
import {
  useBuilding,
  type ChangeOf,
  type Editing,
  type Revised,
} from '../../have-your-say/builder/frame/useBuilding';
import { useChangeQuizPaperMutation } from './quizBuilderApi';
import { changeOf, type Written } from './writtenQuiz';

export interface Base extends Written, Revised {}

export interface QuizEditing extends Editing<Base> {
  /** Paper as the host has it now. */
  readonly paper: QuizPaper;
}

export type Change = ChangeOf<Written>;

const OUTDATED: readonly string[] = ['newerRevision', 'quizFrozen'];

/** Provides a quiz while it is being edited. */
export function useQuizEdit({ slug, paper, ...editing }: QuizEditing) {
  const keyFor = useKeys();
  const [send, sending] = useChangeQuizPaperMutation();
  return useBuilding<Written>({
    ...editing,
    newest: paper.revision,
    sending,
    isOutdated: (error) => isProblem(error) && OUTDATED.includes(error.code),
    send: (written, revision) => {
      const body = { revision, ...trimmed(changeOf(written)) };
      return send({ slug, body, idempotencyKey: keyFor(body) });
    },
  });
}
