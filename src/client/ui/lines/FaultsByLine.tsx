import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { LineFault } from '../../../shared/contract/papers';
import { Notice } from '../Notice';
import styles from './lines.module.css';
import { fileMessages, lineNumber, moreLines } from './messages';

export interface FaultsProps {
  readonly tone: 'bad' | 'warn';
  readonly title: ReactNode;
  readonly faults: readonly LineFault[];
}

interface Props extends FaultsProps {
  /** By code. One that is not among them is told as a line that cannot be read. */
  readonly texts: Readonly<Record<string, MessageDescriptor>>;
}

const MOST_SHOWN = 50;

/** The faults of a file or a list, line by line: in words, with the text in question. */
export function FaultsByLine({ tone, title, faults, texts }: Props) {
  if (faults.length === 0) return null;
  const messageOf = (code: string): MessageDescriptor =>
    (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? fileMessages.other;
  return (
    <Notice tone={tone} role="alert" title={title}>
      <ul className={styles['lines']}>
        {faults.slice(0, MOST_SHOWN).map(({ line, code, text }, index) => (
          <li key={`${line} ${index}`}>
            <strong>
              <FormattedMessage {...lineNumber} values={{ line }} />
            </strong>
            <span>
              <FormattedMessage {...messageOf(code)} /> {text && <bdi dir="ltr">{text}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      {faults.length > MOST_SHOWN && (
        <p>
          <FormattedMessage {...moreLines} values={{ count: MOST_SHOWN }} />
        </p>
      )}
    </Notice>
  );
}
