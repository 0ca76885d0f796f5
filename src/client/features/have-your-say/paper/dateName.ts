import type { IntlShape } from 'react-intl';
import type { Option } from '../../../../shared/ballots/paper';

/** When a proposed date is, in the city's time; where no time is given, what it is called. */
export const dateName = (
  { formatDate }: Pick<IntlShape, 'formatDate'>,
  { startsAt, label }: Option,
): string =>
  startsAt === null
    ? label.text
    : formatDate(startsAt, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
      });
