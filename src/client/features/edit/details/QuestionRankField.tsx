import { FormattedMessage } from 'react-intl';
import type { Move, WrittenDetails } from '../../../../shared/contract/writtenDetails';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useLocale } from '../../../intl/IntlRoot';
import { Button } from '../../../ui/Button';
import type { Revisions } from '../../../ui/forms/revisions';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Part } from '../../../ui/Part';
import styles from './details.module.css';
import { useMoveQuestionMutation } from './detailsApi';
import { questionMessages } from '../../../parts/details/messages';

interface Props {
  readonly slug: string;
  readonly written: WrittenDetails;
  /** The form on the same page goes on from the newer revision. */
  readonly onMoved: Revisions['made'];
}

/** Position of a question among those about the same subject; it moves at once. */
export function QuestionRankField({ slug, written: { rank, revision }, onMoved }: Props) {
  const locale = useLocale();
  const keyFor = useIdempotencyKeys();
  const [move, { isLoading, error }] = useMoveQuestionMutation();
  if (rank === null) return null;
  const go = async (direction: Move['direction']) => {
    const body = { revision, direction };
    const sent = { section: 'faqs', slug, locale, body, idempotencyKey: keyFor(body) } as const;
    const { data } = await move(sent);
    if (data) onMoved(revision, data.revision);
  };
  return (
    <Part title={questionMessages.place}>
      <p role="status">
        <FormattedMessage {...questionMessages.rank} values={{ place: rank.place, of: rank.of }} />
      </p>
      <p className={styles['moves']}>
        <Button
          look="secondary"
          isPending={isLoading || rank.place <= 1}
          onClick={() => void go('up')}
        >
          <FormattedMessage {...questionMessages.up} />
        </Button>
        <Button
          look="secondary"
          isPending={isLoading || rank.place >= rank.of}
          onClick={() => void go('down')}
        >
          <FormattedMessage {...questionMessages.down} />
        </Button>
      </p>
      {error && <div role="alert">{toFormErrors(error).failure}</div>}
    </Part>
  );
}
