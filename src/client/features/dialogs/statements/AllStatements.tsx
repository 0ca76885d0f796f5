import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { portalApi } from '../../../api/portalApi';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import comments from '../../../parts/comments/Comments.module.css';
import fold from '../../../ui/Fold.module.css';
import { statementMessages } from './messages';
import { SortedStatements } from './SortedStatements';
import { STATEMENT_LISTS_TAG } from './statementsApi';
import styles from './StatementRow.module.css';

interface Props {
  /** Number of statements now; it grows while the page is shown. */
  readonly count: number;
  /** Number of statements when the lists were read. */
  readonly known: number;
  readonly onShow: () => void;
}

/**
 * The list of all statements, folded: one at a time is for most people. New ones are announced; the
 * list changes when the reader asks.
 */
export function AllStatements({ count, known, onShow }: Props) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    onShow();
    setOpen(true);
    dispatch(portalApi.util.invalidateTags([STATEMENT_LISTS_TAG]));
  };
  return (
    <>
      <div role="status">
        {count > known && (
          <p className={comments['newOnes']}>
            <FormattedMessage {...statementMessages.newOnes} values={{ count: count - known }} />
            <Button look="secondary" onClick={show}>
              <FormattedMessage {...statementMessages.show} />
            </Button>
          </p>
        )}
      </div>
      <details
        className={fold['fold']}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <FormattedMessage {...statementMessages.all} values={{ count }} />
        </summary>
        {isOpen && (
          <div className={styles['folded']}>
            <SortedStatements />
          </div>
        )}
      </details>
    </>
  );
}
