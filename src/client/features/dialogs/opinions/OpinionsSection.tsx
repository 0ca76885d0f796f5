import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import folding from '../../../ui/Fold.module.css';
import styles from './OpinionsSection.module.css';

interface Props {
  readonly title: MessageDescriptor;
  readonly intro?: MessageDescriptor;
  /** Folded to the line of its heading. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

/** A part below “Where people stand”, with its heading. */
export function OpinionsSection({ title, intro, isFolded = false, children }: Props) {
  const id = useId();
  const heading = (
    <h3 id={id} className={isFolded ? styles['foldedHeading'] : undefined}>
      <FormattedMessage {...title} />
    </h3>
  );
  const content = (
    <>
      {intro && (
        <p className={styles['intro']}>
          <FormattedMessage {...intro} />
        </p>
      )}
      {children}
    </>
  );
  return (
    <section className={styles['section']} aria-labelledby={id}>
      {isFolded ? (
        <details className={folding['fold']} suppressHydrationWarning>
          <summary>{heading}</summary>
          <div className={styles['section']}>{content}</div>
        </details>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </section>
  );
}
