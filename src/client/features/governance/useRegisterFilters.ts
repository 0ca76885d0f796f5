import { useIntl } from 'react-intl';
import type { GovernanceFacets } from '../../../shared/contract/governance';
import { OVERDUE } from '../../../shared/governance';
import { useLocale } from '../../intl/IntlRoot';
import type { SectionFilter } from '../../parts/content/FilterBar';
import { useGetGovernanceFacetsQuery } from './governanceApi';
import { commitmentStateMessages, decisionStateMessages } from '../../intl/governance/messages';
import { choiceMessages, governanceMessages } from './messages';
import type { GovernancePart } from './governanceQueries';

const NOTHING: GovernanceFacets = {
  bodies: [],
  years: [],
  methods: [],
  decisionStates: [],
  commitmentStates: [],
  overdue: 0,
};

/**
 * Reads the values to choose from among decisions and commitments; empty while they are not known.
 */
export function useFacets(): GovernanceFacets {
  return useGetGovernanceFacetsQuery(useLocale()).data ?? NOTHING;
}

/** Provides the filters that decisions, or commitments, have besides those of all lists. */
export function useRegisterFilters(part: GovernancePart | null): readonly SectionFilter[] {
  const { formatMessage, formatNumber } = useIntl();
  const facets = useFacets();
  const option = (value: string, text: string, count: number) => ({
    value,
    text: `${text} (${formatNumber(count)})`,
  });
  const states = { label: governanceMessages.state, any: choiceMessages.anyState };
  if (part === 'commitment')
    return [
      {
        name: 'state',
        ...states,
        options: [
          ...facets.commitmentStates.map(({ state, count }) =>
            option(state, formatMessage(commitmentStateMessages[state]), count),
          ),
          option(OVERDUE, formatMessage(governanceMessages.overdue), facets.overdue),
        ],
      },
    ];
  if (part !== 'decision') return [];
  return [
    {
      name: 'body',
      label: governanceMessages.body,
      any: choiceMessages.anyBody,
      options: facets.bodies.map(({ slug, name, count }) => option(slug, name.text, count)),
    },
    {
      name: 'year',
      label: choiceMessages.year,
      any: choiceMessages.anyYear,
      options: facets.years.map(({ year, count }) => option(year, year, count)),
    },
    {
      name: 'state',
      ...states,
      options: facets.decisionStates.map(({ state, count }) =>
        option(state, formatMessage(decisionStateMessages[state]), count),
      ),
    },
    {
      name: 'method',
      label: governanceMessages.method,
      any: choiceMessages.anyMethod,
      options: facets.methods.map(({ key, text, count }) => option(key, text.text, count)),
    },
    {
      name: 'order',
      label: choiceMessages.order,
      any: choiceMessages.newestFirst,
      options: [{ value: 'number', text: formatMessage(choiceMessages.byNumber) }],
    },
  ];
}
