import { FormattedMessage } from 'react-intl';
import { joinClasses } from '../../ui/joinClasses';
import { TimeText } from '../../ui/TimeText';
import { savingMessages } from './messages';
import styles from './saving.module.css';
import { isSaved, type SavingState } from './useSaveTimer';

/**
 * Whether what is typed is saved. What goes well is shown and not read out while somebody types;
 * what does not is.
 */
export function SavingStatus({ saving }: { readonly saving: SavingState }) {
  return (
    <p
      className={joinClasses(styles['line'], !isSaved(saving) && styles['kept'])}
      data-saving={saving.kind}
      role="status"
      aria-live={isSaved(saving) ? 'off' : 'polite'}
    >
      <SavingText saving={saving} />
    </p>
  );
}

function SavingText({ saving }: { readonly saving: SavingState }) {
  if (saving.kind === 'untouched') return null;
  if (saving.kind !== 'saved') return <FormattedMessage {...savingMessages[saving.kind]} />;
  const time = <TimeText value={new Date(saving.at).toISOString()} format="time" />;
  return <FormattedMessage {...savingMessages.saved} values={{ time }} />;
}
