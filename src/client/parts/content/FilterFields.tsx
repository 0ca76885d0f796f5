import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { AREAS, TOPICS, type Area, type Topic } from '../../../shared/sections';
import { areaMessages, topicMessages } from '../../intl/contents/messages';
import { uiMessages } from '../../intl/sharedMessages';
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

interface ChoiceProps<N extends string> {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly any: MessageDescriptor;
  /** An option; empty: any. */
  readonly value: string;
  readonly options: readonly N[];
  readonly messages: Readonly<Record<N, MessageDescriptor>>;
}

type Choosing<N extends string> = Omit<ChoiceProps<N>, 'value'>;

export const TOPIC_CHOICE: Choosing<Topic> = {
  name: 'topic',
  label: uiMessages.topic,
  any: uiMessages.anyTopic,
  options: TOPICS,
  messages: topicMessages,
};

export const AREA_CHOICE: Choosing<Area> = {
  name: 'area',
  label: uiMessages.area,
  any: uiMessages.anyArea,
  options: AREAS,
  messages: areaMessages,
};

/** One of a few options, or any of them. */
export function FilterSelect<N extends string>(props: ChoiceProps<N>) {
  const { name, label, any, value, options, messages } = props;
  const { formatMessage } = useIntl();
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{formatMessage(label)}</span>
      <select name={name} defaultValue={value}>
        <option value="">{formatMessage(any)}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {formatMessage(messages[option] as MessageDescriptor)}
          </option>
        ))}
      </select>
    </label>
  );
}
