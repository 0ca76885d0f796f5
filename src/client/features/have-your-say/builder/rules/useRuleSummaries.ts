import { useIntl } from 'react-intl';
import type { PollRules } from '../../../../../shared/contract/papers';
import {
  joinSummary,
  useResidentSummary,
  useTimesSummary,
} from '../../../../parts/builder/summaries';
import { eligibilityMessages } from '../../messages';
import { secrecyNames, summaryMessages, visibilityNames } from './messages';
import type { RuleFold } from './ruleFolds';

/** Provides what holds now, in one line for each fold of the rules. */
export function useRuleSummaries(rules: PollRules): Readonly<Record<RuleFold, string>> {
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
