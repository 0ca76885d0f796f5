import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MarkName } from './markdownEdits';
import { SHORTCUTS } from './markdownShortcuts';
import styles from './MarkdownEditor.module.css';
import { editorMessages, markMessages, signMessages } from './messages';

const MARKS = Object.keys(SHORTCUTS) as MarkName[];

const DRAWINGS = {
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L11.6 7.4M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.7-1.7',
  quote: 'M10 7H5v6h5V7zm0 6c0 2.5-1.5 4-4 4.5M19 7h-5v6h5V7zm0 6c0 2.5-1.5 4-4 4.5',
} as const;

interface Props {
  /** The id of the text field. */
  readonly fieldId: string;
  readonly isDisabled: boolean;
  readonly onMark: (name: MarkName) => void;
  /** More buttons behind the marks. */
  readonly children?: ReactNode;
}

/**
 * The marks as buttons. Keyboard: one stop for Tab; the arrow keys go along, the other way round in
 * Arabic.
 */
export function MarkdownToolbar({ fieldId, isDisabled, onMark, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Toolbar
      aria-label={formatMessage(editorMessages.toolbar)}
      aria-controls={fieldId}
      className={styles['toolbar']!}
    >
      {MARKS.map((name) => (
        <button
          key={name}
          type="button"
          className={styles['mark']}
          data-mark={name}
          disabled={isDisabled}
          aria-label={formatMessage(markMessages[name])}
          aria-keyshortcuts={SHORTCUTS[name].keys}
          title={formatMessage(markMessages[name])}
          onClick={() => onMark(name)}
        >
          <Sign name={name} />
        </button>
      ))}
      {children}
    </Toolbar>
  );
}

/** Letters as word processors in the language show them, drawings where no letter is usual. */
function Sign({ name }: { readonly name: MarkName }) {
  if (name in signMessages) {
    return <FormattedMessage {...signMessages[name as keyof typeof signMessages]} />;
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles['drawing']}>
      <path d={DRAWINGS[name as keyof typeof DRAWINGS]} />
    </svg>
  );
}
