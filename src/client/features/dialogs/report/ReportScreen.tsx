import { FormattedMessage, useIntl } from 'react-intl';
import { useContent } from '../../../api/contentEndpoints';
import { isProblem } from '../../../api/problem';
import { useWatchContent } from '../../../api/watchContentApi';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { PageHeader } from '../../../ui/PageHeader';
import { DetailSkeleton } from '../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../parts/content/StatusPage';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import type { OpinionsDialog } from '../opinions/opinionsContext';
import { OpinionsGate } from '../opinions/OpinionsGate';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { copyAddress } from '../../../api/copy';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { getReportPath } from '../opinions/reportPath';
import { reportMessages } from './messages';
import styles from './Report.module.css';
import { ReportBody } from './ReportBody';

/**
 * Report on the opinions in a dialogue: all that is known of them, on one page that can be read and
 * printed.
 */
export function ReportScreen() {
  const { data, isError, error, refetch } = useContent('dialogs');
  useWatchContent(data);
  if (data) return <Report dialog={data} />;
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  if (kind) return <StatusPage kind={kind} />;
  if (!isError) return <DetailSkeleton />;
  return <ErrorNotice onRetry={refetch} error={error} />;
}

function Dates({
  dialog: { opensAt, closesAt, publishedAt },
}: {
  readonly dialog: OpinionsDialog;
}) {
  const from = opensAt ?? publishedAt;
  if (!from) return null;
  const opens = <TimeText value={from} />;
  return (
    <p className={styles['soft']}>
      {closesAt ? (
        <FormattedMessage
          {...reportMessages.dates}
          values={{ opens, closes: <TimeText value={closesAt} /> }}
        />
      ) : (
        <FormattedMessage {...reportMessages.since} values={{ opens }} />
      )}
    </p>
  );
}

function Report({ dialog }: { readonly dialog: OpinionsDialog }) {
  const { formatMessage } = useIntl();
  const { title, slug, summary, details } = dialog;
  const trail = [
    { to: '/dialogs', label: <FormattedMessage {...sectionMessages.dialogs} /> },
    { to: `/dialogs/${slug}`, label: <UserText text={title} /> },
  ];
  return (
    <article className={styles['report']}>
      <PageHeader
        title={formatMessage(reportMessages.title, { title: title.text })}
        heading={
          <FormattedMessage
            {...reportMessages.heading}
            values={{ title: <UserText text={title} /> }}
          />
        }
        intro={<FormattedMessage {...reportMessages.intro} />}
        description={summary.text}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      >
        <Dates dialog={dialog} />
        <p className={styles['ways']}>
          <Link to={`/dialogs/${slug}`}>
            <FormattedMessage {...reportMessages.back} />
          </Link>
          <CopyAddress slug={slug} />
        </p>
      </PageHeader>
      {details.mode === 'statements' ? (
        <OpinionsGate slug={slug}>
          {(opinions) => <ReportBody dialog={dialog} opinions={opinions} />}
        </OpinionsGate>
      ) : (
        <p>
          <FormattedMessage {...reportMessages.noStatements} />
        </p>
      )}
    </article>
  );
}

/** Puts the address of the report on the clipboard, in the reader's language. */
function CopyAddress({ slug }: { readonly slug: string }) {
  const dispatch = useAppDispatch();
  const path = useHref(getReportPath(slug));
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await dispatch(copyAddress(path)));
  return (
    <span className={styles['copy']}>
      <Button look="quiet" onClick={() => void copy()}>
        <FormattedMessage {...reportMessages.copy} />
      </Button>
      <span role="status">{isCopied && <FormattedMessage {...reportMessages.copied} />}</span>
    </span>
  );
}
