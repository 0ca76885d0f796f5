import type { MouseEvent } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './ToolButton.module.css';

interface Props {
  readonly label: MessageDescriptor;
  /** Object of the act, for screen readers: the id of a heading or a label. */
  readonly about: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/**
 * A small button for one of several things: a question, an option, a chosen content. The focus
 * stays on it: at the end of a list, where it does nothing, and when it moves its row, which the
 * browser takes off the page for a moment.
 */
export function ToolButton({ label, about, isDisabled = false, onPress }: Props) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) return;
    const { ownerDocument: page } = currentTarget;
    onPress();
    requestAnimationFrame(() => {
      if (page.activeElement === page.body) currentTarget.focus();
    });
  };
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-describedby={about}
      aria-disabled={isDisabled || undefined}
      onClick={press}
    >
      <FormattedMessage {...label} />
    </button>
  );
}
