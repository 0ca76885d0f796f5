import { useParams } from 'react-router-dom';
import { isProblem } from '../../api/problem';
import { useLocaleContext } from '../../intl/IntlRoot';
import { StatusPage, toStatusKind } from '../../parts/content/StatusPage';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Markdown } from '../../ui/Markdown';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/Skeleton';
import { UserText } from '../../ui/UserText';
import { useGetFreePageQuery } from './freePagesApi';
import styles from './LegalScreen.module.css';

/** A page that the city has written itself. */
export function FreePageScreen() {
  const { slug = '' } = useParams();
  const { locale, settings } = useLocaleContext();
  const { currentData, isError, error, refetch } = useGetFreePageQuery({
    slug,
    locale,
    number: settings.number,
  });
  if (currentData) {
    const { title, text } = currentData;
    return (
      <article className={styles['legal']}>
        <PageHeader title={title.text} heading={<UserText text={title} note />} />
        <Markdown text={text} />
      </article>
    );
  }
  if (!isError) return <PageSkeleton />;
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  return kind ? <StatusPage kind={kind} /> : <ErrorNotice onRetry={refetch} error={error} />;
}
