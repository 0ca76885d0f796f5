import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { BltFaultCode } from '../../../../../../counting/blt';
import type { PabulibFaultCode } from '../../../../../../counting/pabulibSections';
import type { LineFault } from '../../../../../../shared/contract/papers';
import { Notice } from '../../../../../ui/Notice';
import styles from '../../builder.module.css';
import { lineMessages, lineNumber, moreLines } from './messages';

interface Props {
  readonly tone: 'bad' | 'warn';
  readonly title: ReactNode;
  readonly faults: readonly LineFault[];
}

type Code =
  | BltFaultCode
  | PabulibFaultCode
  | 'unreadable'
  | 'repeated'
  | 'tooManyLines'
  | 'unknown'
  | 'other';

/** Whatever a reader of files can find has words. */
const TEXTS: Readonly<Record<Code, MessageDescriptor>> = lineMessages;

/** A code that this page does not know yet is told as a line that cannot be read. */
const messageOf = (code: string): MessageDescriptor =>
  TEXTS[Object.hasOwn(TEXTS, code) ? (code as Code) : 'other'];

const MOST_SHOWN = 50;

/** What is wrong with a file or a list, line by line: in words, with the text in question. */
export function LineFaults({ tone, title, faults }: Props) {
  if (faults.length === 0) return null;
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
