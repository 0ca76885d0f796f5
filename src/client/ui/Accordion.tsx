import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon';

interface Entry {
  readonly id: string;
  readonly title: ReactNode;
  /** Line below the title, in view while the content is folded too. */
  readonly summary?: ReactNode;
  /** True if its content needs another look: it unfolds, and its line is marked. */
  readonly hasFault?: boolean;
  readonly content: ReactNode;
}

interface Props {
  readonly entries: readonly Entry[];
  /** Level of the titles, so that they continue the page's headings. */
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * Titles that unfold. The browser's own element: it works before any script has run, its page
 * search finds what is folded, and an address that names an entry unfolds it.
 *
 * Keyboard: Tab goes from title to title, Enter or Space unfolds and folds.
 */
export function Accordion({ entries, headingLevel = 3 }: Props) {
  return (
    <div className={styles['accordion']}>
      {entries.map((entry) => (
        <Fold key={entry.id} {...entry} Heading={`h${headingLevel}`} />
      ))}
    </div>
  );
}

interface FoldProps extends Entry {
  readonly Heading: 'h2' | 'h3' | 'h4';
}

function Fold({ id, title, summary, hasFault = false, content, Heading }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [startsOpen] = useState(hasFault);
  useEffect(() => {
    if (hasFault) fold.current!.open = true;
  }, [hasFault]);
  return (
    // The browser may have unfolded it before React takes over.
    <details ref={fold} className={styles['entry']} open={startsOpen} suppressHydrationWarning>
      <summary>
        <Heading className={styles['title']}>{title}</Heading>
        {summary !== undefined && (
          <span className={styles['summary']}>
            {hasFault && <Icon name="info" />}
            {summary}
          </span>
        )}
      </summary>
      <div id={id} className={styles['content']}>
        {content}
      </div>
    </details>
  );
}
