import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface Entry {
  readonly id: string;
  readonly title: ReactNode;
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
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles['accordion']}>
      {entries.map(({ id, title, content }) => (
        // The browser may have unfolded it before React takes over.
        <details key={id} className={styles['entry']} suppressHydrationWarning>
          <summary>
            <Heading className={styles['title']}>{title}</Heading>
          </summary>
          <div id={id} className={styles['content']}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
