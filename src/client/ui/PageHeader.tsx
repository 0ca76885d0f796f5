import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { removeDirectionMarks } from '../../shared/directionMarks';
import { getPortalName } from '../../shared/settings';
import { useLocaleContext } from '../intl/IntlRoot';
import { uiMessages } from '../intl/sharedMessages';
import styles from './PageHeader.module.css';

interface Props {
  /** Plain text: the document's title, and the heading unless `heading` says more. */
  readonly title: string;
  readonly heading?: ReactNode;
  readonly intro?: ReactNode;
  /** For search engines; plain text. */
  readonly description?: string;
  readonly breadcrumbs?: ReactNode;
  readonly badges?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The top of every page: document title, description and the one first-level heading, which takes
 * the focus on arrival.
 */
export function PageHeader({
  title,
  heading,
  intro,
  description,
  breadcrumbs,
  badges,
  children,
}: Props) {
  const { formatMessage } = useIntl();
  const { locale, settings } = useLocaleContext();
  const documentTitle = [removeDirectionMarks(title), getPortalName(settings, locale)].join(' · ');
  return (
    <header className={styles['header']}>
      <title>{documentTitle}</title>
      <meta name="description" content={description ?? formatMessage(uiMessages.description)} />
      {breadcrumbs}
      {badges && <div className={styles['badges']}>{badges}</div>}
      <h1 className={styles['title']} tabIndex={-1}>
        {heading ?? title}
      </h1>
      {intro && <p className={styles['intro']}>{intro}</p>}
      {children}
    </header>
  );
}
