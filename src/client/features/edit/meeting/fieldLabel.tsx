import { FormattedList, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { TextField } from '../../../../shared/contract/editing';
import type { Locale } from '../../../../shared/locales';
import { areaMessages, languageMessages, topicMessages } from '../../../intl/contents/messages';
import { editMessages, textMessages, visibilityMessages } from '../messages';
import { isText, type FactName, type WrittenName } from './writtenFields';

/** Returns the label of a field. */
export function getFieldLabel(name: WrittenName): MessageDescriptor {
  if (!isText(name)) return editMessages[name];
  const [field, code] = name.split('.') as [TextField, Locale];
  return textMessages[field][code];
}

const VALUES: Readonly<Partial<Record<FactName, Readonly<Record<string, MessageDescriptor>>>>> = {
  originalLocale: languageMessages,
  topics: topicMessages,
  area: areaMessages,
  visibility: visibilityMessages,
};

interface Props {
  readonly name: FactName;
  readonly value: string;
}

/** Value that was chosen, in the words of its choices. */
export function FactValue({ name, value }: Props) {
  const words = value.split(' ').map((each) => {
    const message = VALUES[name]?.[each];
    return message ? <FormattedMessage key={each} {...message} /> : <bdi key={each}>{each}</bdi>;
  });
  return <FormattedList value={words} />;
}
