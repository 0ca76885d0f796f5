import { FormattedMessage } from 'react-intl';
import type { PaperFault } from '../../../../shared/ballots/paperFaults';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import styles from './builder.module.css';
import { CHECKS_ID } from './checks/Checks';
import { isError } from './checks/faults';
import { Failure } from './Failure';
import { builderMessages, checkMessages } from './messages';
import type { usePaperEdit } from './usePaperEdit';

interface Props {
  readonly edit: ReturnType<typeof usePaperEdit>;
  readonly faults: readonly PaperFault[];
  readonly onSave: () => void;
}

/** Saves the paper, complete or not; how much is missing stands beside it. */
export function SaveBar({ edit, faults, onSave }: Props) {
  const count = faults.filter(isError).length;
  const save = () => {
    onSave();
    void edit.save();
  };
  return (
    <div className={styles['saveBar']}>
      {edit.error && !edit.isNewer && !edit.isLoading && (
        <Notice tone="bad" role="alert">
          <Failure error={edit.error} />
        </Notice>
      )}
      <div className={styles['row']}>
        <Button isPending={edit.isLoading} onClick={save}>
          <FormattedMessage {...builderMessages.save} />
        </Button>
        <span role="status" className={styles['note']}>
          {edit.isSaved && <FormattedMessage {...builderMessages.saved} />}
        </span>
        {count > 0 && (
          <a href={`#${CHECKS_ID}`} className={styles['toChecks']}>
            <FormattedMessage {...checkMessages.count} values={{ count }} />
          </a>
        )}
      </div>
      <p className={styles['note']}>
        <FormattedMessage {...builderMessages.keptHere} />
      </p>
    </div>
  );
}
