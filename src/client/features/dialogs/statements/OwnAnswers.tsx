import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import fold from '../../../ui/Fold.module.css';
import { statementMessages } from './messages';
import { useGetNextStatementQuery } from './statementsApi';
import { useStatementsContext } from './statementsContext';
import { StatementList } from './StatementList';
import styles from './StatementRow.module.css';

/** Answers of the reader so far, folded; every answer can be changed there. */
export function OwnAnswers() {
  const { slug, locale } = useStatementsContext();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [isOpen, setOpen] = useState(false);
  const count = useGetNextStatementQuery({ slug, locale }).currentData?.progress.answered ?? 0;
  if (!isSignedIn || count === 0) return null;
  return (
    <details
      className={fold['fold']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage {...statementMessages.mine} values={{ count }} />
      </summary>
      {isOpen && (
        <div className={styles['folded']}>
          <StatementList
            arg={{ slug, locale, relation: 'answered' }}
            nothing={
              <p>
                <FormattedMessage {...statementMessages.noneAnswered} />
              </p>
            }
          />
        </div>
      )}
    </details>
  );
}
