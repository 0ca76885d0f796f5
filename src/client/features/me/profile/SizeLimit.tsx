import { FormattedMessage } from 'react-intl';
import { PROFILE_LIMITS } from '../../../../shared/contract/profile';
import { useFileSize } from '../../../ui/useFileSize';
import { pictureMessages } from './messages';

/** A sentence with the size that a picture may have. */
export function SizeLimit({ message }: { readonly message: 'hint' | 'tooLarge' }) {
  const limit = useFileSize()(PROFILE_LIMITS.pictureBytes);
  return <FormattedMessage {...pictureMessages[message]} values={{ limit }} />;
}
