import { FormattedMessage, useIntl } from 'react-intl';
import type { ModerationLog } from '../../../shared/contract/moderation';
import { titleMessages } from '../../intl/sharedMessages';
import { Badge, type Tone } from '../../ui/Badge';
import { reasonMessages } from '../../parts/comments/messages';
import { Link } from '../../ui/Link';
import { Table, type Column } from '../../ui/Table';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { decisionMessages, logMessages } from './messages';

type Entry = ModerationLog['items'][number];

const TONES = { hidden: 'warn', shown: 'good' } as const satisfies Record<Entry['decision'], Tone>;

const COLUMNS: readonly Column<Entry>[] = [
  {
    label: logMessages.what,
    cell: ({ kind, decision }) => (
      <Badge tone={TONES[decision]}>
        <FormattedMessage {...decisionMessages[kind][decision]} />
      </Badge>
    ),
  },
  { label: logMessages.at, cell: ({ at }) => <TimeText value={at} format="dateTime" /> },
  {
    label: logMessages.reason,
    cell: ({ reason }) => reason && <FormattedMessage {...reasonMessages[reason]} />,
  },
  {
    label: logMessages.by,
    cell: ({ automatic }) => (
      <FormattedMessage {...(automatic ? logMessages.automatic : logMessages.staff)} />
    ),
  },
  {
    label: logMessages.place,
    cell: ({ place: { section, slug, title } }) => (
      <Link to={`/${section}/${slug}`}>
        <UserText text={title} />
      </Link>
    ),
  },
];

/** Decisions as rows; where there is little room, as cards. */
export function LogTable({ items }: { readonly items: readonly Entry[] }) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={formatMessage(titleMessages.moderation)}
      columns={COLUMNS}
      rows={items}
      keyOf={({ id }) => id}
      onPhone="cards"
    />
  );
}
