import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { STATEMENT_ORDERS, type StatementOrder } from '../../../../shared/contract/statements';
import { EmptyState } from '../../../ui/EmptyState';
import { usePreview } from '../../../ui/usePreview';
import { orderMessages, statementMessages } from './messages';
import { DEFAULT_STATEMENT_ORDER } from './statementsApi';
import { useStatementsContext } from './statementsContext';
import { StatementList } from './StatementList';
import styles from './StatementRow.module.css';

/** Orders that tell how others answered. */
const BY_RESULTS: readonly StatementOrder[] = ['agreed', 'disagreed', 'seen'];

/** All statements in the order that the reader chooses. */
export function SortedStatements() {
  const { slug, locale } = useStatementsContext();
  const preview = usePreview();
  const [sort, setSort] = useState(DEFAULT_STATEMENT_ORDER);
  return (
    <StatementList
      arg={{ slug, locale, sort, ...preview }}
      nothing={
        <EmptyState
          title={<FormattedMessage {...statementMessages.noneTitle} />}
          text={<FormattedMessage {...statementMessages.noneText} />}
        />
      }
      head={(seesResults) => <Order value={sort} onChange={setSort} isWithResults={seesResults} />}
    />
  );
}

interface OrderProps {
  readonly value: StatementOrder;
  readonly onChange: (order: StatementOrder) => void;
  readonly isWithResults: boolean;
}

function Order({ value, onChange, isWithResults }: OrderProps) {
  const { formatMessage } = useIntl();
  const orders = STATEMENT_ORDERS.filter((order) => isWithResults || !BY_RESULTS.includes(order));
  return (
    <label className={styles['order']}>
      <FormattedMessage {...statementMessages.order} />
      <select value={value} onChange={({ target }) => onChange(target.value as StatementOrder)}>
        {orders.map((order) => (
          <option key={order} value={order}>
            {formatMessage(orderMessages[order])}
          </option>
        ))}
      </select>
    </label>
  );
}
