import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';
import type { TermList } from '../../../shared/contract/vocabularies';
import { useLocale } from '../../intl/IntlRoot';
import { CheckboxGroup } from '../../ui/forms/CheckboxGroup';
import { splitFieldValues, type Fields } from '../../ui/forms/fields';
import { Form } from '../../ui/forms/Form';
import { proposalMessages } from './messages';
import { getWrittenName, listOffered, toWrittenTerms } from './termList';
import { useSaveTerms } from './useSaveTerms';
import { useListProposedTopicsQuery } from './vocabularyApi';
import { toListFailure } from './vocabularyErrors';

/** With at least so many topics a city needs no proposals. */
const ENOUGH_TOPICS = 3;

interface Props {
  readonly list: TermList;
  readonly onSaved?: () => void;
}

/** Offers topics that most cities have, in all languages, to a city that has hardly any. */
export function ProposedTopics({ list, onSaved }: Props) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { currentData } = useListProposedTopicsQuery(
    listOffered(list).length < ENOUGH_TOPICS ? undefined : skipToken,
  );
  const { save, isLoading, error } = useSaveTerms('topics');
  const known = new Set(list.terms.map(({ key }) => key));
  const proposed = (currentData?.items ?? [])
    .filter(({ key }) => !known.has(key))
    .map((topic) => ({ ...topic, isRetired: false, parent: null }));
  if (proposed.length === 0) return null;
  const send = async (fields: Fields) => {
    const chosen = splitFieldValues(fields['proposed']);
    const added = proposed.filter(({ key }) => chosen.includes(key));
    return (await save(list, [...toWrittenTerms(list), ...added])) !== undefined;
  };
  return (
    <Form
      label={proposalMessages.add}
      look="secondary"
      check={({ proposed: chosen }) => (chosen ? {} : { proposed: proposalMessages.none })}
      onSubmit={send}
      onSaved={() => onSaved?.()}
      isPending={isLoading}
      failure={toListFailure(error)}
    >
      <CheckboxGroup
        name="proposed"
        label={proposalMessages.title}
        hint={formatMessage(proposalMessages.hint)}
        options={proposed.map((topic) => ({
          value: topic.key,
          label: getWrittenName(topic, locale),
        }))}
        defaultValues={proposed.map(({ key }) => key)}
      />
    </Form>
  );
}
