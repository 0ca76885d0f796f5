import { FormattedMessage } from 'react-intl';
import { classes } from '../../../ui/classes';
import { TimeText } from '../../../ui/TimeText';
import { savingMessages } from './messages';
import styles from './saving.module.css';
import { isSafe, type Saving } from './useAutosave';

/**
 * Whether what is typed is saved. What goes well is shown and not read out while somebody types;
 * what does not is.
 */
export function SavingLine({ saving }: { readonly saving: Saving }) {
  return (
    <p
      className={classes(styles['line'], !isSafe(saving) && styles['kept'])}
      data-saving={saving.kind}
      role="status"
      aria-live={isSafe(saving) ? 'off' : 'polite'}
    >
      <Words saving={saving} />
    </p>
  );
}

function Words({ saving }: { readonly saving: Saving }) {
  if (saving.kind === 'untouched') return null;
  if (saving.kind !== 'saved') return <FormattedMessage {...savingMessages[saving.kind]} />;
  const time = <TimeText value={new Date(saving.at).toISOString()} format="time" />;
  return <FormattedMessage {...savingMessages.saved} values={{ time }} />;
}
