import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Card } from '../../../ui/Card';
import styles from './profile.module.css';

interface Choice {
  /** The field’s name. */
  readonly name: string;
  readonly value: string;
  readonly label: MessageDescriptor;
  readonly isChosen: boolean;
}

interface Props {
  readonly title: MessageDescriptor;
  readonly type: 'radio' | 'checkbox';
  readonly choices: readonly Choice[];
  /** What to know about the choice. */
  readonly note?: ReactNode;
}

/** One question with its answers. */
export function Choices({ title, type, choices, note }: Props) {
  return (
    <Card>
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>
          <FormattedMessage {...title} />
        </legend>
        {choices.map(({ name, value, label, isChosen }) => (
          <label key={value} className={styles['choice']}>
            <input type={type} name={name} value={value} defaultChecked={isChosen} />
            <FormattedMessage {...label} />
          </label>
        ))}
        {note && <p className={styles['soft']}>{note}</p>}
      </fieldset>
    </Card>
  );
}
