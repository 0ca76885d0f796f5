import { FormattedMessage } from 'react-intl';
import type { LegalPage } from '../../../../shared/routes';
import { dropDraft } from '../../../api/draft';
import { useKeys } from '../../../api/useKeys';
import { useAppDispatch } from '../../../app/hooks';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { keptAs } from './draftFields';
import { legalProblem } from './legalProblem';
import { useDeleteLegalDraftMutation } from './legalWritingApi';
import { writingMessages } from './messages';
import { useAsked } from './useAsked';

/** Throws the draft away, with what this device keeps of it. */
export function DeleteDraft({ kind }: { readonly kind: LegalPage }) {
  const dispatch = useAppDispatch();
  const keyFor = useKeys();
  const [remove, { isLoading, error }] = useDeleteLegalDraftMutation();
  const { failure } = legalProblem(error);
  const { ask, question } = useAsked(
    {
      title: writingMessages.removeTitle,
      text: writingMessages.removeText,
      confirm: writingMessages.remove,
      isDanger: true,
    },
    async () => {
      const { data } = await remove({ kind, idempotencyKey: keyFor({ remove: kind }) });
      if (data) dispatch(dropDraft(keptAs(kind)));
    },
  );
  return (
    <>
      {failure && !isLoading && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <p>
        <Button look="quiet" isPending={isLoading} onClick={ask}>
          <FormattedMessage {...writingMessages.remove} />
        </Button>
      </p>
      {question}
    </>
  );
}
