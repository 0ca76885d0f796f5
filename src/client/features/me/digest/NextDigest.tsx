import { FormattedMessage } from 'react-intl';
import type { DigestEntry, DigestPreview } from '../../../../shared/contract/digests';
import { useMoments } from '../../../intl/moments';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { UserText } from '../../../ui/UserText';
import styles from './digest.module.css';
import { useSendDigestMutation } from './digestApi';
import { digestMessages, moreMessage, nextMessage, rhythmTitles } from './messages';

interface Props {
  readonly digest: DigestPreview;
  readonly timeZone: string | null;
  readonly canMail: boolean;
}

/** One of the next mails as it would be now, and a button that has it sent. */
export function NextDigest({ digest, timeZone, canMail }: Props) {
  const { rhythm, nextAt, entries, total } = digest;
  const { formatMoment } = useMoments(timeZone);
  const when = formatMoment(nextAt, 'full');
  return (
    <Card className={styles['next']}>
      <h3>
        <FormattedMessage {...rhythmTitles[rhythm]} />
      </h3>
      <p>
        <FormattedMessage {...nextMessage} values={{ when }} />
      </p>
      {entries.length === 0 ? (
        <p>
          <FormattedMessage {...digestMessages.nothing} />
        </p>
      ) : (
        <ul className={styles['entries']}>
          {entries.map((entry) => (
            <Entry key={`${entry.kind} ${entry.content?.slug ?? ''}`} entry={entry} />
          ))}
        </ul>
      )}
      {total > entries.length && (
        <p>
          <FormattedMessage {...moreMessage} values={{ count: total - entries.length }} />
        </p>
      )}
      {canMail && <SendNow digest={digest} />}
    </Card>
  );
}

function Entry({ entry: { what, why, content } }: { readonly entry: DigestEntry }) {
  return (
    <li className={styles['entry']}>
      {content && (
        <Link to={`/${content.section}/${content.slug}`}>
          <UserText text={content.title} />
        </Link>
      )}
      <span>{what}</span>
      <span className={styles['why']}>{why}</span>
    </li>
  );
}

function SendNow({ digest: { rhythm, entries } }: Pick<Props, 'digest'>) {
  const [send, { data, isLoading, error }] = useSendDigestMutation();
  const sendNow = () => void send({ rhythm });
  return (
    <>
      {entries.length > 0 && (
        <Button look="secondary" isPending={isLoading} onClick={sendNow}>
          <FormattedMessage {...digestMessages.send} />
        </Button>
      )}
      {error && <ErrorNotice onRetry={sendNow} error={error} />}
      <p role="status">
        {data && <FormattedMessage {...digestMessages[data.isSent ? 'sent' : 'notSent']} />}
      </p>
    </>
  );
}
