import type { QuizPaper } from '../../../../shared/contract/quizPapers';
import { useGetSourceQuery } from '../../../api/editingApi';
import { isProblem } from '../../../api/problem';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { trimTexts } from '../../../parts/builder/paperDraft';
import {
  useBuilderState,
  type ApplyChange,
  type EditorProps,
  type Revision,
} from '../../../parts/builder/frame/useBuilderState';
import { useChangeQuizPaperMutation } from './quizBuilderApi';
import { toQuizChange, type WrittenQuizState } from './writtenQuiz';

export interface RevisionBase extends WrittenQuizState, Revision {}

export interface QuizEditing extends EditorProps<RevisionBase> {
  /** Paper as the host has it now. */
  readonly paper: QuizPaper;
}

export type Change = ApplyChange<WrittenQuizState>;

const OUTDATED: readonly string[] = ['newerRevision', 'quizFrozen'];

/** Provides a quiz while it is being edited. */
export function useQuizEdit({ slug, paper, ...editing }: QuizEditing) {
  const keyFor = useIdempotencyKeys();
  const { currentData: source } = useGetSourceQuery({ section: 'quizzes', slug });
  const [send] = useChangeQuizPaperMutation();
  const building = useBuilderState<WrittenQuizState>({
    ...editing,
    newest: paper.revision,
    isDraft: source?.status === 'draft',
    isOutdated: (error) => isProblem(error) && OUTDATED.includes(error.code),
    send: (written, revision, isAutosave) => {
      const body = {
        revision,
        ...trimTexts(toQuizChange(written)),
        ...(isAutosave && { isAutosave }),
      };
      return send({ slug, body, idempotencyKey: keyFor(body) });
    },
  });
  return {
    ...building,
    /** Not out yet, and nobody has set when it will be. */
    isUndecided: source?.status === 'draft' || source?.status === 'in_review',
  };
}
