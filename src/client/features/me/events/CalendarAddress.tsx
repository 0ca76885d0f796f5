import { FormattedMessage, useIntl } from 'react-intl';
import {
  useGetOwnCalendarQuery,
  useRenewCalendarMutation,
  useWithdrawCalendarMutation,
} from '../../../parts/registration/registrationsApi';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Notice } from '../../../ui/Notice';
import { useToast } from '../../../ui/toast';
import { myEventMessages } from './messages';
import styles from './MyEvents.module.css';

/** The secret address of my calendar: made, shown once, renewed and withdrawn. */
export function CalendarAddress() {
  const { formatDate } = useIntl();
  const toast = useToast();
  const { currentData } = useGetOwnCalendarQuery(undefined);
  const [renew, { data: made, isLoading: isMaking, isError, reset }] = useRenewCalendarMutation();
  const [withdraw, { isLoading }] = useWithdrawCalendarMutation();
  const since = currentData?.since ?? null;
  const end = async () => {
    const { error } = await withdraw(undefined);
    if (!error) reset();
    const text = error ? myEventMessages.notDone : myEventMessages.withdrawn;
    toast({ text, tone: error ? 'bad' : 'good' });
  };
  return (
    <section aria-labelledby="own-calendar" className={styles['calendar']}>
      <h2 id="own-calendar">
        <FormattedMessage {...myEventMessages.calendar} />
      </h2>
      <p>
        <FormattedMessage {...myEventMessages.calendarText} />
      </p>
      {since && (
        <p>
          <FormattedMessage
            {...myEventMessages.since}
            values={{ date: formatDate(since, { dateStyle: 'long' }) }}
          />
        </p>
      )}
      {since && (
        <p>
          <FormattedMessage {...myEventMessages.renewHint} />
        </p>
      )}
      {made && <Address address={made.address} />}
      {isError && (
        <Notice tone="bad" role="alert">
          <p>
            <FormattedMessage {...myEventMessages.notDone} />
          </p>
        </Notice>
      )}
      <div className={styles['ways']}>
        <Button look="secondary" isPending={isMaking} onClick={() => void renew(undefined)}>
          <FormattedMessage {...(since ? myEventMessages.renew : myEventMessages.make)} />
        </Button>
        {since && (
          <Button look="quiet" isPending={isLoading} onClick={() => void end()}>
            <FormattedMessage {...myEventMessages.withdraw} />
          </Button>
        )}
      </div>
    </section>
  );
}

function Address({ address }: { readonly address: string }) {
  return (
    <Notice tone="good" role="status" title={<FormattedMessage {...myEventMessages.shownOnce} />}>
      <p className={styles['address']}>
        <bdi dir="ltr">{address}</bdi>
      </p>
      <CopyButton
        text={address}
        label={myEventMessages.copy}
        copied={myEventMessages.copied}
        notCopied={myEventMessages.notCopied}
      />
    </Notice>
  );
}
