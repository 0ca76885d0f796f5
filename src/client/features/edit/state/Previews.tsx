import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import type { ContentSource } from '../../../../shared/contract/editing';
import { PREVIEW_DAYS, type Preview } from '../../../../shared/contract/lifecycle';
import { getLocalizedUrl, copyText } from '../../../api/copy';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { joinClasses } from '../../../ui/joinClasses';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import folding from '../../../ui/Fold.module.css';
import { Form, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { Skeleton } from '../../../ui/Skeleton';
import { TimeText } from '../../../ui/TimeText';
import { useToast } from '../../../ui/toast';
import { previewDays, previewMessages, previewUntil, previewUntilUnknown } from './messages';
import { useEndPreviewMutation, useListPreviewsQuery, useMakePreviewMutation } from './previewApi';
import styles from './state.module.css';

interface Props {
  readonly source: ContentSource;
}

/** Links to what is not out yet, folded away: few drafts have any. */
export function Previews({ source }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={joinClasses(folding['fold'])}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage {...previewMessages.title} />
      </summary>
      {isOpen && (
        <div className={styles['previews']}>
          <p>
            <FormattedMessage {...previewMessages.intro} />
          </p>
          <Make source={source} />
          <Links source={source} />
        </div>
      )}
    </details>
  );
}

function Make({ source: { section, slug } }: Props) {
  const { formatMessage } = useIntl();
  const keyFor = useIdempotencyKeys();
  const [round, setRound] = useState(0);
  const [make, { data, isLoading, error }] = useMakePreviewMutation();
  const send = async (fields: Fields) => {
    const days = PREVIEW_DAYS.find((count) => String(count) === fields['days']) ?? PREVIEW_DAYS[0];
    const wanted = { section, slug, days };
    const { data: made } = await make({ ...wanted, idempotencyKey: keyFor({ ...wanted, round }) });
    // Another press makes another link.
    if (made) setRound(round + 1);
    return made !== undefined;
  };
  return (
    <>
      <Form
        check={() => ({})}
        onSubmit={send}
        isPending={isLoading}
        label={previewMessages.make}
        look="secondary"
        {...toFormErrors(error)}
      >
        <RadioGroup
          name="days"
          label={previewMessages.days}
          defaultValue={String(PREVIEW_DAYS[0])}
          options={PREVIEW_DAYS.map((count) => ({
            value: String(count),
            label: formatMessage(previewDays, { count }),
          }))}
        />
      </Form>
      {data && !isLoading && <Made path={`/${section}/${slug}?preview=${data.token}`} />}
    </>
  );
}

function Made({ path }: { readonly path: string }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const address = dispatch(getLocalizedUrl(useHref(path)));
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await dispatch(copyText(address)));
  return (
    <div className={styles['made']} role="status">
      <label htmlFor={id}>
        <FormattedMessage {...previewMessages.made} />
      </label>
      <input
        id={id}
        dir="ltr"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <p>
        <Button look="secondary" onClick={() => void copy()}>
          <FormattedMessage {...(isCopied ? previewMessages.copied : previewMessages.copy)} />
        </Button>
      </p>
    </div>
  );
}

function Links({ source: { section, slug } }: Props) {
  const { formatMessage } = useIntl();
  const { currentData, isError, error, refetch } = useListPreviewsQuery({ section, slug });
  const toast = useToast();
  const [end] = useEndPreviewMutation();
  if (isError && !currentData) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!currentData) return <Skeleton lines={2} />;
  if (currentData.items.length === 0) return null;
  const stop = async (id: string) => {
    const { error: failure } = await end({ section, slug, id });
    if (!failure) toast({ text: previewMessages.ended, tone: 'good' });
  };
  return (
    <ul className={styles['list']} aria-label={formatMessage(previewMessages.list)}>
      {currentData.items.map((link) => (
        <li key={link.id} className={styles['link']}>
          <Until link={link} />
          <Button look="quiet" onClick={() => void stop(link.id)}>
            <FormattedMessage {...previewMessages.end} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Until({ link: { expiresAt, by } }: { readonly link: Preview }) {
  const day = <TimeText value={expiresAt} />;
  return (
    <span>
      {by === null ? (
        <FormattedMessage {...previewUntilUnknown} values={{ day }} />
      ) : (
        <FormattedMessage {...previewUntil} values={{ day, name: <bdi>{by}</bdi> }} />
      )}
    </span>
  );
}
