import { FormattedMessage } from 'react-intl';
import { settingsMessages } from './messages';

/** Way to a page below the settings. */
export const SETTINGS_TRAIL = [
  { to: '/admin/settings', label: <FormattedMessage {...settingsMessages.title} /> },
] as const;
