import { FormattedMessage } from 'react-intl';
import type { LegalPage } from '../../../../shared/routes';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Part } from '../../../ui/Part';
import { toLegalFormErrors } from './legalFormErrors';
import { useBeginLegalDraftMutation } from './legalWritingApi';
import { writingMessages } from './messages';

/** Part that is shown where nobody has begun the next version. */
export function BeginPart({ kind }: { readonly kind: LegalPage }) {
  const keyFor = useIdempotencyKeys();
  const [begin, { isLoading, error }] = useBeginLegalDraftMutation();
  const { failure } = toLegalFormErrors(error);
  return (
    <Part title={writingMessages.beginTitle}>
      <p>
        <FormattedMessage {...writingMessages.beginText} />
      </p>
      {failure && !isLoading && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <p>
        <Button
          isPending={isLoading}
          onClick={() => void begin({ kind, idempotencyKey: keyFor({ begin: kind }) })}
        >
          <FormattedMessage {...writingMessages.begin} />
        </Button>
      </p>
    </Part>
  );
}
