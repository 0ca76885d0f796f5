import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../ui/Notice';
import { usePreview } from '../../../ui/usePreview';
import { statementMessages } from './messages';
import { useStatementsContext } from './statementsContext';
import { StatementList } from './StatementList';
import styles from './StatementRow.module.css';

/** The statement that a link leads to, above the one that comes next. */
export function LinkedStatement({ number }: { readonly number: number }) {
  const { slug, locale } = useStatementsContext();
  const preview = usePreview();
  return (
    <section className={styles['linked']} aria-labelledby="linked-statement">
      <h3 id="linked-statement">
        <FormattedMessage {...statementMessages.fromLink} />
      </h3>
      <StatementList
        arg={{ slug, locale, number, ...preview }}
        nothing={
          <Notice>
            <p>
              <FormattedMessage {...statementMessages.linkGone} />
            </p>
          </Notice>
        }
      />
    </section>
  );
}
