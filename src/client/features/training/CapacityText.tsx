import { FormattedMessage } from 'react-intl';
import { trainingMessages } from './messages';
import type { Capacity } from './capacity';

/** “9 places left”, “Fully booked”. */
export function CapacityText({ places }: { readonly places: Capacity }) {
  return places.state === 'left' ? (
    <FormattedMessage {...trainingMessages.placesLeft} values={{ count: places.left }} />
  ) : (
    <FormattedMessage {...trainingMessages[places.state]} />
  );
}
