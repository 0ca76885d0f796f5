import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Connection } from '../../browser/ports';
import { titleMessages } from '../../intl/sharedMessages';
import { offlineMessages } from '../../offline/messages';
import type { QueuedBallot } from '../../offline/outbox';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { OutboxNotice } from './OutboxNotice';

interface Props {
  readonly connection: Connection;
  readonly ballots: readonly QueuedBallot[];
}

/** Fetched when there is something to tell. */
export function OfflineNoticeList({ connection, ballots }: Props) {
  // The offline page says by itself what is the matter, and is no copy of a page.
  const isOfflinePage = useLocation().pathname === '/offline';
  return (
    <>
      {!isOfflinePage && <ConnectionNotice {...connection} />}
      {ballots.length > 0 && <OutboxNotice ballots={ballots} />}
    </>
  );
}

function ConnectionNotice({ status, savedAt }: Connection) {
  if (status === 'reached') return savedAt !== null && <CopyNotice savedAt={savedAt} />;
  const title = status === 'offline' ? titleMessages.offline : offlineMessages.unreachable;
  return (
    <Notice tone="warn" title={<FormattedMessage {...title} />}>
      {savedAt !== null && <SavedAt savedAt={savedAt} />}
      <p>
        <FormattedMessage {...offlineMessages.text} />
      </p>
      <Link to="/offline">
        <FormattedMessage {...offlineMessages.savedPages} />
      </Link>
    </Notice>
  );
}

function CopyNotice({ savedAt }: { readonly savedAt: number }) {
  return (
    <Notice tone="warn" icon="clock">
      <SavedAt savedAt={savedAt} />
    </Notice>
  );
}

function SavedAt({ savedAt }: { readonly savedAt: number }) {
  const time = <TimeText value={new Date(savedAt).toISOString()} format="dateTime" />;
  return (
    <p>
      <FormattedMessage {...offlineMessages.savedAt} values={{ time }} />
    </p>
  );
}
