import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { LegalWriting } from '../../../../shared/contract/legal';
import { LEGAL_PAGES, type LegalPage } from '../../../../shared/routes';
import { dropDraft } from '../../../api/draft';
import { isProblem } from '../../../api/problem';
import { legalPageAppeared } from '../../../state/installationSlice';
import { useAppDispatch } from '../../../store/hooks';
import { titleMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { useRevisions } from '../../../ui/forms/revisions';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { useIsPageThere } from '../../../ui/Link';
import { StatusPage, toStatusKind } from '../../../parts/content/StatusPage';
import { AnnouncePart, isComplete, isFirstVersion, isUnread } from './AnnouncePart';
import { BeginPart } from './BeginPart';
import { ChangesPart } from './ChangesPart';
import { UpcomingVersionsPart } from './UpcomingVersionsPart';
import { getDraftName } from './draftFields';
import { DraftPart } from './DraftPart';
import { SignOffPart } from './SignOffPart';
import { useGetLegalWritingQuery } from './legalWritingApi';
import { firstTitle, writingMessages } from './messages';
import styles from './writing.module.css';

/**
 * Screen on which administrators write the next version of a legal text, give it its day and,
 * before that day, take it back.
 */
export function LegalWritingScreen() {
  const { slug } = useParams();
  const kind = LEGAL_PAGES.find((page) => page === slug);
  return kind ? <Writing key={kind} kind={kind} /> : <StatusPage kind="notFound" />;
}

function Writing({ kind }: { readonly kind: LegalPage }) {
  const { formatMessage } = useIntl();
  const isThere = useIsPageThere()(`/${kind}`);
  const { currentData, isError, error, refetch } = useGetLegalWritingQuery(
    { kind },
    { refetchOnMountOrArgChange: true },
  );
  const refused = isError && isProblem(error) ? toStatusKind(error.status) : null;
  if (refused) return <StatusPage kind={refused} />;
  const trail = [{ to: `/${kind}`, label: <FormattedMessage {...titleMessages[kind]} /> }];
  const title = isThere
    ? formatMessage(writingMessages.title)
    : formatMessage(firstTitle, { text: formatMessage(titleMessages[kind]) });
  return (
    <div className={styles['page']}>
      <PageHeader
        title={title}
        intro={formatMessage(writingMessages.intro)}
        breadcrumbs={<Breadcrumbs trail={isThere ? trail : []} />}
      />
      {currentData && <Parts writing={currentData} onNewer={refetch} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <Skeleton lines={8} />}
    </div>
  );
}

interface PartsProps {
  readonly writing: LegalWriting;
  readonly onNewer: () => unknown;
}

function Parts({ writing, onNewer }: PartsProps) {
  const dispatch = useAppDispatch();
  const revisions = useRevisions();
  const [isAnnounced, setAnnounced] = useState(false);
  const { kind, coming, draft, inForce } = writing;
  const isInForce = inForce !== null;
  useEffect(() => {
    if (isInForce) dispatch(legalPageAppeared(kind));
  }, [dispatch, kind, isInForce]);
  const onAnnounced = () => {
    setAnnounced(true);
    // Unsaved input is not part of the version, and of no later draft either.
    dispatch(dropDraft(getDraftName(kind)));
  };
  return (
    <>
      {isAnnounced && !draft && <Announced isAtOnce={coming.length === 0} />}
      {coming.length > 0 && <UpcomingVersionsPart kind={kind} coming={coming} />}
      {!draft && <BeginPart writing={writing} />}
      {draft && (
        <>
          <DraftPart
            kind={kind}
            draft={draft}
            isFirst={isFirstVersion(writing)}
            revisions={revisions}
            onNewer={onNewer}
          />
          <ChangesPart draft={draft} inForce={inForce} />
          {isComplete(draft) && isUnread(draft) && (
            <SignOffPart kind={kind} draft={draft} revisions={revisions} onNewer={onNewer} />
          )}
          <AnnouncePart
            writing={writing}
            draft={draft}
            revisions={revisions}
            onNewer={onNewer}
            onAnnounced={onAnnounced}
          />
        </>
      )}
    </>
  );
}

/** The form that was sent is gone: what became of it takes the focus. */
function Announced({ isAtOnce }: { readonly isAtOnce: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="good" icon="check" role="status">
        <p>
          <FormattedMessage {...(isAtOnce ? writingMessages.doneAtOnce : writingMessages.done)} />
        </p>
      </Notice>
    </div>
  );
}
