import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { useEndUndo } from '../../../ui/toast';
import { SavingStatus } from '../../saving/SavingStatus';
import type { SavingState } from '../../saving/useSaveTimer';
import styles from '../builder.module.css';
import { builderMessages, checkMessages } from '../messages';
import { CHECKS_ID } from './ChecksPanel';

interface Props {
  readonly label: MessageDescriptor;
  readonly isPending: boolean;
  readonly isSaved: boolean;
  /** State of saving by itself, where that is done. */
  readonly saving?: SavingState;
  /** Reason why it could not be saved. */
  readonly failure: ReactNode;
  /** Number of faults to mend before it could be published. */
  readonly missing: number;
  readonly onSave: () => void;
}

/** Saves what was built, complete or not; how much is missing stands beside it. */
export function SavePanel(props: Props) {
  const { label, isPending, isSaved, saving, failure, missing, onSave } = props;
  const endUndo = useEndUndo();
  const save = () => {
    endUndo();
    onSave();
  };
  return (
    <div className={styles['saveBar']}>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles['row']}>
        <Button isPending={isPending} onClick={save}>
          <FormattedMessage {...label} />
        </Button>
        <span role="status" className={styles['note']}>
          {isSaved && <FormattedMessage {...builderMessages.saved} />}
        </span>
        {saving && !isSaved && <SavingStatus saving={saving} />}
        {missing > 0 && (
          <a href={`#${CHECKS_ID}`} className={styles['toChecks']}>
            <FormattedMessage {...checkMessages.count} values={{ count: missing }} />
          </a>
        )}
      </div>
      {!saving && (
        <p className={styles['note']}>
          <FormattedMessage {...builderMessages.keptHere} />
        </p>
      )}
    </div>
  );
}
