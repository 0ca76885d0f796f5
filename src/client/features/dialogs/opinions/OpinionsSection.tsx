import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './OpinionsSection.module.css';

interface Props {
  readonly title: MessageDescriptor;
  readonly intro?: MessageDescriptor;
  readonly children: ReactNode;
}

/** A part below “Where people stand”, with its heading. */
export function OpinionsSection({ title, intro, children }: Props) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage {...title} />
      </h3>
      {intro && (
        <p className={styles['intro']}>
          <FormattedMessage {...intro} />
        </p>
      )}
      {children}
    </section>
  );
}
