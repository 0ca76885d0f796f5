import { useIntl, type MessageDescriptor } from 'react-intl';
import type { PUBLICATION_ORDERS, PUBLICATION_STATES } from '../../../shared/contract/publications';
import { useLocale } from '../../intl/IntlRoot';
import { languageMessages } from '../../intl/contents/messages';
import type { SectionFilter } from '../../parts/content/FilterBar';
import { choiceMessages } from './choices/messages';
import { useGetPublicationFacetsQuery } from './publicationsApi';

type State = (typeof PUBLICATION_STATES)[number];
type Order = Exclude<(typeof PUBLICATION_ORDERS)[number], 'newest'>;

// The contract’s lists themselves would bring its schemas into the browser.
const STATES: Readonly<Record<State, MessageDescriptor>> = {
  current: choiceMessages.current,
  superseded: choiceMessages.superseded,
  retracted: choiceMessages.retracted,
};
const ORDERS: Readonly<Record<Order, MessageDescriptor>> = { number: choiceMessages.byNumber };

/**
 * Isolates a name, which may run in another direction than the number after it (Unicode TR 9: first
 * strong isolate, and its end).
 */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Provides the filters and sort orders of the list, as far as they are known already. */
export function usePublicationChoices(): readonly SectionFilter[] {
  const { formatMessage } = useIntl();
  const { currentData: facets } = useGetPublicationFacetsQuery(useLocale());
  const counted = (value: string, name: string, found: number) => ({
    value,
    text: formatMessage(choiceMessages.counted, { name: isolated(name), found }),
  });
  const worded = (words: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(words).map(([value, message]) => ({ value, text: formatMessage(message) }));
  const { body, anyBody, year, anyYear, language, anyLanguage } = choiceMessages;
  const { state, anyState, order, newest } = choiceMessages;
  const known: readonly SectionFilter[] = facets
    ? [
        {
          name: 'body',
          label: body,
          any: anyBody,
          options: facets.bodies.map((one) => counted(one.value, one.name.text, one.publications)),
        },
        {
          name: 'year',
          label: year,
          any: anyYear,
          options: facets.years.map((one) => counted(one.value, one.value, one.publications)),
        },
        {
          name: 'language',
          label: language,
          any: anyLanguage,
          options: facets.languages.map(({ value, publications }) =>
            counted(value, formatMessage(languageMessages[value]), publications),
          ),
        },
      ]
    : [];
  return [
    ...known,
    { name: 'state', label: state, any: anyState, options: worded(STATES) },
    { name: 'order', label: order, any: newest, options: worded(ORDERS) },
  ];
}
