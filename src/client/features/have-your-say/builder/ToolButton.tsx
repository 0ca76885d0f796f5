import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './builder.module.css';

interface Props {
  readonly label: MessageDescriptor;
  /** What it is done to, for screen readers: the id of a heading or a label. */
  readonly about: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

/** A small button for a question or an option. At the end of a list it stays in its place, so that the focus does too. */
export function ToolButton({ label, about, isDisabled = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-describedby={about}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
    >
      {children}
      <span className={children ? styles['unseen'] : undefined}>
        <FormattedMessage {...label} />
      </span>
    </button>
  );
}
