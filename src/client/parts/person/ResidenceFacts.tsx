import { FormattedMessage, useIntl } from 'react-intl';
import type { Residence } from '../../../shared/contract/admin';
import { getTermName } from '../../../shared/vocabularies';
import { useLocaleContext } from '../../intl/IntlRoot';
import { Facts } from '../../ui/Fact';
import { TimeText } from '../../ui/TimeText';
import { residenceMessages } from './messages';

interface Props {
  readonly residence: Residence;
}

/** Facts that are verified of a resident, and until when they hold. */
export function ResidenceFacts({ residence }: Props) {
  const { formatMessage } = useIntl();
  const { settings, locale } = useLocaleContext();
  const { district, since, until } = residence;
  return (
    <Facts
      rows={[
        [
          formatMessage(residenceMessages.district),
          district === null ? (
            <FormattedMessage {...residenceMessages.notSaid} />
          ) : (
            <bdi>{getTermName(settings.districts, district, locale)}</bdi>
          ),
        ],
        [formatMessage(residenceMessages.born), <Born residence={residence} />],
        [formatMessage(residenceMessages.since), since && <TimeText value={since} />],
        [
          formatMessage(residenceMessages.until),
          until ? (
            <TimeText value={until} />
          ) : (
            <FormattedMessage {...residenceMessages.withoutEnd} />
          ),
        ],
      ]}
    />
  );
}

/** The birth date, or the days between which it lies: a day has no zone. */
function Born({ residence: { bornFrom, bornTo } }: Props) {
  const { formatDate } = useIntl();
  const format = (day: string) => formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });
  if (bornTo === null) return <FormattedMessage {...residenceMessages.notSaid} />;
  if (bornFrom === bornTo) return <>{format(bornTo)}</>;
  return bornFrom === null ? (
    <FormattedMessage {...residenceMessages.bornBy} values={{ day: format(bornTo) }} />
  ) : (
    <FormattedMessage
      {...residenceMessages.bornBetween}
      values={{ first: format(bornFrom), last: format(bornTo) }}
    />
  );
}
