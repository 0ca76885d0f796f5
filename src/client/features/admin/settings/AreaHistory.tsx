import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AreaSettings, SettingsHistory } from '../../../../shared/contract/settings';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useLocale } from '../../../intl/IntlRoot';
import { useMoments } from '../../../intl/moments';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Notice } from '../../../ui/Notice';
import { useConfirmation } from '../../../ui/overlays/useConfirmation';
import { RowsSkeleton } from '../../../ui/Skeleton';
import { TimeText } from '../../../ui/TimeText';
import { LoadMore } from '../LoadMore';
import { Quotation } from '../Quotation';
import { FieldValues, listDifferences } from './FieldValue';
import { getSettingsForm } from './forms';
import { bringBackAt, originMessages, settingsMessages } from './messages';
import styles from './settings.module.css';
import { useBringBackRevisionMutation, useListRevisionsInfiniteQuery } from './settingsAdminApi';
import { isRevisionConflict, toSettingsFormErrors } from './settingsFormErrors';

interface Props {
  readonly loaded: AreaSettings;
  readonly onNewer: () => unknown;
  readonly onBroughtBack: (area: AreaSettings) => void;
}

/** Revisions of an area, folded away; each of its values can be brought back. */
export function AreaHistory(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles['history']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage {...settingsMessages.history} />
      </summary>
      {isOpen && <Revisions {...props} />}
    </details>
  );
}

function Revisions(props: Props) {
  const rows = useRef<HTMLOListElement>(null);
  const list = useListRevisionsInfiniteQuery(props.loaded.area);
  const { data, isError, error, refetch, hasNextPage } = list;
  if (!data && isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const revisions = data.pages.flatMap(({ items }) => items);
  if (revisions.length === 0)
    return (
      <p>
        <FormattedMessage {...settingsMessages.noHistory} />
      </p>
    );
  // The last one is shown with the page after it, which says what it has changed.
  const shown = hasNextPage ? revisions.slice(0, -1) : revisions;
  return (
    <>
      <ol ref={rows} className={styles['revisions']}>
        {shown.map((revision, index) => (
          <Revision
            key={revision.revision}
            {...props}
            revision={revision}
            before={revisions[index + 1]}
            isNewest={index === 0}
          />
        ))}
      </ol>
      <LoadMore list={list} rows={rows} />
    </>
  );
}

type RevisionOfArea = SettingsHistory['items'][number];

interface RevisionProps extends Props {
  readonly revision: RevisionOfArea;
  /** The revision before it, where the history goes back so far. */
  readonly before: RevisionOfArea | undefined;
  readonly isNewest: boolean;
}

function Revision(props: RevisionProps) {
  const { loaded, revision, before, isNewest } = props;
  const { fields } = getSettingsForm(loaded.area);
  const { value, changedAt, note } = revision;
  return (
    <li className={styles['revision']} data-row tabIndex={-1}>
      <p className={styles['soft']}>
        <TimeText value={changedAt} format="dateTime" />
        <Author revision={revision} />
        {isNewest && (
          <Badge tone="good">
            <FormattedMessage {...settingsMessages.counts} />
          </Badge>
        )}
      </p>
      {note && <Quotation text={note} />}
      <FieldValues
        fields={before ? listDifferences(fields, before.value, value) : fields}
        value={value}
      />
      {!isNewest && <BringBack {...props} />}
    </li>
  );
}

/** The person, and where there is none, what has written the revision. */
const Author = ({ revision: { changedBy, origin } }: Pick<RevisionProps, 'revision'>) =>
  changedBy === null ? <FormattedMessage {...originMessages[origin]} /> : <bdi>{changedBy}</bdi>;

function BringBack({ loaded, revision, onNewer, onBroughtBack }: RevisionProps) {
  const { formatMessage } = useIntl();
  const { formatMoment } = useMoments();
  const locale = useLocale();
  const keyFor = useIdempotencyKeys();
  const [bringBack, { isLoading, error }] = useBringBackRevisionMutation();
  const { area } = loaded;
  const { failure, faults } = toSettingsFormErrors(error, getSettingsForm(area).fields, locale);
  const send = async () => {
    const body = { revision: loaded.revision, restored: revision.revision };
    const { data, error: refused } = await bringBack({ area, body, idempotencyKey: keyFor(body) });
    if (isRevisionConflict(refused)) onNewer();
    if (data) onBroughtBack(data);
  };
  const { ask, question } = useConfirmation(
    {
      title: settingsMessages.bringBackTitle,
      text: settingsMessages.bringBackText,
      confirm: settingsMessages.bringBack,
    },
    send,
  );
  const date = formatMoment(revision.changedAt, 'dateTime');
  return (
    <>
      {(failure ?? faults) && !isLoading && (
        <Notice tone="bad" role="alert">
          {failure ?? <FormattedMessage {...settingsMessages.invalidFailure} />}
        </Notice>
      )}
      <p>
        <Button
          look="secondary"
          isPending={isLoading}
          onClick={ask}
          aria-label={formatMessage(bringBackAt, { date })}
        >
          <FormattedMessage {...settingsMessages.bringBack} />
        </Button>
      </p>
      {question}
    </>
  );
}
