import type { AriaAttributes, KeyboardEvent, ReactNode } from 'react';

/** A part that goes along with the typing in a long text: suggestions below it, for example. */
export interface TextAreaAddon {
  /** Attributes of the field. */
  readonly attributes: AriaAttributes;
  /** Answers whether the key was for it. */
  readonly onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  /** The text has changed, or the caret moved. */
  readonly onTyped: (field: HTMLTextAreaElement) => void;
  readonly onLeft: () => void;
  /** Below the field. */
  readonly panel: ReactNode;
}
