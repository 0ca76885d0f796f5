import { FormattedMessage } from 'react-intl';
import type { CensusStored } from '../../../../../shared/contract/papers';
import { Notice } from '../../../../ui/Notice';
import { LineFaults } from './lines/LineFaults';
import { censusMessages } from './messages';

interface Props {
  readonly stored: CensusStored;
}

/**
 * Tells whether nothing was stored because some lines are wrong, and not because none of their
 * people are known.
 */
export const isRefused = ({ found, unknown, faults }: CensusStored): boolean =>
  found + unknown === 0 && faults.length > 0;

/**
 * Result of a list: the number of people who may vote now and those who were left out, or the
 * reason for which it was not taken.
 */
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
