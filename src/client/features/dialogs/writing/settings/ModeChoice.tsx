import { FormattedMessage } from 'react-intl';
import { DIALOG_MODES } from '../../../../../shared/contract/dialogs';
import { useStartValue } from '../../../../ui/forms/formContext';
import { FieldGroup } from '../../../../ui/forms/FieldGroup';
import { modeMessages, modeTexts, settingMessages } from '../messages';
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

const LINES = 'M8 12h34M8 22h24M20 36h30M20 46h20';
const BUBBLES = 'M3 5h46v24H17l-7 6v-6H3zM15 31h46v24h-7v6l-7-6H15z';

/** Places of people on a map: two groups that stand apart. */
const PEOPLE = [
  ...[
    [14, 18],
    [22, 12],
    [24, 24],
    [12, 28],
    [20, 34],
  ].map(([x, y]) => ({ x, y, isFilled: true })),
  ...[
    [44, 34],
    [52, 40],
    [42, 46],
    [52, 52],
    [36, 54],
  ].map(([x, y]) => ({ x, y, isFilled: false })),
];

/** A decorative drawing of a way to talk. */
function ModePicture({ mode }: { readonly mode: (typeof DIALOG_MODES)[number] }) {
  return (
    <svg className={styles['picture']} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {mode === 'thread' ? (
        <path d={`${BUBBLES}${LINES}`} />
      ) : (
        PEOPLE.map(({ x, y, isFilled }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="4"
            className={isFilled ? styles['filled'] : undefined}
          />
        ))
      )}
    </svg>
  );
}
