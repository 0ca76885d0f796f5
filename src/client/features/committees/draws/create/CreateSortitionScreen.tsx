import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import type { Locale } from '../../../../../shared/locales';
import { useContent } from '../../../../api/contentEndpoints';
import { useListDrawsQuery } from '../../../../api/sortitionApi';
import { isProblem, type Problem } from '../../../../api/problem';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import { sectionMessages } from '../../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { PageHeader } from '../../../../ui/PageHeader';
import { PageSkeleton } from '../../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../../parts/content/StatusPage';
import { UserText } from '../../../../ui/UserText';
import styles from '../../meetings/edit/MeetingEdit.module.css';
import { sortitionMessages } from '../messages';
import { useAnnounceDrawMutation } from './createSortitionApi';
import { SortitionFields } from './SortitionFields';
import { checkSortition, readSortition } from './writtenSortition';
import { type SerializedError } from '@reduxjs/toolkit';
import { toFormErrors } from '../../../../ui/forms/formErrors';
import { sortitionFaultMessages, sortitionEditMessages } from './messages';

/** Page on which a committee's draw by lot is announced. */
export function CreateSortitionScreen() {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const { locale } = useLocaleContext();
  const { data: committee, isError, error, refetch } = useContent('committees');
  const draws = useListDrawsQuery({ slug, locale });
  const refused = isError && isProblem(error) ? toStatusKind(error.status) : null;
  if (refused) return <StatusPage kind={refused} />;
  if (draws.data?.mayEdit === false) return <StatusPage kind="forbidden" />;
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (draws.isError && !draws.data)
    return <ErrorNotice onRetry={draws.refetch} error={draws.error} />;
  if (!committee || !draws.data) return <PageSkeleton />;
  const page = `/committees/${slug}`;
  const trail = [
    { to: '/committees', label: <FormattedMessage {...sectionMessages.committees} /> },
    { to: page, label: <UserText text={committee.title} /> },
    { to: `${page}/draws`, label: <FormattedMessage {...sortitionMessages.title} /> },
  ];
  return (
    <div className={styles['page']}>
      <PageHeader
        title={formatMessage(sortitionMessages.create)}
        intro={formatMessage(sortitionEditMessages.intro)}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      <NewDrawForm slug={slug} original={committee.originalLocale} />
    </div>
  );
}

interface Props {
  readonly slug: string;
  readonly original: Locale;
}

/** Form for a new draw. The input outlives a failed try, a reload and the end of the session. */
function NewDrawForm({ slug, original }: Props) {
  const { timeZone } = useLocaleContext();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKeys();
  const made = useRef('');
  const [announce, { isLoading, error }] = useAnnounceDrawMutation();
  const send = async (fields: Fields) => {
    const body = readSortition(fields, timeZone);
    const { data } = await announce({ slug, body, idempotencyKey: keyFor(body) });
    made.current = data?.id ?? '';
    return data !== undefined;
  };
  return (
    <Form
      draft={`draws.${slug}`}
      check={(fields) => checkSortition(fields, original, timeZone)}
      onSubmit={send}
      onSaved={() => void navigate(`/committees/${slug}/draws/${made.current}`)}
      isPending={isLoading}
      label={sortitionMessages.create}
      warnsBeforeLeaving
      {...toSortitionFormErrors(error)}
    >
      <SortitionFields original={original} />
    </Form>
  );
}

/**
 * Converts the server’s answer to a draw into the words of the form: the server alone can judge
 * whether the list would be closed by now.
 */
function toSortitionFormErrors(error: Problem | SerializedError | undefined) {
  const isLate = isProblem(error) && error.code === 'invalidDraw' && error.detail === 'closesAt';
  return isLate ? { faults: { closesAt: sortitionFaultMessages.past } } : toFormErrors(error);
}
