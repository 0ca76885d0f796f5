import type { MessageDescriptor } from 'react-intl';
import type { ContentSection } from '../../../shared/sections';
import { sectionMessages } from '../../intl/sharedMessages';
import { searchBoxMessages } from './messages';

/** Returns a section's name; legal texts have no section in the navigation. */
export const getSectionName = (section: ContentSection): MessageDescriptor =>
  section === 'legal' ? searchBoxMessages.legal : sectionMessages[section];
