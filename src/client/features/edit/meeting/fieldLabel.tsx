import { FormattedList, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { TextField } from '../../../../shared/contract/editing';
import type { Locale } from '../../../../shared/locales';
import { languageMessages } from '../../../intl/contents/messages';
import { useTermName } from '../../../intl/useTermName';
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
  visibility: visibilityMessages,
};

interface Props {
  readonly name: FactName;
  readonly value: string;
}

/** Value that was chosen, in the words of its choices. */
export function FactValue({ name, value }: Props) {
  const nameTerm = {
    topics: useTermName('topics'),
    area: useTermName('districts'),
  } as Partial<Record<FactName, (key: string) => string>>;
  const words = value.split(' ').map((each) => {
    const message = VALUES[name]?.[each];
    if (message) return <FormattedMessage key={each} {...message} />;
    return <bdi key={each}>{nameTerm[name]?.(each) ?? each}</bdi>;
  });
  return <FormattedList value={words} />;
}
