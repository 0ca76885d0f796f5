import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { matchPath } from '../../../shared/routes';
import { useContent } from '../../api/contentEndpoints';
import { isProblem } from '../../api/problem';
import { uiMessages } from '../../intl/sharedMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Fact } from '../../ui/Fact';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { DetailSkeleton } from '../../ui/Skeleton';
import { StatusPage, statusKind } from '../../ui/StatusPage';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './LegalScreen.module.css';
import { legalMessages } from './messages';

/** A legal text: since when it holds, what is new in it, and the text. */
export function LegalScreen() {
  const slug = matchPath(useLocation().pathname).route.name.replace('legal.', '');
  const { data: page, isError, error, refetch } = useContent('legal', slug);

  if (isError) {
    const kind = statusKind(isProblem(error) ? error.status : 0);
    return kind ? <StatusPage kind={kind} /> : <ErrorNotice onRetry={refetch} />;
  }
  if (!page) return <DetailSkeleton />;

  const { versionNumber, effectiveOn, whatChanged } = page.details;
  return (
    <article className={styles['legal']}>
      <PageHeader
        title={page.title.text}
        heading={<UserText text={page.title} note />}
        intro={<UserText text={page.summary} />}
        description={page.summary.text}
      >
        <p className={styles['version']}>
          <Fact icon="document">
            <FormattedMessage {...legalMessages.version} values={{ number: versionNumber }} />
          </Fact>
          <Fact icon="calendar">
            <FormattedMessage {...legalMessages.inForceSince} /> <TimeText value={effectiveOn} />
          </Fact>
        </p>
      </PageHeader>
      {whatChanged && (
        <Notice tone="accent" title={<FormattedMessage {...legalMessages.whatChanged} />}>
          <p>
            <UserText text={whatChanged} />
          </p>
        </Notice>
      )}
      <Markdown text={page.body} />
      <p className={styles['updated']}>
        <FormattedMessage {...uiMessages.updated} /> <TimeText value={page.updatedAt} />
      </p>
    </article>
  );
}
