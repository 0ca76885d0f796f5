import { FormattedMessage } from 'react-intl';
import type { EventDetails, MapPosition } from '../../../../shared/contract/events';
import { CopyButton } from '../../../ui/CopyButton';
import { UserText } from '../../../ui/UserText';
import styles from '../EventScreen.module.css';
import { placeMessages } from './messages';

const MAP_HOST = 'openstreetmap.org';
const ZOOM = 17;
/** About a metre. */
const DIGITS = 5;

/**
 * Returns the address of the OpenStreetMap page with a mark at the position; no part of it is
 * loaded here.
 */
function getMapUrl({ latitude, longitude }: MapPosition): string {
  const [lat, lon] = [latitude.toFixed(DIGITS), longitude.toFixed(DIGITS)];
  return `https://www.${MAP_HOST}/?mlat=${lat}&mlon=${lon}#map=${ZOOM}/${lat}/${lon}`;
}

/** Way to the event: in words, the address to copy, and a map elsewhere. */
export function Venue({ details }: { readonly details: EventDetails }) {
  const { location, address, directions, position } = details;
  if (!directions && !position) return null;
  const whole = [location, address].flatMap((text) => (text ? [text.text] : [])).join(', ');
  return (
    <section aria-labelledby="place">
      <h2 id="place" className={styles['heading']}>
        <FormattedMessage {...placeMessages.title} />
      </h2>
      {directions && (
        <p>
          <UserText text={directions} />
        </p>
      )}
      {position && (
        <p className={styles['links']}>
          <a href={getMapUrl(position)} rel="noopener noreferrer nofollow">
            <FormattedMessage {...placeMessages.map} />
          </a>
          <bdi dir="ltr">{MAP_HOST}</bdi>
        </p>
      )}
      {whole && (
        <CopyButton
          text={whole}
          label={placeMessages.copy}
          copied={placeMessages.copied}
          notCopied={placeMessages.notCopied}
        />
      )}
    </section>
  );
}
