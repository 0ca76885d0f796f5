import { FormattedMessage } from 'react-intl';
import type { LegalWriting } from '../../../../shared/contract/legal';
import type { LegalPage } from '../../../../shared/routes';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { Notice } from '../../../ui/Notice';
import { useConfirmation } from '../../../ui/overlays/useConfirmation';
import { Part } from '../../../ui/Part';
import { TimeText } from '../../../ui/TimeText';
import { toLegalFormErrors } from './legalFormErrors';
import { useTakeBackLegalVersionMutation } from './legalWritingApi';
import { comingMessage, takeBackMessage, writingMessages } from './messages';
import styles from './writing.module.css';

interface Props {
  readonly kind: LegalPage;
  /** The next one first. */
  readonly coming: LegalWriting['coming'];
}

/** The versions that have their day; the last of them can be taken back. */
export function UpcomingVersionsPart({ kind, coming }: Props) {
  const last = coming.at(-1);
  return (
    <Part title={writingMessages.comingTitle}>
      <ul className={styles['coming']}>
        {coming.map(({ slug, versionNumber, effectiveOn }) => (
          <li key={slug}>
            <Link to={`/legal/${slug}`} className={styles['version']}>
              <FormattedMessage
                {...comingMessage}
                values={{
                  number: versionNumber,
                  date: <TimeText key="date" value={effectiveOn} />,
                }}
              />
            </Link>
          </li>
        ))}
      </ul>
      {last && <TakeBack kind={kind} number={last.versionNumber} />}
    </Part>
  );
}

interface TakeBackProps {
  readonly kind: LegalPage;
  readonly number: number;
}

function TakeBack({ kind, number }: TakeBackProps) {
  const keyFor = useIdempotencyKeys();
  const [takeBack, { isLoading, error }] = useTakeBackLegalVersionMutation();
  const { failure } = toLegalFormErrors(error);
  const { ask, question } = useConfirmation(
    {
      title: writingMessages.takeBackTitle,
      text: writingMessages.takeBackText,
      confirm: writingMessages.takeBack,
    },
    () => takeBack({ kind, number, idempotencyKey: keyFor({ kind, number }) }),
  );
  return (
    <>
      {failure && !isLoading && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <p>
        <Button look="secondary" isPending={isLoading} onClick={ask}>
          <FormattedMessage {...takeBackMessage} values={{ number }} />
        </Button>
      </p>
      {question}
    </>
  );
}
