import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { DetailPage } from '../../../shared/contract/content';
import { toDay } from '../../../shared/timeZones';
import type { LegalDetails, LegalVersion } from '../../../shared/contract/legal';
import type { Text } from '../../../shared/contract/text';
import { matchPath } from '../../../shared/routes';
import { useContent } from '../../api/contentEndpoints';
import { isProblem } from '../../api/problem';
import { useLocaleContext } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { getFeedbackPath } from '../../ui/feedbackPath';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Fact } from '../../ui/Fact';
import { Link } from '../../ui/Link';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../parts/content/StatusPage';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { UpcomingVersionNotice } from './UpcomingVersionNotice';
import { CompareVersions } from './CompareVersions';
import styles from './LegalScreen.module.css';
import { legalMessages } from './messages';
import { Storage } from './storage/Storage';
import { VersionList } from './VersionList';
import { isAdmin } from '../../../shared/permissions/roles';
import { useAppSelector } from '../../store/hooks';
import { selectUser } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import { isUpcoming, findNextVersion, getVersionPath, findReplacement } from './versions';

const STATEMENT = 'accessibility';
const STORAGE = 'cookies';

/**
 * Returns the slug of the version: a legal page is its own slug; an earlier version is named by the
 * path.
 */
function useSlug(): string {
  const { route, params } = matchPath(useLocation().pathname);
  return params.slug ?? route.name.replace('legal.', '');
}

/**
 * A legal text, the one in force or an earlier version: when it holds, what is new in it, and the
 * text.
 */
export function LegalScreen() {
  const { data: page, isError, error, refetch } = useContent('legal', useSlug());

  if (isError) {
    const kind = toStatusKind(isProblem(error) ? error.status : 0);
    return kind ? <StatusPage kind={kind} /> : <ErrorNotice onRetry={refetch} error={error} />;
  }
  return page ? <LegalText page={page} /> : <PageSkeleton />;
}

function LegalText({ page }: { readonly page: DetailPage<LegalDetails> }) {
  const { now, timeZone } = useLocaleContext();
  const today = toDay(now, timeZone);
  const { versionNumber, effectiveOn, whatChanged, versions } = page.details;
  const replacement = findReplacement(versionNumber, versions, today);
  const isLater = isUpcoming(effectiveOn, today);
  const coming = findNextVersion(versions, today);
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
            <InForce from={effectiveOn} until={replacement?.next.effectiveOn} isToCome={isLater} />
          </Fact>
        </p>
      </PageHeader>
      {page.slug === STATEMENT && <TellUs />}
      <WriteLink kind={page.kind} />
      {replacement && <Replaced by={replacement.inForce} />}
      {coming && !isLater && !replacement && (
        <UpcomingVersionNotice next={coming} present={versionNumber} />
      )}
      {isLater && <NotYet from={effectiveOn} />}
      {whatChanged && <WhatChanged text={whatChanged} />}
      <Markdown text={page.body} />
      {page.slug === STORAGE && <Storage />}
      <p className={styles['updated']}>
        <FormattedMessage {...uiMessages.updated} /> <TimeText value={page.updatedAt} />
      </p>
      {versions.length > 1 && (
        <>
          <VersionList versions={versions} slug={page.slug} />
          <CompareVersions versions={versions} slug={page.slug} />
        </>
      )}
    </article>
  );
}

/** The form stands before the text: whoever meets a barrier should not have to read first. */
function TellUs() {
  return (
    <Notice tone="accent" title={<FormattedMessage {...legalMessages.barrierTitle} />}>
      <p>
        <FormattedMessage {...legalMessages.barrierText} />
      </p>
      <Link
        to={getFeedbackPath({ about: 'accessibility', page: '/' })}
        className={styles['present']}
      >
        <FormattedMessage {...legalMessages.tellUs} />
      </Link>
    </Notice>
  );
}

function WhatChanged({ text }: { readonly text: Text }) {
  return (
    <Notice tone="accent" title={<FormattedMessage {...legalMessages.whatChanged} />}>
      <p>
        <UserText text={text} />
      </p>
    </Notice>
  );
}

function NotYet({ from }: { readonly from: string }) {
  return (
    <Notice tone="warn" icon="calendar" title={<FormattedMessage {...legalMessages.notYetTitle} />}>
      <p>
        <FormattedMessage
          {...legalMessages.notYetText}
          values={{ date: <TimeText key="date" value={from} /> }}
        />
      </p>
    </Notice>
  );
}

interface InForceProps {
  readonly from: string;
  readonly until: string | undefined;
  readonly isToCome: boolean;
}

function InForce({ from, until, isToCome }: InForceProps) {
  const since = <TimeText value={from} />;
  if (isToCome) return <FormattedMessage {...legalMessages.inForceFrom} values={{ date: since }} />;
  if (until === undefined)
    return (
      <>
        <FormattedMessage {...legalMessages.inForceSince} /> {since}
      </>
    );
  return (
    <FormattedMessage
      {...legalMessages.inForceBetween}
      values={{ from: since, until: <TimeText value={until} /> }}
    />
  );
}

function Replaced({ by }: { readonly by: LegalVersion }) {
  return (
    <Notice
      tone="warn"
      icon="document"
      title={<FormattedMessage {...legalMessages.replacedTitle} />}
    >
      <p>
        <FormattedMessage {...legalMessages.replacedText} />
      </p>
      <Link to={getVersionPath(by)} className={styles['present']}>
        <FormattedMessage {...legalMessages.readPresent} />
      </Link>
    </Notice>
  );
}

/**
 * For administrators, who alone write legal texts; the host decides in any case. `kind`: which of
 * the texts.
 */
function WriteLink({ kind }: { readonly kind: string }) {
  const user = useAppSelector(selectUser);
  if (!user || !isAdmin(user.roles)) return null;
  return (
    <p className={styles['write']}>
      <ButtonLink look="secondary" to={`/legal/${kind}/edit`}>
        <FormattedMessage {...legalMessages.write} />
      </ButtonLink>
    </p>
  );
}
