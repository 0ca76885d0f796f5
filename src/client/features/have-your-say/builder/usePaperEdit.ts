import type { PaperChange, PollPaper } from '../../../../shared/contract/papers';
import { useGetSourceQuery } from '../../../api/editingApi';
import { useChangePaperMutation } from './builderApi';
import { trimTexts } from '../../../parts/builder/paperDraft';
import {
  useBuilderState,
  type ApplyChange,
  type EditorProps,
} from '../../../parts/builder/frame/useBuilderState';
import { isOutdated } from './outdated';
import type { WrittenPaper } from '../../../parts/builder/writtenPaper';

export interface PaperEditing extends EditorProps<WrittenPaper, PaperChange> {
  /** Paper as the host has it now. */
  readonly paper: PollPaper;
}

export type Change = ApplyChange<WrittenPaper>;

/** Provides the paper of a poll while it is being edited. */
export function usePaperEdit({ slug, paper, ...editing }: PaperEditing) {
  const { currentData: source } = useGetSourceQuery({ section: 'have-your-say', slug });
  const [send] = useChangePaperMutation();
  const building = useBuilderState<WrittenPaper, PaperChange>({
    ...editing,
    newest: paper.revision,
    isDraft: source?.status === 'draft',
    isOutdated,
    toBody: ({ rules, questions }, revision, isAutosave) => ({
      revision,
      ...trimTexts({ rules, questions: [...questions] }),
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
