import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Localized } from '../../../shared/contract/text';
import { pickText, toPagePath } from '../../../shared/settings';
import { isPathOpen, LEGAL_PAGES, type LegalPage } from '../../../shared/routes';
import { useLocaleContext } from '../../intl/IntlRoot';
import { sectionMessages, titleMessages, uiMessages } from '../../intl/sharedMessages';
import { isPageOpen } from '../../../shared/stage';
import { selectIsOpen } from '../../navigation/access';
import { useAppSelector } from '../../store/hooks';
import { useLegalPath } from '../../parts/legal/useLegalPath';
import { getFeedbackPath } from '../../ui/feedbackPath';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import styles from './Footer.module.css';

const COLUMNS = [
  {
    title: uiMessages.discover,
    links: ['events', 'quizzes', 'governance'] as const,
    names: sectionMessages,
  },
  {
    title: uiMessages.help,
    links: ['faqs', 'training', 'feedback'] as const,
    names: { ...sectionMessages, ...titleMessages },
  },
  {
    title: uiMessages.legal,
    links: [...LEGAL_PAGES, 'moderation', 'open-data'] as const,
    names: titleMessages,
  },
];

type FooterLink = (typeof COLUMNS)[number]['links'][number];
const isLegalPage = (link: FooterLink): link is LegalPage =>
  LEGAL_PAGES.some((page) => page === link);

/** A page that the city has written, by its title in the reader’s language if it has one. */
function PageLink({ to, title }: { readonly to: string; readonly title: Localized }) {
  const { locale, settings } = useLocaleContext();
  const words = pickText(title, settings, locale);
  return (
    words && (
      <li>
        <Link to={to}>
          <UserText text={words} />
        </Link>
      </li>
    )
  );
}

/** The end of every page; the way to get help stands in the same place everywhere (WCAG 3.2.6). */
export function Footer() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { settings } = useLocaleContext();
  const getLegalPath = useLegalPath();
  const isOpen = useAppSelector(selectIsOpen);
  const pathOf = (link: FooterLink): string | null => {
    if (link === 'feedback') return getFeedbackPath({ page: pathname });
    if (isLegalPage(link)) return getLegalPath(link);
    return isPathOpen(`/${link}`, settings) ? `/${link}` : null;
  };
  const isThere = (link: FooterLink) => isOpen || isPageOpen({ path: `/${link}` }, settings);
  const pages = isOpen ? settings.footerPages : [];
  const columns = COLUMNS.map(({ links, ...column }) => ({
    ...column,
    links: links.map((link) => ({ link, to: isThere(link) && pathOf(link) })),
  }));
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <nav className={styles['columns']} aria-label={formatMessage(uiMessages.footer)}>
          {columns
            .filter(({ links }) => links.some(({ to }) => to))
            .map(({ title, links, names }) => (
              <div key={title.id}>
                <h2 className={styles['title']}>{formatMessage(title)}</h2>
                <ul className={styles['links']}>
                  {links.map(
                    ({ link, to }) =>
                      to && (
                        <li key={link}>
                          <Link to={to}>
                            <FormattedMessage
                              {...(names as typeof sectionMessages & typeof titleMessages)[link]}
                            />
                          </Link>
                        </li>
                      ),
                  )}
                </ul>
              </div>
            ))}
          {pages.length > 0 && (
            <div>
              <h2 className={styles['title']}>
                <FormattedMessage {...uiMessages.aboutPortal} />
              </h2>
              <ul className={styles['links']}>
                {pages.map(({ slug, title }) => (
                  <PageLink key={slug} to={toPagePath(slug)} title={title} />
                ))}
              </ul>
            </div>
          )}
        </nav>
        <div className={styles['end']}>
          <p>
            <FormattedMessage {...uiMessages.imprint} />
          </p>
        </div>
      </div>
    </footer>
  );
}
