import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GovernanceFacts, GovernancePage } from '../../../shared/contract/governance';
import type { Text } from '../../../shared/contract/text';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { governanceMessages, memberCount } from './messages';
import type { Commitment, Decision } from './StateBadges';

type Rows = readonly (readonly [label: ReactNode, value: ReactNode])[];
type Names = ReadonlyMap<string, Text>;

const label = (name: keyof typeof governanceMessages) => (
  <FormattedMessage {...governanceMessages[name]} />
);

/** Renders a link to a body; nothing where its name is not known. */
function bodyLink(slug: string | null, names: Names): ReactNode {
  const name = slug === null ? undefined : names.get(slug);
  return (
    name && (
      <Link to={`/governance/${slug}`}>
        <UserText text={name} />
      </Link>
    )
  );
}

export function listBodyFacts(
  { parent, committee }: NonNullable<GovernanceFacts['body']>,
  figures: GovernanceFacts['figures'],
  names: Names,
): Rows {
  const members = figures?.members ?? null;
  return [
    [label('partOf'), bodyLink(parent, names)],
    [
      label('members'),
      committee && members !== null && (
        <FormattedMessage {...memberCount} values={{ count: members }} />
      ),
    ],
    [
      label('committee'),
      committee && <Link to={`/committees/${committee}`}>{label('openCommittee')}</Link>,
    ],
  ];
}

export function listDecisionFacts(
  decision: Decision,
  meeting: GovernancePage['meeting'],
  names: Names,
): Rows {
  return [
    [label('number'), <bdi dir="ltr">{decision.number}</bdi>],
    [label('decidedOn'), <TimeText value={decision.decidedOn} />],
    [label('decidedBy'), bodyLink(decision.body, names)],
    [
      label('meeting'),
      meeting && (
        <Link to={`/committees/${meeting.committee}/meetings/${meeting.id}`}>
          <UserText text={meeting.title} />
        </Link>
      ),
    ],
    [label('tally'), decision.tally && <UserText text={decision.tally} />],
    [label('method'), <UserText text={decision.method} />],
  ];
}

export function listCommitmentFacts({ responsible, dueOn }: Commitment): Rows {
  return [
    [label('due'), <TimeText value={dueOn} />],
    [label('responsible'), <UserText text={responsible} />],
  ];
}
