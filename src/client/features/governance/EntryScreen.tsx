import { FormattedMessage } from 'react-intl';
import { useContent } from '../../api/contentEndpoints';
import { kindMessages } from '../../intl/contents/messages';
import { Badge } from '../../ui/Badge';
import { DetailScreen } from '../../ui/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { Branch } from './Bodies';
import { bodyTree } from './bodyTree';
import { Chain } from './Chain';
import { bodyFacts, commitmentFacts, decisionFacts } from './facts';
import styles from './EntryScreen.module.css';
import type { GovernanceKind } from './governanceQueries';
import { governanceMessages } from './messages';
import { Progress } from './Progress';
import { CommitmentState, DecisionState } from './StateBadges';
import { useAllOfKind, useBodyNames, type Entry } from './useAllOfKind';

/** A body, a decision, a commitment or an explanation. */
export function EntryScreen() {
  const bodyNames = useBodyNames();
  return (
    <DetailScreen
      section="governance"
      page={useContent('governance')}
      hasCover={false}
      badges={(entry) => <Badges entry={entry} />}
      facts={({ details: { body, decision, commitment } }) => [
        ...(body ? bodyFacts(body, bodyNames) : []),
        ...(decision ? decisionFacts(decision, bodyNames) : []),
        ...(commitment ? commitmentFacts(commitment) : []),
      ]}
    >
      {(entry) => (
        <>
          {entry.details.commitment && (
            <div className={styles['progress']}>
              <Progress percent={entry.details.commitment.progressPercent} />
            </div>
          )}
          <Markdown text={entry.body} />
          <Chain entry={entry} />
          <BodiesBelow entry={entry} />
        </>
      )}
    </DetailScreen>
  );
}

function Badges({ entry: { kind, details } }: { readonly entry: Entry }) {
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

function BodiesBelow({ entry: { slug } }: { readonly entry: Entry }) {
  const below = useAllOfKind('body').filter(({ details }) => details.body?.parent === slug);
  if (below.length === 0) return null;
  return (
    <section>
      <h2 className={styles['heading']}>
        <FormattedMessage {...governanceMessages.bodiesBelow} />
      </h2>
      <Branch nodes={bodyTree(below)} />
    </section>
  );
}
