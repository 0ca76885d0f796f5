import type { MessageDescriptor } from 'react-intl';
import { LOCALE_CODES, type Locale } from '../../../../../shared/locales';
import type { Localized } from '../../../../../shared/contract/text';
import type { Fields } from '../../../../ui/forms/fields';
import { TextArea } from '../../../../ui/forms/TextArea';
import { useOfferedLocales } from '../../../../intl/IntlRoot';

interface Props {
  readonly name: string;
  readonly labels: Readonly<Record<Locale, MessageDescriptor>>;
  /** The language that the text has to be there in; null: in none. */
  readonly required: Locale | null;
}

/** One text in every language, the one that is needed first. */
export function LocalizedAreas({ name, labels, required }: Props) {
  const offered = useOfferedLocales(required ?? undefined);
  const codes = [...offered].sort((a, b) => Number(b === required) - Number(a === required));
  return codes.map((code) => (
    <TextArea
      key={code}
      name={`${name}.${code}`}
      label={labels[code]}
      lang={code}
      rows={3}
      isOptional={code !== required}
    />
  ));
}

/** Reads the texts that were typed. */
export const readLocalizedAreas = (fields: Fields, name: string): Localized =>
  Object.fromEntries(
    LOCALE_CODES.map((code) => [code, (fields[`${name}.${code}`] ?? '').trim()] as const).filter(
      ([, text]) => text !== '',
    ),
  );
