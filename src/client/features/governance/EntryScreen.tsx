import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { GovernancePage } from '../../../shared/contract/governance';
import { useContent } from '../../api/contentEndpoints';
import { kindMessages } from '../../intl/contents/messages';
import { Badge } from '../../ui/Badge';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Link } from '../../ui/Link';
import { Markdown } from '../../ui/Markdown';
import { BodiesBelow, BodyDecisions } from './BodyParts';
import { Chain } from './Chain';
import { CommitmentStatus, Timeline } from './CommitmentParts';
import styles from './EntryScreen.module.css';
import { listBodyFacts, listCommitmentFacts, listDecisionFacts } from './facts';
import type { GovernanceKind } from './governanceQueries';
import { governanceMessages } from './messages';
import { CommitmentState, DecisionState } from './StateBadges';
import { VoteTally } from './VoteTally';
import { useBodyNames, type GovernanceEntry } from './useEntriesOfKind';

type Shown = DetailPage<GovernancePage>;

/** A body, a decision, a commitment or an explanation. */
export function EntryScreen() {
  const bodyNames = useBodyNames();
  return (
    <DetailScreen
      section="governance"
      page={useContent('governance')}
      badges={(entry) => <Badges entry={entry} />}
      facts={({ details: { body, decision, commitment, figures, meeting } }) => [
        ...(body ? listBodyFacts(body, figures, bodyNames) : []),
        ...(decision ? listDecisionFacts(decision, meeting, bodyNames) : []),
        ...(commitment ? listCommitmentFacts(commitment) : []),
      ]}
      aside={(entry) => entry.kind === 'page' && <RulesHistory slug={entry.slug} />}
    >
      {(entry) => (
        <>
          {entry.details.commitment && <CommitmentStatus commitment={entry.details.commitment} />}
          <Markdown text={entry.body} />
          {partsOf(entry)}
        </>
      )}
    </DetailScreen>
  );
}

/** Returns the parts below the text, by the kind of the entry. */
function partsOf({ slug, details: { body, decision, commitment, chain } }: Shown): ReactNode {
  if (body)
    return (
      <>
        <BodyDecisions slug={slug} />
        <BodiesBelow slug={slug} />
      </>
    );
  return (
    <>
      {decision && <VoteTally votes={decision.votes} />}
      {commitment && <Timeline {...commitment} />}
      <Chain steps={chain} current={slug} />
    </>
  );
}

function Badges({ entry: { kind, details } }: { readonly entry: GovernanceEntry }) {
  return (
    <>
      <Badge>
        <FormattedMessage {...kindMessages[kind as GovernanceKind]} />
      </Badge>
      {details.decision && <DecisionState state={details.decision.state} />}
      {details.commitment && <CommitmentState commitment={details.commitment} />}
    </>
  );
}

/** Link to the history of the city's rules, which is public. */
const RulesHistory = ({ slug }: { readonly slug: string }) => (
  <p>
    <Link to={`/governance/${slug}/history`} className={styles['history']}>
      <FormattedMessage {...governanceMessages.rulesHistory} />
    </Link>
  </p>
);
