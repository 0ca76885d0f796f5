import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import type { Versions } from '../../../shared/contract/lifecycle';
import { matchPath } from '../../../shared/routes';
import type { Section } from '../../../shared/sections';
import { isProblem } from '../../api/problem';
import { useLocale } from '../../intl/IntlRoot';
import { sectionMessages, titleMessages, uiMessages } from '../../intl/sharedMessages';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../parts/content/StatusPage';
import { UserText } from '../../ui/UserText';
import { Comparison } from './Comparison';
import styles from './history.module.css';
import { historyMessages, pageTitle } from './messages';
import { VersionRow } from './VersionRow';
import { useListVersionsInfiniteQuery } from './versionsApi';

/** Screen of a content's history: its versions, and the differences between any two of them. */
export function HistoryScreen() {
  const locale = useLocale();
  const { slug = '' } = useParams();
  const section = matchPath(useLocation().pathname).route.section ?? 'blogs';
  const place = { section, slug };
  const list = useListVersionsInfiniteQuery({ ...place, locale });
  const { isError, error, refetch } = list;
  const pages = list.currentData?.pages;
  const [first] = pages ?? [];
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  if (kind && !first) return <StatusPage kind={kind} />;
  if (!first || !pages) {
    return (
      <>
        <Header place={place} />
        {isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={8} />}
      </>
    );
  }
  const items = pages.flatMap((page) => page.items);
  return (
    <>
      <Header place={place} about={first} />
      <div className={styles['page']}>
        <Comparison place={place} versions={items} />
        <section aria-labelledby="versions" className={styles['part']}>
          <h2 id="versions">
            <FormattedMessage {...historyMessages.list} />
          </h2>
          <ol reversed className={styles['versions']}>
            {items.map((version, index) => (
              <VersionRow
                key={version.revision}
                place={place}
                version={version}
                before={items[index + 1]}
                takeOver={first.mayEdit && index > 0 ? first.id : null}
              />
            ))}
          </ol>
          {list.hasNextPage && (
            <p>
              <Button
                look="secondary"
                isPending={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                <FormattedMessage {...uiMessages.more} />
              </Button>
            </p>
          )}
        </section>
      </div>
    </>
  );
}

interface HeaderProps {
  readonly place: { readonly section: Section; readonly slug: string };
  readonly about?: Versions;
}

function Header({ place: { section, slug }, about }: HeaderProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(titleMessages.history);
  const trail = [
    { to: `/${section}`, label: <FormattedMessage {...sectionMessages[section]} /> },
    ...(about ? [{ to: `/${section}/${slug}`, label: <UserText text={about.title} /> }] : []),
  ];
  return (
    <PageHeader
      title={about ? formatMessage(pageTitle, { content: about.title.text }) : title}
      heading={title}
      intro={
        <FormattedMessage
          {...(about?.mayEdit ? historyMessages.introForEditors : historyMessages.intro)}
        />
      }
      breadcrumbs={<Breadcrumbs trail={trail} />}
    />
  );
}
