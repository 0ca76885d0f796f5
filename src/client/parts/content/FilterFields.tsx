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
  /** An option as the address names it; empty: any. */
  readonly value: string;
}

interface ChoiceProps extends BareChoiceProps {
  /** None while they are not there yet. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

interface FilterSelectProps<N extends string> extends BareChoiceProps {
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
    <Choice
      {...TERM_CHOICES[vocabulary]}
      value={value}
      options={options.map(({ key }) => ({ value: key, text: nameOf(key) }))}
    />
  );
}

/** One of a few options, or any of them. */
export function FilterSelect<N extends string>(props: FilterSelectProps<N>) {
  const { options, messages, ...choice } = props;
  const { formatMessage } = useIntl();
  const toText = (option: N) => formatMessage(messages[option] as MessageDescriptor);
  return <Choice {...choice} options={options.map((value) => ({ value, text: toText(value) }))} />;
}

/** A choice that keeps what an address names though nothing is called so, and says that. */
export function Choice({ name, label, any, value, options }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const isUnknown =
    value !== '' && options.length > 0 && options.every((option) => option.value !== value);
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{formatMessage(label)}</span>
      <select name={name} defaultValue={value}>
        <option value="">{formatMessage(any)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
        {isUnknown && (
          <option value={value}>{formatMessage(uiMessages.unknownChoice, { value })}</option>
        )}
      </select>
    </label>
  );
}
