import { FormattedMessage, useIntl } from 'react-intl';
import { toCertificatePath } from '../../../../shared/certificatePath';
import type { MyCourses } from '../../../../shared/contract/courses';
import { useLocale } from '../../../intl/IntlRoot';
import { accountMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { Meter } from '../../../ui/Meter';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { UserText } from '../../../ui/UserText';
import { getLessonPath } from './coursePaths';
import styles from './Course.module.css';
import { useListMyCoursesQuery } from './coursesApi';
import { certificateMessages, courseMessages } from './messages';

/** The courses that I take, how far I am, and my certificates. */
export function MyCoursesScreen() {
  const { formatMessage } = useIntl();
  const { currentData, isError, error, refetch } = useListMyCoursesQuery(useLocale());
  const trail = [{ to: '/me', label: <FormattedMessage {...accountMessages.me} /> }];
  return (
    <>
      <PageHeader
        title={formatMessage(courseMessages.mine)}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      {currentData && <List items={currentData.items} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <Skeleton lines={6} />}
    </>
  );
}

function List({ items }: MyCourses) {
  if (items.length === 0)
    return (
      <EmptyState text={<FormattedMessage {...courseMessages.none} />}>
        <ButtonLink to="/training" look="secondary">
          <FormattedMessage {...courseMessages.allCourses} />
        </ButtonLink>
      </EmptyState>
    );
  return (
    <ul className={styles['courses']}>
      {items.map((item) => (
        <li key={item.slug}>
          <Course item={item} />
        </li>
      ))}
    </ul>
  );
}

function Course({ item }: { readonly item: MyCourses['items'][number] }) {
  const { formatMessage } = useIntl();
  const { slug, title, lessons, enrollment } = item;
  const { certificate, next, percent, done } = enrollment;
  return (
    <Card className={styles['course']}>
      <h2>
        <Link to={`/training/${slug}`}>
          <UserText text={title} note />
        </Link>
      </h2>
      <Meter
        label={formatMessage(courseMessages.progress)}
        value={percent}
        max={100}
        text={
          <FormattedMessage
            {...courseMessages.doneOf}
            values={{ done: done.length, all: lessons }}
          />
        }
      />
      <p className={styles['ways']}>
        {certificate && (
          <Link to={toCertificatePath(certificate.number)}>
            <FormattedMessage
              {...(certificate.withdrawnAt
                ? certificateMessages.isWithdrawn
                : courseMessages.toCertificate)}
            />
          </Link>
        )}
        {enrollment.state !== 'completed' && next && (
          <Link to={getLessonPath(slug, next)}>
            <FormattedMessage {...courseMessages.goOnShort} />
          </Link>
        )}
      </p>
    </Card>
  );
}
