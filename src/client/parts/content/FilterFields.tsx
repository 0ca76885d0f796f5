import type { PropsWithChildren } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Vocabulary } from '../../../shared/contract/vocabularies';
import { listOfferedTerms } from '../../../shared/vocabularies';
import { useLocaleContext } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { useTermName } from '../../intl/useTermName';
import { joinClasses } from '../../ui/joinClasses';
import styles from './FilterBar.module.css';
import { Icon } from '../../ui/Icon';
import { MAX_SEARCH_LENGTH } from '../search/searchPath';

/** The words to look for, as `q`. */
export function SearchField({ value }: { readonly value: string }) {
  return (
    <label className={joinClasses(styles['field'], styles['search'])}>
      <span className={styles['label']}>
        <FormattedMessage {...uiMessages.search} />
      </span>
      <Icon name="search" />
      <input type="search" name="q" dir="auto" defaultValue={value} maxLength={MAX_SEARCH_LENGTH} />
    </label>
  );
}

interface BareChoiceProps {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly any: MessageDescriptor;
  /** An option; empty: any. */
  readonly value: string;
}

interface ChoiceProps<N extends string> extends BareChoiceProps {
  readonly options: readonly N[];
  readonly messages: Readonly<Record<N, MessageDescriptor>>;
}

const TERM_CHOICES = {
  topics: { name: 'topic', label: uiMessages.topic, any: uiMessages.anyTopic },
  districts: { name: 'area', label: uiMessages.area, any: uiMessages.anyArea },
} as const satisfies Record<Vocabulary, object>;

interface TermProps {
  readonly vocabulary: Vocabulary;
  /** A key; empty: any. */
  readonly value: string;
}

/**
 * One of the installation's topics or districts, or any of them. Without any there is nothing to
 * choose.
 */
export function TermSelect({ vocabulary, value }: TermProps) {
  const { settings } = useLocaleContext();
  const nameOf = useTermName(vocabulary);
  const options = listOfferedTerms(settings[vocabulary], [value]);
  if (options.length === 0) return null;
  return (
    <Choice {...TERM_CHOICES[vocabulary]} value={value}>
      {options.map(({ key }) => (
        <option key={key} value={key}>
          {nameOf(key)}
        </option>
      ))}
    </Choice>
  );
}

/** One of a few options, or any of them. */
export function FilterSelect<N extends string>({ options, messages, ...choice }: ChoiceProps<N>) {
  const { formatMessage } = useIntl();
  return (
    <Choice {...choice}>
      {options.map((option) => (
        <option key={option} value={option}>
          {formatMessage(messages[option] as MessageDescriptor)}
        </option>
      ))}
    </Choice>
  );
}

function Choice({ name, label, any, value, children }: BareChoiceProps & PropsWithChildren) {
  const { formatMessage } = useIntl();
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{formatMessage(label)}</span>
      <select name={name} defaultValue={value}>
        <option value="">{formatMessage(any)}</option>
        {children}
      </select>
    </label>
  );
}
