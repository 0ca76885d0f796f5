import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Statement } from '../../../../shared/contract/statements';
import { reasonMessages } from '../../../parts/comments/messages';
import { CountsBar } from './CountsBar';
import { statementMessages } from './messages';
import { CompactAnswerButtons } from './CompactAnswerButtons';
import { StatementMenu } from './StatementMenu';
import styles from './StatementRow.module.css';
import { useStatementsContext } from './statementsContext';
import { StatementText } from './StatementText';

/**
 * A statement in a list: its words, how others answered, one’s own answer, and what else one can do
 * with it.
 */
export function StatementRow({ statement }: { readonly statement: Statement }) {
  const id = useId();
  const { isOpen } = useStatementsContext();
  const { state, text, counts } = statement;
  const isReadable = text.text !== '';
  return (
    <article className={styles['row']}>
      <Standing statement={statement} />
      {isReadable && <StatementText statement={statement} id={id} />}
      {counts && state === 'shown' && <CountsBar counts={counts} />}
      {isReadable && (
        <div className={styles['foot']}>
          {isOpen && state === 'shown' && (
            <CompactAnswerButtons statement={statement} labelledBy={id} />
          )}
          <StatementMenu statement={statement} />
        </div>
      )}
    </article>
  );
}

/**
 * Removed, hidden or waiting: in the place of the words, or above them for those who may read them.
 */
function Standing({ statement: { state, hiddenFor } }: { readonly statement: Statement }) {
  const reason = <FormattedMessage {...reasonMessages[hiddenFor ?? 'other']} />;
  const notes: Record<Statement['state'], ReactNode> = {
    shown: null,
    held: <FormattedMessage {...statementMessages.held} />,
    hidden: <FormattedMessage {...statementMessages.hidden} values={{ reason }} />,
    deleted: <FormattedMessage {...statementMessages.deleted} />,
  };
  return notes[state] && <p className={styles['note']}>{notes[state]}</p>;
}
