import { useIntl } from 'react-intl';
import type { PollRules } from '../../../../../shared/contract/papers';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import { useTermName } from '../../../../intl/useTermName';
import { joinSummary, useTimesSummary } from '../../../../parts/builder/summaries';
import { eligibilityMessages } from '../../messages';
import { secrecyNames, summaryMessages, visibilityNames } from './messages';
import type { RuleFold } from './ruleFolds';

/** Provides what holds now, in one line for each fold of the rules. */
export function useRuleSummaries(rules: PollRules): Readonly<Record<RuleFold, string>> {
  const { formatMessage, formatList } = useIntl();
  const sayTimes = useTimesSummary();
  const { settings } = useLocaleContext();
  const districtName = useTermName('districts');

  const listResidentRules = (): readonly (string | null)[] => {
    if (rules.eligibility !== 'verified') return [];
    const { districts = [], minAge = null, maxAge = null } = rules.residents ?? {};
    const isWholeCity = districts.length === 0 && settings.districts.length > 0;
    return [
      isWholeCity ? formatMessage(summaryMessages.allDistricts) : null,
      districts.length > 0 ? formatList(districts.map(districtName)) : null,
      minAge === null ? null : formatMessage(summaryMessages.minAge, { age: minAge }),
      maxAge === null ? null : formatMessage(summaryMessages.maxAge, { age: maxAge }),
    ];
  };
  return {
    voters: joinSummary([
      formatMessage(eligibilityMessages[rules.eligibility]),
      ...listResidentRules(),
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
