import type { QuizChange, QuizPaper } from '../../../../shared/contract/quizPapers';
import { useGetSourceQuery } from '../../../api/editingApi';
import { isProblem } from '../../../api/problem';
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

export interface QuizEditing extends EditorProps<WrittenQuizState, QuizChange> {
  /** Paper as the host has it now. */
  readonly paper: QuizPaper;
}

export type Change = ApplyChange<WrittenQuizState>;

const OUTDATED: readonly string[] = ['newerRevision', 'quizFrozen'];

/** Provides a quiz while it is being edited. */
export function useQuizEdit({ slug, paper, ...editing }: QuizEditing) {
  const { currentData: source } = useGetSourceQuery({ section: 'quizzes', slug });
  const [send] = useChangeQuizPaperMutation();
  const building = useBuilderState<WrittenQuizState, QuizChange>({
    ...editing,
    newest: paper.revision,
    isDraft: source?.status === 'draft',
    isOutdated: (error) => isProblem(error) && OUTDATED.includes(error.code),
    toBody: (written, revision, isAutosave) => ({
      revision,
      ...trimTexts(toQuizChange(written)),
      ...(isAutosave && { isAutosave }),
    }),
    send: ({ body, key }) => send({ slug, body, idempotencyKey: key }),
  });
  return {
    ...building,
    /** Not out yet, and nobody has set when it will be. */
    isUndecided: source?.status === 'draft' || source?.status === 'in_review',
  };
}
