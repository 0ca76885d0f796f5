import { FormattedMessage } from 'react-intl';
import type { LegalPage } from '../../../../shared/routes';
import { dropDraft } from '../../../api/draft';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { useConfirmation } from '../../../ui/overlays/useConfirmation';
import { getDraftName } from './draftFields';
import { isRevisionConflict, toLegalFormErrors } from './legalFormErrors';
import { useDeleteLegalDraftMutation } from './legalWritingApi';
import { writingMessages } from './messages';

interface Props {
  readonly kind: LegalPage;
  readonly revision: number;
}

/** Throws the draft away as it is seen, with what this device keeps of it. */
export function DeleteDraft({ kind, revision }: Props) {
  const dispatch = useAppDispatch();
  const keyFor = useIdempotencyKeys();
  const [remove, { isLoading, error }] = useDeleteLegalDraftMutation();
  const failure = isRevisionConflict(error) ? (
    <FormattedMessage {...writingMessages.notRemoved} />
  ) : (
    toLegalFormErrors(error).failure
  );
  const { ask, question } = useConfirmation(
    {
      title: writingMessages.removeTitle,
      text: writingMessages.removeText,
      confirm: writingMessages.remove,
      isDanger: true,
    },
    async () => {
      const { data } = await remove({
        kind,
        revision,
        idempotencyKey: keyFor({ remove: kind, revision }),
      });
      if (data) dispatch(dropDraft(getDraftName(kind)));
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
