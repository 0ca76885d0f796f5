import type { ComponentProps } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { AriaRoot } from './AriaRoot';
import styles from './Tooltip.module.css';

interface Props {
  readonly text: MessageDescriptor;
  /** One element that takes the focus and has a name of its own. */
  readonly children: ComponentProps<typeof Focusable>['children'];
}

const POINTER_RESTS_MS = 500;

/**
 * A word more about a control: its description, never its name and never the only place of an
 * information, because fingers have no pointer that rests.
 *
 * Keyboard: shown with the focus; Escape hides it, the focus stays (WCAG 1.4.13). It stays while
 * the pointer is over it.
 */
export function Tooltip({ text, children }: Props) {
  return (
    <AriaRoot>
      <TooltipTrigger delay={POINTER_RESTS_MS}>
        <Focusable>{children}</Focusable>
        <AriaTooltip className={styles['tooltip']!} offset={6}>
          <FormattedMessage {...text} />
        </AriaTooltip>
      </TooltipTrigger>
    </AriaRoot>
  );
}
