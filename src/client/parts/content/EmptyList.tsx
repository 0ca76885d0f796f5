import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAIN_NAVIGATION, type Section } from '../../../shared/sections';
import { elsewhereMessage, emptyListMessages } from '../../intl/contents/messages';
import { sectionMessages, titleMessages, uiMessages } from '../../intl/sharedMessages';
import { useSectionsOn } from '../../intl/useSectionsOn';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { FeedAnchor } from '../feed/FeedLink';
import styles from './EmptyList.module.css';
import { FirstLink } from './WriteLinks';

interface Props {
  readonly section: Section;
  /** Filters leave nothing of a list that may hold something. */
  readonly isFiltered?: boolean;
  readonly onReset?: () => void;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/**
 * A section's list without entries: says what it will hold, and leads on. Those who may write the
 * first one, others follow its feed. Where filters left nothing, they are taken off.
 */
export function EmptyList({ section, isFiltered = false, onReset, children }: Props) {
  const [title, text] = isFiltered
    ? [uiMessages.noMatchTitle, uiMessages.noMatchText]
    : [uiMessages.emptyTitle, emptyListMessages[section]];
  return (
    <EmptyState title={<FormattedMessage {...title} />} text={<FormattedMessage {...text} />}>
      {isFiltered ? (
        <ButtonLink look="secondary" to={`/${section}`} {...(onReset && { onClick: onReset })}>
          <FormattedMessage {...uiMessages.reset} />
        </ButtonLink>
      ) : (
        <>
          <FirstLink section={section} />
          <FeedAnchor section={section} />
        </>
      )}
      {children}
      {!isFiltered && <Elsewhere section={section} />}
    </EmptyState>
  );
}

function Elsewhere({ section }: Pick<Props, 'section'>) {
  const { formatMessage } = useIntl();
  const others = useSectionsOn(MAIN_NAVIGATION).filter((name) => name !== section);
  const links = [
    ['/', titleMessages.home],
    ...others.map((name) => [`/${name}`, sectionMessages[name]] as const),
  ] as const;
  return (
    <nav aria-label={formatMessage(elsewhereMessage)}>
      <ul className={styles['links']}>
        {links.map(([path, name]) => (
          <li key={path}>
            <Link to={path}>
              <FormattedMessage {...name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
