import { FormattedMessage, useIntl } from 'react-intl';
import type { SortitionPage } from '../../../../shared/contract/sortitions';
import { Part } from '../../../ui/Part';
import { Table } from '../../../ui/Table';
import { UserText } from '../../../ui/UserText';
import { sortitionAnswerMessages, sortitionMessages } from './messages';

/** People who were drawn, in the order of the lots, one table for each group. */
export function SortitionResult({ draw: { strata, result } }: { readonly draw: SortitionPage }) {
  const { formatMessage } = useIntl();
  return (
    <Part title={sortitionMessages.result}>
      {strata.map(({ name, label }) => (
        <div key={name}>
          {name !== '' && (
            <h3>
              <UserText text={label} />
            </h3>
          )}
          <Table
            caption={label.text || formatMessage(sortitionMessages.result)}
            onPhone="cards"
            rows={result.filter(({ stratum }) => stratum === name)}
            keyOf={({ ticket }) => String(ticket)}
            columns={[
              { label: sortitionMessages.ticket, cell: ({ ticket }) => ticket },
              {
                label: sortitionMessages.name,
                cell: (row) =>
                  row.name === null ? (
                    <FormattedMessage {...sortitionMessages.unnamed} />
                  ) : (
                    <bdi>{row.name}</bdi>
                  ),
              },
              {
                label: sortitionMessages.answer,
                cell: ({ state }) => <FormattedMessage {...sortitionAnswerMessages[state]} />,
              },
            ]}
          />
        </div>
      ))}
    </Part>
  );
}
