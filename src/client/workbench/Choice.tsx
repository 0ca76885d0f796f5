import { FormattedMessage } from 'react-intl';
import { workbenchMessages } from './messages';
import styles from './WorkbenchScreen.module.css';

interface Props<C extends string> {
  readonly label: keyof typeof workbenchMessages;
  readonly value: C;
  readonly options: readonly C[];
  readonly nameOf: (option: C) => string;
  readonly onChange: (option: C) => void;
}

/** One switch of the workbench. */
export function Choice<C extends string>({ label, value, options, nameOf, onChange }: Props<C>) {
  return (
    <label className={styles['choice']}>
      <span className={styles['label']}>
        <FormattedMessage {...workbenchMessages[label]} />
      </span>
      <select value={value} onChange={(event) => onChange(event.target.value as C)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
