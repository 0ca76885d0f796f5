import { FormattedMessage } from 'react-intl';
import { trainingMessages } from './messages';
import type { Places } from './places';

/** “9 places left”, “Fully booked”. */
export function PlacesText({ places }: { readonly places: Places }) {
  return places.state === 'left' ? (
    <FormattedMessage {...trainingMessages.placesLeft} values={{ count: places.left }} />
  ) : (
    <FormattedMessage {...trainingMessages[places.state]} />
  );
}
