import type { MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../../shared/contract/text';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { OriginalText } from '../../../parts/builder/TranslatedField';
import { MarkdownEditor } from '../../../ui/forms/MarkdownEditor';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly texts: Localized;
  /** Letters. */
  readonly most: number;
  readonly isOptional?: boolean;
  readonly hasPictures?: boolean;
  readonly onText: (text: string) => void;
}

/**
 * A long text in the chosen language; where it is not the original one, the original words stand
 * below.
 */
export function TranslatedTextArea({ texts, most, onText, ...more }: Props) {
  const { locale, original } = useBuilder();
  const source = locale === original ? undefined : texts[original];
  return (
    <FieldChangeListener onValue={onText}>
      <MarkdownEditor
        key={locale}
        {...more}
        lang={locale}
        defaultValue={texts[locale] ?? ''}
        maxLength={most}
        hint={source && <OriginalText text={source} />}
      />
    </FieldChangeListener>
  );
}
