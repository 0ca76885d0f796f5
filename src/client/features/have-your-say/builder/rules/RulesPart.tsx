import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PaperFault } from '../../../../../shared/ballots/paperFaults';
import { Accordion } from '../../../../ui/Accordion';
import styles from '../../../../parts/builder/builder.module.css';
import { builderMessages } from '../../../../parts/builder/messages';
import { isError } from '../checks/faults';
import { foldTitles } from './messages';
import { ResultFields, SecrecyFields, TimeFields, VoterFields, type RuleProps } from './RuleFields';
import { RULE_FOLDS, getRuleFold, type RuleFold } from './ruleFolds';
import { useRuleSummaries } from './useRuleSummaries';

interface Props extends RuleProps {
  /** The faults of the whole paper. */
  readonly faults: readonly PaperFault[];
}

const FIELDS: Readonly<Record<RuleFold, (props: RuleProps) => ReactNode>> = {
  voters: VoterFields,
  times: TimeFields,
  secrecy: SecrecyFields,
  results: ResultFields,
};

/** The rules as folds, each with a line that says what holds now; one with a fault is unfolded. */
export function RulesPart({ faults, ...props }: Props) {
  const summaries = useRuleSummaries(props.rules);
  const faulty = faults
    .filter((fault) => isError(fault) && fault.question === undefined)
    .map(getRuleFold);
  return (
    <section aria-labelledby="rules-title" className={styles['stack']}>
      <h2 id="rules-title" className={styles['partTitle']}>
        <FormattedMessage {...builderMessages.rules} />
      </h2>
      <Accordion
        entries={RULE_FOLDS.map((fold) => {
          const Fields = FIELDS[fold];
          return {
            id: `rules-${fold}`,
            title: <FormattedMessage {...foldTitles[fold]} />,
            summary: summaries[fold],
            hasFault: faulty.includes(fold),
            content: (
              <div className={styles['stack']}>
                <Fields {...props} />
              </div>
            ),
          };
        })}
      />
    </section>
  );
}
