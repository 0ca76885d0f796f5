import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PaperFault } from '../../../../../shared/ballots/paperFaults';
import { Accordion } from '../../../../ui/Accordion';
import styles from '../../../../parts/builder/builder.module.css';
import { builderMessages } from '../../../../parts/builder/messages';
import { isError } from '../checks/faults';
import type { PollRules } from '../../../../../shared/contract/papers';
import {
  joinSummary,
  useResidentSummary,
  useTimesSummary,
} from '../../../../parts/builder/summaries';
import { eligibilityMessages } from '../../messages';
import { foldTitles, secrecyNames, summaryMessages, visibilityNames } from './messages';
import { ResultFields, SecrecyFields, TimeFields, VoterFields, type RuleProps } from './RuleFields';
import { RULE_FOLDS, getRuleFold, type RuleFold } from './ruleFolds';

/** Provides what holds now, in one line for each fold of the rules. */
function useRuleSummaries(rules: PollRules): Readonly<Record<RuleFold, string>> {
  const { formatMessage } = useIntl();
  const sayTimes = useTimesSummary();
  const listResidentRules = useResidentSummary();
  return {
    voters: joinSummary([
      formatMessage(eligibilityMessages[rules.eligibility]),
      ...(rules.eligibility === 'verified' ? listResidentRules(rules.residents) : []),
    ]),
    times: sayTimes(rules),
    secrecy: joinSummary([
      formatMessage(secrecyNames[rules.secrecy]),
      formatMessage(rules.canChange ? summaryMessages.changeable : summaryMessages.final),
      rules.shuffle ? formatMessage(summaryMessages.shuffled) : null,
    ]),
    results: joinSummary([
      formatMessage(visibilityNames[rules.resultsVisibility]),
      rules.quorum > 0 ? formatMessage(summaryMessages.quorum, { count: rules.quorum }) : null,
    ]),
  };
}

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
