import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { noMailMessages } from './messages';
import styles from './NoMail.module.css';
import { useGetOpeningTasksQuery } from './setupApi';

const SETTINGS = [
  'MEYDAN_MAIL=smtps://user:password@mail.example.org',
  'MEYDAN_MAIL_FROM=portal@example.org',
] as const;
const TO_TRY = 'MEYDAN_MAIL=mail';

/** In the place of what sends mails, while none can leave the host: what the operator has to do. */
export function NoMail() {
  const { isFetching, refetch } = useGetOpeningTasksQuery(undefined);
  return (
    <Notice tone="warn" title={<FormattedMessage {...noMailMessages.title} />}>
      <p>
        <FormattedMessage {...noMailMessages.text} />
      </p>
      {SETTINGS.map((line) => (
        <p key={line} dir="ltr" className={styles['line']}>
          <code>{line}</code>
        </p>
      ))}
      <p>
        <FormattedMessage {...noMailMessages.toTry} /> <code dir="ltr">{TO_TRY}</code>
      </p>
      <p>
        <Button look="secondary" isPending={isFetching} onClick={() => void refetch()}>
          <FormattedMessage {...noMailMessages.again} />
        </Button>
      </p>
    </Notice>
  );
}
