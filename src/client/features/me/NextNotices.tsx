import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../intl/IntlRoot';
import { Link } from '../../ui/Link';
import { PartsSkeleton } from '../../ui/Skeleton';
import { QueryResult } from './QueryResult';
import { useGetNoticesQuery } from './meApi';
import { meMessages } from './messages';
import { NoticeList } from './NoticeList';
import { profileMessages } from './profile/messages';
import styles from './profile/profile.module.css';

const FIRST = 3;

/** The notices whose moment is nearest. */
export function NextNotices() {
  const answer = useGetNoticesQuery(useLocale());
  return (
    <section className={styles['part']} aria-labelledby="needs-me">
      <h2 id="needs-me" className={styles['heading']}>
        <FormattedMessage {...profileMessages.needsMe} />
      </h2>
      <QueryResult answer={answer} waiting={<PartsSkeleton parts={1} />}>
        {({ items }) =>
          items.length > 0 ? (
            <NoticeList notices={items.slice(0, FIRST)} heading="h3" />
          ) : (
            <p>
              <FormattedMessage {...meMessages.noNotices} />
            </p>
          )
        }
      </QueryResult>
      <p>
        <Link to="/me/notifications">
          <FormattedMessage {...profileMessages.allNotices} />
        </Link>
      </p>
    </section>
  );
}
