import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { isProblem } from '../../../api/problem';
import {
  useListRegistrationsQuery,
  useSaveRegistrationsMutation,
} from '../../../api/registrationsApi';
import { useContent } from '../../../api/contentEndpoints';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusPage, statusKind } from '../../../ui/StatusPage';
import { UserText } from '../../../ui/UserText';
import { useToast } from '../../../ui/toast';
import { CheckInForm } from './CheckInForm';
import styles from './Door.module.css';
import { doorMessages } from './messages';
import { PeopleTable } from './PeopleTable';
import { SearchForm } from './SearchForm';

/** Who has registered for an event, and letting people in: for those who organise it. */
export function DoorScreen() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const after = Number(search.get('after') ?? 0) || 0;
  const answer = useListRegistrationsQuery({ slug, ...(q && { q }), ...(after > 0 && { after }) });
  const kind = statusKind(isProblem(answer.error) ? answer.error.status : 0);
  if (kind) return <StatusPage kind={kind} />;
  return (
    <>
      <Header slug={slug} />
      <section aria-labelledby="check-in" className={styles['part']}>
        <h2 id="check-in">
          <FormattedMessage {...doorMessages.checkIn} />
        </h2>
        <CheckInForm slug={slug} />
      </section>
      <section aria-labelledby="registered" className={styles['part']}>
        <h2 id="registered">
          <FormattedMessage {...doorMessages.list} />
        </h2>
        <SearchForm key={q} slug={slug} value={q} />
        <People slug={slug} q={q} answer={answer} />
      </section>
    </>
  );
}

function Header({ slug }: { readonly slug: string }) {
  const { formatMessage } = useIntl();
  const { data } = useContent('events');
  const trail = [
    { to: '/events', label: <FormattedMessage {...sectionMessages.events} /> },
    ...(data ? [{ to: `/events/${slug}`, label: <UserText text={data.title} /> }] : []),
  ];
  return (
    <PageHeader
      title={formatMessage(doorMessages.title)}
      intro={data && <UserText text={data.title} />}
      breadcrumbs={<Breadcrumbs trail={trail} />}
    />
  );
}

interface PeopleProps {
  readonly slug: string;
  readonly q: string;
  readonly answer: ReturnType<typeof useListRegistrationsQuery>;
}

function People({ slug, q, answer: { currentData, isError, error, refetch } }: PeopleProps) {
  if (!currentData)
    return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={6} />;
  const { items, next, counts } = currentData;
  const following = new URLSearchParams({ ...(q && { q }), after: String(next) });
  return (
    <>
      <p>
        <FormattedMessage {...doorMessages.counts} values={counts} />
      </p>
      {items.length === 0 ? (
        <p>
          <FormattedMessage {...doorMessages.nobody} />
        </p>
      ) : (
        <PeopleTable slug={slug} rows={items} />
      )}
      {next !== null && (
        <p>
          <Link to={`/events/${slug}/door?${following}`}>
            <FormattedMessage {...doorMessages.more} />
          </Link>
        </p>
      )}
      <SaveButton slug={slug} />
    </>
  );
}

function SaveButton({ slug }: { readonly slug: string }) {
  const toast = useToast();
  const [save, { isLoading }] = useSaveRegistrationsMutation();
  const press = async () => {
    const { error } = await save(slug);
    if (error) toast({ text: doorMessages.notDone, tone: 'bad' });
  };
  return (
    <p>
      <Button look="secondary" isPending={isLoading} onClick={() => void press()}>
        <FormattedMessage {...doorMessages.save} />
      </Button>
    </p>
  );
}
