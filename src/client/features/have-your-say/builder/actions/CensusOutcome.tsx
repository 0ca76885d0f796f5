import { FormattedMessage } from 'react-intl';
import type { CensusStored } from '../../../../../shared/contract/papers';
import { Notice } from '../../../../ui/Notice';
import { LineFaults } from './lines/LineFaults';
import { censusMessages } from './messages';

interface Props {
  readonly stored: CensusStored;
}

/** Nothing was stored: some lines are wrong, and it is not that nobody is known by them. */
export const isRefused = ({ found, unknown, faults }: CensusStored): boolean =>
  found + unknown === 0 && faults.length > 0;

/** What became of a list: how many may vote now and who was left out, or why it was not taken. */
export function CensusOutcome({ stored }: Props) {
  const { found, unknown, faults } = stored;
  if (isRefused(stored))
    return (
      <LineFaults
        tone="bad"
        title={<FormattedMessage {...censusMessages.refused} />}
        faults={faults}
      />
    );
  return (
    <>
      <Notice tone={found > 0 ? 'good' : 'warn'} icon={found > 0 ? 'check' : 'info'} role="status">
        <FormattedMessage {...censusMessages.stored} values={{ count: found }} />
      </Notice>
      <LineFaults
        tone="warn"
        title={<FormattedMessage {...censusMessages.unknown} values={{ count: unknown }} />}
        faults={faults}
      />
    </>
  );
}
