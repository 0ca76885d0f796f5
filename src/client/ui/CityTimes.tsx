import { FormattedMessage } from 'react-intl';
import { useMoments } from '../intl/moments';
import { uiMessages } from '../intl/sharedMessages';
import { useLocaleContext } from '../intl/IntlRoot';

interface Props {
  /** ISO moment that stands in the fields; null while there is none. */
  readonly value?: string | null;
  readonly className?: string | undefined;
}

/**
 * Says beside fields for a time that it is the city's; nothing to readers whose clock is the same.
 */
export function CityTimes({ value = null, className }: Props) {
  const { now } = useLocaleContext();
  const { formatMoment, isElsewhere } = useMoments();
  if (!isElsewhere(value ?? new Date(now).toISOString())) return null;
  return (
    <p className={className}>
      {value === null ? <FormattedMessage {...uiMessages.cityTimes} /> : formatMoment(value)}
    </p>
  );
}
