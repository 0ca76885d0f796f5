import { FormattedMessage, useIntl } from 'react-intl';
import { getTermName } from '../../../../shared/vocabularies';
import { useLocaleContext } from '../../../intl/IntlRoot';
import type { Poll } from '../poll';
import { residentMessages } from './messages';
import styles from './Rules.module.css';

interface Props {
  readonly residents: NonNullable<Poll['details']['residents']>;
}

/** Says which residents may vote: of which districts, and of what age when voting begins. */
export function ResidentSentences({ residents: { districts, minAge, maxAge } }: Props) {
  const { formatList } = useIntl();
  const { settings, locale } = useLocaleContext();
  const names = districts.map((key) => (
    <bdi key={key}>{getTermName(settings.districts, key, locale)}</bdi>
  ));
  return (
    <>
      {districts.length > 0 && (
        <span className={styles['sentence']}>
          <FormattedMessage
            {...residentMessages.districts}
            values={{ districts: formatList(names, { type: 'disjunction' }) }}
          />
        </span>
      )}
      {minAge !== null && (
        <span className={styles['sentence']}>
          <FormattedMessage {...residentMessages.minAge} values={{ age: minAge }} />
        </span>
      )}
      {maxAge !== null && (
        <span className={styles['sentence']}>
          <FormattedMessage {...residentMessages.maxAge} values={{ age: maxAge }} />
        </span>
      )}
    </>
  );
}
