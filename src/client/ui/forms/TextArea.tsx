import { useState, type ReactNode, type Ref } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Locale } from '../../../shared/locales';
import { getLocaleInfo } from '../../../shared/locales';
import { joinClasses } from '../joinClasses';
import styles from './Form.module.css';
import { useStartValue } from './formContext';
import { LabelledField } from './LabelledField';
import { LettersLeft } from './LettersLeft';
import own from './TextArea.module.css';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly defaultValue?: string;
  readonly hint?: ReactNode;
  /** Letters; a longer text can be typed and is refused by the form's check. */
  readonly maxLetters?: number;
  readonly rows?: number;
  /** The language of the text, where it need not be that of the page. */
  readonly lang?: Locale;
  readonly isOptional?: boolean;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const ROWS = 5;

/** A text of several lines; where it has a limit, the letters that are left are counted. */
export function TextArea(props: Props) {
  const {
    name,
    label,
    defaultValue,
    hint,
    maxLetters,
    rows = ROWS,
    lang,
    isOptional,
    isDisabled,
    ref,
  } = props;
  const start = useStartValue(name, defaultValue);
  const [text, setText] = useState(start);
  const counted = maxLetters && (
    <LettersLeft text={text} limit={maxLetters}>
      {hint}
    </LettersLeft>
  );
  return (
    <LabelledField name={name} label={label} hint={counted || hint}>
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          className={joinClasses(styles['input'], own['area'])}
          rows={rows}
          lang={lang}
          dir={lang ? getLocaleInfo(lang).dir : 'auto'}
          defaultValue={start}
          required={!isOptional}
          disabled={isDisabled}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </LabelledField>
  );
}
