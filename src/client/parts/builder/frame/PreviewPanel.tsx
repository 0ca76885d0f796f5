import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { getLocaleInfo } from '../../../../shared/locales';
import styles from '../builder.module.css';
import { useBuilder } from '../builderContext';
import { LocaleBoundary } from '../LocaleBoundary';
import { builderMessages } from '../messages';

interface Props {
  readonly note: MessageDescriptor;
  readonly children: ReactNode;
}

/** The frame of what people will get, in the chosen language. */
export function PreviewPanel({ note, children }: Props) {
  const { locale } = useBuilder();
  return (
    <section aria-labelledby="preview-title" className={styles['preview']}>
      <h2 id="preview-title" className={styles['sideTitle']}>
        <FormattedMessage {...builderMessages.preview} />
      </h2>
      <p className={styles['note']}>
        <FormattedMessage {...note} />
      </p>
      <div className={styles['sheet']} lang={locale} dir={getLocaleInfo(locale).dir}>
        <LocaleBoundary locale={locale}>{children}</LocaleBoundary>
      </div>
    </section>
  );
}
