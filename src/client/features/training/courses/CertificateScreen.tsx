import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { Certificate } from '../../../../shared/contract/courses';
import { formatCode } from '../../../../shared/registrationCode';
import { isProblem } from '../../../api/problem';
import { printPage } from '../../../api/share';
import { useAppDispatch } from '../../../store/hooks';
import { useLocale } from '../../../intl/IntlRoot';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Facts } from '../../../ui/Fact';
import { Link } from '../../../ui/Link';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { PageSkeleton } from '../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../parts/content/StatusPage';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import styles from './Certificate.module.css';
import { CertificatePaper } from './CertificatePaper';
import { useGetCertificateQuery } from './coursesApi';
import { certificateMessages, courseMessages } from './messages';
import { NameCheckForm } from './NameCheckForm';
import { WithdrawalForm } from './WithdrawalForm';

/**
 * Proves a certificate to everybody; whose it is, it says to its holder alone. Those who may change
 * the course withdraw it here.
 */
export function CertificateScreen() {
  const { slug: number = '' } = useParams();
  const locale = useLocale();
  const { currentData, isError, error, refetch } = useGetCertificateQuery({ number, locale });
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  if (currentData) return <Shown certificate={currentData} />;
  if (kind) return <StatusPage kind={kind} />;
  return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <PageSkeleton />;
}

interface Props {
  readonly certificate: Certificate;
}

function Shown({ certificate }: Props) {
  const { formatMessage } = useIntl();
  const { number, course, withdrawnAt, mayWithdraw } = certificate;
  const trail = [
    { to: '/training', label: <FormattedMessage {...sectionMessages.training} /> },
    { to: `/training/${course.slug}`, label: <UserText text={course.title} /> },
  ];
  return (
    <>
      <div className={withdrawnAt === null ? styles['screen'] : undefined}>
        <PageHeader
          title={formatMessage(courseMessages.certificate)}
          breadcrumbs={<Breadcrumbs trail={trail} />}
        />
      </div>
      {withdrawnAt === null ? (
        <Valid certificate={certificate} />
      ) : (
        <Withdrawn certificate={certificate} withdrawnAt={withdrawnAt} />
      )}
      <div className={styles['screen']}>
        <section aria-labelledby="name-check" className={styles['part']}>
          <h2 id="name-check">
            <FormattedMessage {...courseMessages.nameTitle} />
          </h2>
          <p>
            <FormattedMessage {...courseMessages.nameText} />
          </p>
          <NameCheckForm number={number} />
        </section>
        {mayWithdraw && (
          <WithdrawalForm key={withdrawnAt} number={number} isWithdrawn={withdrawnAt !== null} />
        )}
      </div>
    </>
  );
}

function Valid({ certificate }: Props) {
  const dispatch = useAppDispatch();
  const { holder } = certificate;
  return (
    <div className={styles['valid']}>
      <div className={styles['screen']}>
        <Notice tone="good" icon="check" title={<FormattedMessage {...courseMessages.valid} />}>
          {holder && holder.name === null && (
            <p>
              <FormattedMessage {...courseMessages.nameChanged} />
            </p>
          )}
        </Notice>
      </div>
      <CertificatePaper certificate={certificate} />
      <p className={styles['screen']}>
        <Button look="secondary" onClick={() => dispatch(printPage())}>
          <FormattedMessage {...certificateMessages.print} />
        </Button>
      </p>
    </div>
  );
}

function Withdrawn({ certificate, withdrawnAt }: Props & { readonly withdrawnAt: string }) {
  const { formatMessage } = useIntl();
  const { number, course, issuedAt, reason } = certificate;
  return (
    <>
      <Notice tone="bad" title={<FormattedMessage {...certificateMessages.withdrawn} />} />
      <div className={styles['part']}>
        <Facts
          rows={[
            [
              formatMessage(courseMessages.course),
              <Link to={`/training/${course.slug}`}>
                <UserText text={course.title} />
              </Link>,
            ],
            [formatMessage(courseMessages.issued), <TimeText value={issuedAt} format="date" />],
            [
              formatMessage(certificateMessages.withdrawnOn),
              <TimeText value={withdrawnAt} format="date" />,
            ],
            [formatMessage(certificateMessages.reason), reason && <bdi>{reason}</bdi>],
            [formatMessage(courseMessages.number), <bdi dir="ltr">{formatCode(number)}</bdi>],
          ]}
        />
      </div>
    </>
  );
}
