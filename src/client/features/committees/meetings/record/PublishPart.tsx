import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { Button } from '../../../../ui/Button';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { ConfirmDialog } from '../../../../ui/overlays/Dialog';
import { Part } from '../../../../ui/Part';
import { TimeText } from '../../../../ui/TimeText';
import { usePublishMinutesMutation } from '../edit/meetingEditApi';
import { publishMessages } from './messages';

interface Props {
  readonly slug: string;
  readonly source: MeetingSource;
}

/** Publishes the minutes as they are saved, after a question that says what follows. */
export function PublishPart({ slug, source }: Props) {
  const { minutes, originalLocale, minutesPublishedAt } = source;
  if (minutesPublishedAt !== null)
    return (
      <Part title={publishMessages.title}>
        <p>
          <FormattedMessage
            {...publishMessages.done}
            values={{ date: <TimeText key="date" value={minutesPublishedAt} /> }}
          />
        </p>
      </Part>
    );
  return (
    <Part title={publishMessages.title}>
      {minutes[originalLocale] ? (
        <Publish slug={slug} source={source} />
      ) : (
        <p>
          <FormattedMessage {...publishMessages.unsaved} />
        </p>
      )}
    </Part>
  );
}

function Publish({ slug, source: { id, version } }: Props) {
  const keyFor = useIdempotencyKeys();
  const [isAsked, setAsked] = useState(false);
  const [publish, { isLoading, error }] = usePublishMinutesMutation();
  const send = () => {
    const body = { version };
    void publish({ slug, id, body, idempotencyKey: keyFor({ ...body, id }) });
  };
  return (
    <>
      <p>
        <FormattedMessage {...publishMessages.what} />
      </p>
      <p>
        <Button look="secondary" isPending={isLoading} onClick={() => setAsked(true)}>
          <FormattedMessage {...publishMessages.title} />
        </Button>
      </p>
      {error && !isLoading && <ErrorNotice onRetry={send} error={error} />}
      {isAsked && (
        <ConfirmDialog
          title={publishMessages.title}
          text={publishMessages.sure}
          confirm={publishMessages.title}
          cancel={publishMessages.notYet}
          onAnswer={(isSure) => {
            setAsked(false);
            if (isSure) send();
          }}
        />
      )}
    </>
  );
}
