import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { readFormFields, type Fields } from '../../../ui/forms/fields';
import { FormContext } from '../../../ui/forms/formContext';
import { useLatestCallback } from '../../../ui/forms/useLatestCallback';
import styles from './DetailsFold.module.css';
import { foldMessages } from './messages';

interface Props<T> {
  readonly title: MessageDescriptor;
  /** Details as they were when the form began. */
  readonly details: T;
  /** Reads the details out of the form. */
  readonly read: (fields: Fields) => T;
  /** Says in words what the fold holds; facts that say nothing are empty, `false` or null. */
  readonly summarize: (details: T) => readonly ReactNode[];
  /** The fields are shown from the beginning. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * Some fields of a form that unfold below a title; folded, a line says what they hold. A field that
 * turns out to be wrong unfolds them.
 */
export function DetailsFold<T>(props: Props<T>) {
  const { title, details: first, read, summarize, isOpen = false, children } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  const [details, setDetails] = useState(first);
  const look = useLatestCallback(() => {
    const form = fold.current?.closest('form');
    if (form) setDetails(read(readFormFields(form)));
  });
  // Fields begin with what was typed last time.
  useLayoutEffect(look, [look]);
  useOpenWhenWrong(fold);
  return (
    // The browser may have unfolded it before React takes over.
    <details
      ref={fold}
      open={isOpen}
      data-folds
      className={styles['fold']}
      onToggle={look}
      suppressHydrationWarning
    >
      <summary>
        <h2 className={styles['title']}>
          <FormattedMessage {...title} />
        </h2>
        <FoldSummary facts={summarize(details)} />
      </summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  );
}

function FoldSummary({ facts }: { readonly facts: readonly ReactNode[] }) {
  const said = facts.filter((fact) => fact !== '' && fact !== false && fact !== null);
  return (
    <span className={styles['facts']}>
      {said.length === 0 && <FormattedMessage {...foldMessages.nothing} />}
      {said.map((fact, index) => (
        <bdi key={index} className={styles['fact']}>
          {fact}
        </bdi>
      ))}
    </span>
  );
}

/** Unfolds an element as soon as a field in it is wrong; it can be folded again. */
function useOpenWhenWrong(fold: { readonly current: HTMLDetailsElement | null }): void {
  const { faults } = useContext(FormContext);
  const wasWrong = useRef(false);
  useLayoutEffect(() => {
    const isWrong = Object.keys(faults).some(
      (name) => faults[name] && fold.current?.querySelector(`[data-field="${name}"]`),
    );
    if (isWrong && !wasWrong.current && fold.current) fold.current.open = true;
    wasWrong.current = isWrong;
  });
}
