import { FormattedMessage, useIntl } from 'react-intl';
import { PROFILE_LIMITS } from '../../../../shared/contract/profile';
import { pictureMessages } from './messages';

const MEGABYTE = 1_000_000;
const UNIT = { style: 'unit', unit: 'megabyte' } as const;

/** A sentence with the size that a picture may have. */
export function SizeLimit({ message }: { readonly message: 'hint' | 'tooLarge' }) {
  const { formatNumber } = useIntl();
  const limit = formatNumber(PROFILE_LIMITS.pictureBytes / MEGABYTE, UNIT);
  return <FormattedMessage {...pictureMessages[message]} values={{ limit }} />;
}
