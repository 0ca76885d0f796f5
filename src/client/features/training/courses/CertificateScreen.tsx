import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { Certificate } from '../../../../shared/contract/courses';
import { shownCode } from '../../../../shared/registrationCode';
import { isProblem } from '../../../api/problem';
import { useLocale } from '../../../intl/IntlRoot';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Facts } from '../../../ui/Fact';
import { Link } from '../../../ui/Link';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { PageSkeleton } from '../../../ui/Skeleton';
import { StatusPage, statusKind } from '../../../ui/StatusPage';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import styles from './Course.module.css';
import { useGetCertificateQuery } from './coursesApi';
import { courseMessages } from './messages';
import { NameCheckForm } from './NameCheckForm';

/** Proves a certificate to everybody; whose it is, it says to its holder alone. */
export function CertificateScreen() {
  const { slug: number = '' } = useParams();
  const locale = useLocale();
  const { currentData, isError, error, refetch } = useGetCertificateQuery({ number, locale });
  const kind = statusKind(isProblem(error) ? error.status : 0);
  if (currentData) return <Shown certificate={currentData} />;
  if (kind) return <StatusPage kind={kind} />;
  return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <PageSkeleton />;
}

function Shown({ certificate }: { readonly certificate: Certificate }) {
  const { formatMessage } = useIntl();
  const { number, course, issuedAt, holder } = certificate;
  const trail = [{ to: '/training', label: <FormattedMessage {...sectionMessages.training} /> }];
  return (
    <>
      <PageHeader
        title={formatMessage(courseMessages.certificate)}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      <div className={styles['paper']}>
        <Notice tone="good" icon="check" title={<FormattedMessage {...courseMessages.valid} />} />
        <Facts
          rows={[
            [formatMessage(courseMessages.holder), holder?.name && <bdi>{holder.name}</bdi>],
            [
              formatMessage(courseMessages.course),
              <Link to={`/training/${course.slug}`}>
                <UserText text={course.title} />
              </Link>,
            ],
            [formatMessage(courseMessages.issued), <TimeText value={issuedAt} format="date" />],
            [formatMessage(courseMessages.number), <bdi dir="ltr">{shownCode(number)}</bdi>],
          ]}
        />
        {holder && holder.name === null && (
          <p>
            <FormattedMessage {...courseMessages.nameChanged} />
          </p>
        )}
      </div>
      <section aria-labelledby="name-check" className={styles['check']}>
        <h2 id="name-check">
          <FormattedMessage {...courseMessages.nameTitle} />
        </h2>
        <p>
          <FormattedMessage {...courseMessages.nameText} />
        </p>
        <NameCheckForm number={number} />
      </section>
    </>
  );
}
