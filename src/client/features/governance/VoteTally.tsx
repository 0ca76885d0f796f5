import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Votes } from '../../../shared/contract/governance';
import { BarChart } from '../../ui/BarChart';
import { EntryPart } from './EntryPart';
import { governanceMessages, voteMessages } from './messages';

const WAYS = ['for', 'against', 'abstained'] as const;

/** Result of the vote, as bars with their numbers. */
export function VoteTally({ votes }: { readonly votes: Votes | null | undefined }) {
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
