import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../shared/sections';
import { useContentList } from '../../api/contentEndpoints';
import { useLocale } from '../../intl/IntlRoot';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { UserText } from '../../ui/UserText';
import { helpMessages } from './messages';
import styles from './SectionHelp.module.css';

const MOST = '6';

/** The short answers to a section’s questions; each question leads to its whole answer. */
export function HelpAnswers({ section }: { readonly section: Section }) {
  const locale = useLocale();
  const { items, isError, error, refetch } = useContentList<'faqs'>({
    section: 'faqs',
    locale,
    limit: MOST,
    helpOn: section,
  });
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <Skeleton lines={4} />;
  if (items.length === 0)
    return (
      <p>
        <FormattedMessage {...helpMessages.none} />
      </p>
    );
  return (
    <dl className={styles['answers']}>
      {items.map(({ id, slug, title, summary }) => (
        <div key={id}>
          <dt>
            <Link to={`/faqs/${slug}`}>
              <UserText text={title} note />
            </Link>
          </dt>
          <dd>
            <UserText text={summary} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
