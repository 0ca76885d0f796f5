import { FormattedMessage } from 'react-intl';
import { DIALOG_MODES } from '../../../../../shared/contract/dialogs';
import { useStartValue } from '../../../../ui/forms/formContext';
import { FieldGroup } from '../../../../ui/forms/FieldGroup';
import { modeMessages, modeTexts, settingMessages } from '../messages';
import { ModePicture } from './ModePicture';
import styles from '../writing.module.css';

interface Props {
  readonly mode: (typeof DIALOG_MODES)[number];
  readonly isDisabled: boolean;
}

/** Choice of the dialog's mode: each with a picture and a sentence. */
export function ModeChoice({ mode, isDisabled }: Props) {
  const marked = useStartValue('mode', mode);
  return (
    <FieldGroup name="mode" label={settingMessages.mode} role="radiogroup">
      {() => (
        <div className={styles['modes']}>
          {DIALOG_MODES.map((value) => (
            <label key={value} className={styles['mode']}>
              <input
                type="radio"
                name="mode"
                value={value}
                defaultChecked={marked === value}
                disabled={isDisabled}
              />
              <ModePicture mode={value} />
              <span className={styles['modeWords']}>
                <strong>
                  <FormattedMessage {...modeMessages[value]} />
                </strong>
                <span>
                  <FormattedMessage {...modeTexts[value]} />
                </span>
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
