import { FormattedMessage } from 'react-intl';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import type { Localized } from '../../../../../shared/contract/text';
import { findMoment } from '../../../../../shared/timeZones';
import { useLocale } from '../../../../intl/IntlRoot';
import { useMoments } from '../../../../intl/moments';
import { Notice } from '../../../../ui/Notice';
import { UserText } from '../../../../ui/UserText';
import styles from './MeetingEdit.module.css';
import { newerMessages } from './messages';
import { listNumbers, toRows } from './outline';
import { pickText } from './pickText';

/**
 * Plan that another person saved meanwhile: time, place and subject. The typed text stays in its
 * fields.
 */
export function NewerMeeting({ source }: { readonly source: MeetingSource }) {
  const { formatMoment } = useMoments();
  const locale = useLocale();
  const { written, originalLocale } = source;
  const { title, place, startsAt, timezone, agenda } = written;
  const textOf = (text: Localized) => pickText(text, locale, originalLocale);
  const numbers = listNumbers(toRows(agenda));
  const moment = findMoment(startsAt, timezone);
  const date = moment && formatMoment(new Date(moment.atMs).toISOString());
  return (
    <Notice tone="warn" role="alert" title={<FormattedMessage {...newerMessages.title} />}>
      <p>
        <FormattedMessage {...newerMessages.text} />
      </p>
      <p>
        <UserText text={textOf(title)} />
      </p>
      {date && <p>{date}</p>}
      {place[originalLocale] && (
        <p>
          <UserText text={textOf(place)} />
        </p>
      )}
      <ul className={styles['items']}>
        {agenda
          .flatMap((item) => [item, ...item.items])
          .map((item, index) => (
            <li key={item.id}>
              <span className={styles['head']}>
                <bdi dir="ltr">{numbers[index]}</bdi>
                <UserText text={textOf(item.title)} />
              </span>
            </li>
          ))}
      </ul>
    </Notice>
  );
}
