import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../shared/contract/text';
import { getLocaleInfo } from '../../../shared/locales';
import { TextArea } from '../../ui/forms/TextArea';
import { useBuilder } from './builderContext';
import { FieldChangeListener } from './FieldChangeListener';
import { builderMessages } from './messages';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly texts: Localized | null;
  readonly onText: (text: string) => void;
  readonly rows?: number;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
}

/**
 * Words in the chosen language; where it is not the original one, the original words stand below.
 */
export function TranslatedField({ name, label, texts, onText, hint, ...more }: Props) {
  const { locale, original } = useBuilder();
  const source = locale === original ? undefined : texts?.[original];
  return (
    <FieldChangeListener onValue={onText}>
      <TextArea
        key={locale}
        name={name}
        label={label}
        lang={locale}
        rows={2}
        defaultValue={texts?.[locale] ?? ''}
        hint={source ? <OriginalText text={source} /> : hint}
        {...more}
      />
    </FieldChangeListener>
  );
}

/** Text that is to be translated. */
export function OriginalText({ text }: { readonly text: string }) {
  const { original } = useBuilder();
  const words = (
    <bdi lang={original} dir={getLocaleInfo(original).dir}>
      {text}
    </bdi>
  );
  return <FormattedMessage {...builderMessages.original} values={{ words }} />;
}
