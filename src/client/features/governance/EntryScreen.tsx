import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { GovernancePage, Votes } from '../../../shared/contract/governance';
import { useContent, contentApi } from '../../api/contentEndpoints';
import { kindMessages } from '../../intl/contents/messages';
import { Badge } from '../../ui/Badge';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Link } from '../../ui/Link';
import { Markdown } from '../../ui/Markdown';
import { BarChart } from '../../ui/BarChart';
import { useLocale } from '../../intl/IntlRoot';
import { ButtonLink } from '../../ui/Button';
import { Chain } from './Chain';
import { CommitmentStatus, Timeline } from './CommitmentParts';
import styles from './EntryScreen.module.css';
import { listBodyFacts, listCommitmentFacts, listDecisionFacts } from './facts';
import { type GovernanceKind, toBodyDecisionsArg } from './governanceQueries';
import { governanceMessages, voteMessages } from './messages';
import { CommitmentState, DecisionState } from './StateBadges';
import {
  useBodyNames,
  type GovernanceEntry,
  listEntries,
  useEntriesOfKind,
} from './useEntriesOfKind';
import { EntryPart } from './EntryPart';
import { Branch, getRegisterPath } from './Bodies';
import { createBodyTree } from './bodyTree';
import { DecisionTable } from './DecisionTable';

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

const WAYS = ['for', 'against', 'abstained'] as const;

/** Result of the vote, as bars with their numbers. */
function VoteTally({ votes }: { readonly votes: Votes | null | undefined }) {
  if (!votes) return null;
  const total = WAYS.reduce((sum, way) => sum + votes[way], 0);
  if (total === 0) return null;
  const most = Math.max(votes.for, votes.against);
  return (
    <EntryPart title={governanceMessages.tally}>
      <BarChart
        bars={WAYS.map((way) => ({
          id: way,
          label: <FormattedMessage {...voteMessages[way]} />,
          value: (
            <strong>
              <FormattedNumber value={votes[way]} />
            </strong>
          ),
          share: votes[way] / total,
          isLeading: way !== 'abstained' && votes[way] === most,
        }))}
      />
    </EntryPart>
  );
}

/** Latest decisions of a body, with a link to all of them. */
function BodyDecisions({ slug }: Pick<GovernanceEntry, 'slug'>) {
  const { data } = contentApi.useListContentsInfiniteQuery(toBodyDecisionsArg(slug, useLocale()));
  const decisions = listEntries(data);
  if (decisions.length === 0) return null;
  return (
    <EntryPart title={governanceMessages.itsDecisions}>
      <DecisionTable decisions={decisions} />
      <p className={styles['more']}>
        <ButtonLink look="secondary" to={getRegisterPath(slug)}>
          <FormattedMessage {...governanceMessages.allItsDecisions} />
        </ButtonLink>
      </p>
    </EntryPart>
  );
}

/** The bodies that belong to this one. */
function BodiesBelow({ slug }: Pick<GovernanceEntry, 'slug'>) {
  const below = useEntriesOfKind('body').filter(({ details }) => details.body?.parent === slug);
  if (below.length === 0) return null;
  return (
    <EntryPart title={governanceMessages.bodiesBelow}>
      <Branch nodes={createBodyTree(below)} />
    </EntryPart>
  );
}
