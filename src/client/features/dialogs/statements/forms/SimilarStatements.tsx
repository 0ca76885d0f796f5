import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Statement } from '../../../../../shared/contract/statements';
import { CompactAnswerButtons } from '../CompactAnswerButtons';
import { StatementText } from '../StatementText';
import { statementFormMessages } from './messages';
import styles from './StatementForm.module.css';

/**
 * Statements like the one that is being written: whoever finds theirs among them answers it
 * instead.
 */
export function SimilarStatements({ statements }: { readonly statements: readonly Statement[] }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {statements.length > 0 && (
          <FormattedMessage
            {...statementFormMessages.found}
            values={{ count: statements.length }}
          />
        )}
      </p>
      {statements.length > 0 && (
        <section className={styles['similar']} aria-labelledby="similar-statements">
          <h3 id="similar-statements">
            <FormattedMessage {...statementFormMessages.similar} />
          </h3>
          <ul>
            {statements.map((statement) => (
              <li key={statement.id}>
                <SimilarOne statement={statement} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function SimilarOne({ statement }: { readonly statement: Statement }) {
  const id = useId();
  return (
    <>
      <StatementText statement={statement} id={id} />
      <CompactAnswerButtons statement={statement} labelledBy={id} />
    </>
  );
}
