import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { useCopyPollMutation } from '../builderApi';
import styles from '../../../../parts/builder/builder.module.css';
import { ErrorText } from '../ErrorText';
import type { ActionProps } from './actionProps';
import { copyMessages } from './messages';

/** Begins another poll with the same texts and the same paper. */
export function CopyForm({ slug, paper }: ActionProps) {
  const navigate = useNavigate();
  const keyFor = useIdempotencyKeys();
  const [copy, { isLoading, error }] = useCopyPollMutation();
  const send = async () => {
    const idempotencyKey = keyFor({ slug, revision: paper.revision });
    const { data } = await copy({ slug, body: {}, idempotencyKey });
    if (data) void navigate(`/have-your-say/${data.slug}/edit`);
  };
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...copyMessages.text} />
      </p>
      {error && !isLoading && (
        <Notice tone="bad" role="alert">
          <ErrorText error={error} />
        </Notice>
      )}
      <p>
        <Button look="secondary" isPending={isLoading} onClick={() => void send()}>
          <FormattedMessage {...copyMessages.copy} />
        </Button>
      </p>
    </div>
  );
}
