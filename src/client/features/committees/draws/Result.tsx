import { FormattedMessage, useIntl } from 'react-intl';
import type { DrawPage } from '../../../../shared/contract/draws';
import { Part } from '../../../ui/Part';
import { Table } from '../../../ui/Table';
import { UserText } from '../../../ui/UserText';
import { drawAnswerMessages, drawMessages } from './messages';

/** People who were drawn, in the order of the lots, one table for each group. */
export function Result({ draw: { strata, result } }: { readonly draw: DrawPage }) {
  const { formatMessage } = useIntl();
  return (
    <Part title={drawMessages.result}>
      {strata.map(({ name, label }) => (
        <div key={name}>
          {name !== '' && (
            <h3>
              <UserText text={label} />
            </h3>
          )}
          <Table
            caption={label.text || formatMessage(drawMessages.result)}
            onPhone="cards"
            rows={result.filter(({ stratum }) => stratum === name)}
            keyOf={({ ticket }) => String(ticket)}
            columns={[
              { label: drawMessages.ticket, cell: ({ ticket }) => ticket },
              {
                label: drawMessages.name,
                cell: (row) =>
                  row.name === null ? (
                    <FormattedMessage {...drawMessages.unnamed} />
                  ) : (
                    <bdi>{row.name}</bdi>
                  ),
              },
              {
                label: drawMessages.answer,
                cell: ({ state }) => <FormattedMessage {...drawAnswerMessages[state]} />,
              },
            ]}
          />
        </div>
      ))}
    </Part>
  );
}
