import { useContext, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isHexColour } from '../../../../../shared/look/colour';
import form from '../../../../ui/forms/Form.module.css';
import { FormContext, useStartValue } from '../../../../ui/forms/formContext';
import { LabelledField } from '../../../../ui/forms/LabelledField';
import { fieldHints, fieldLabels } from '../messages';
import { ColourPreview } from './ColourPreview';
import styles from './look.module.css';
import { colourPicker } from './messages';

const NAME = 'colour';

/** A colour as text and in the device's own picker, and the accents that it gives. */
export function ColourField({ colour }: { readonly colour: string }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(useStartValue(NAME, colour));
  const { onChanged } = useContext(FormContext);
  const told = useRef(text);
  // What is picked is typed by nobody: the form would not hear of it.
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    onChanged(NAME);
  }, [text, onChanged]);
  const typed = text.trim().toLowerCase();
  return (
    <>
      <LabelledField
        name={NAME}
        label={fieldLabels.colour}
        hint={<FormattedMessage {...fieldHints.colour} />}
      >
        {(control) => (
          <div className={form['withButton']}>
            <input
              {...control}
              className={form['input']}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              required
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <input
              type="color"
              className={styles['picker']}
              aria-label={formatMessage(colourPicker)}
              value={isHexColour(typed) ? typed : colour}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
        )}
      </LabelledField>
      <ColourPreview text={text} />
    </>
  );
}
