import { FormattedMessage } from 'react-intl';
import { GOVERNANCE_LIMITS } from '../../../../../shared/contract/governance';
import type { Fields } from '../../../../ui/forms/fields';
import { NumberField } from '../../../../ui/forms/NumberField';
import styles from '../details.module.css';
import { readNumberField } from '../../../../parts/details/fieldValues';
import { decisionMessages, voteMessages } from '../../../../parts/details/messages';
import type { Decision } from './blankParts';

const SIDES = ['for', 'against', 'abstained'] as const;
const nameOf = (side: (typeof SIDES)[number]) => `votes.${side}`;

/** Fields for the numbers of votes of each side; all empty where the votes were not counted. */
export function VotesFields({ votes }: Pick<Decision, 'votes'>) {
  return (
    <fieldset className={styles['votes']}>
      <legend>
        <FormattedMessage {...decisionMessages.votes} />
      </legend>
      {SIDES.map((side) => (
        <NumberField
          key={side}
          name={nameOf(side)}
          label={voteMessages[side]}
          minValue={0}
          maxValue={GOVERNANCE_LIMITS.votes}
          step={1}
          isOptional
          {...(votes && { defaultValue: votes[side] })}
        />
      ))}
    </fieldset>
  );
}

/** Reads the votes. Null where no side has a number; where one has, the others count as 0. */
export function readVotes(fields: Fields): Decision['votes'] {
  const counted = SIDES.map((side) => [side, readNumberField(fields, nameOf(side))] as const);
  if (counted.every(([, votes]) => votes === null)) return null;
  const [agreed, refused, abstained] = counted.map(([, votes]) => votes ?? 0);
  return { for: agreed ?? 0, against: refused ?? 0, abstained: abstained ?? 0 };
}
