import { useIntl } from 'react-intl';
import { opinionMessages } from './messages';

/**
 * Provides the letter of a group by its name, which is a number from 0; from the alphabet of the
 * reader's language.
 */
export function useGroupLetter(): (name: number) => string {
  const { formatMessage } = useIntl();
  const letters = formatMessage(opinionMessages.letters).split(' ');
  return (name) => letters[name] ?? String(name + 1);
}
