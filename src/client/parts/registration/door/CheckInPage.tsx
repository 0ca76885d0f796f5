import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RegisteredSection } from '../../../../shared/sections';
import { isProblem } from '../../../api/problem';
import {
  useListRegistrationsQuery,
  useSaveRegistrationsMutation,
  type RegistrationTarget,
} from '../registrationsApi';
import { useContent } from '../../../api/contentEndpoints';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../content/StatusPage';
import { UserText } from '../../../ui/UserText';
import { useToast } from '../../../ui/toast';
import { CheckInForm } from './CheckInForm';
import styles from './Door.module.css';
import { checkInMessages } from './messages';
import { PeopleTable } from './PeopleTable';
import { SearchForm } from './SearchForm';

interface Props {
  readonly section: RegisteredSection;
}

/**
 * The list of people who have registered for an event or a training, and letting people in: for
 * those who organise it.
 */
export function CheckInPage({ section }: Props) {
  const { slug = '' } = useParams();
  const meant = { section, slug };
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const after = Number(search.get('after') ?? 0) || 0;
  const answer = useListRegistrationsQuery({
    ...meant,
    ...(q && { q }),
    ...(after > 0 && { after }),
  });
  const kind = toStatusKind(isProblem(answer.error) ? answer.error.status : 0);
  if (kind) return <StatusPage kind={kind} />;
  return (
    <>
      <Header {...meant} />
      <section aria-labelledby="check-in" className={styles['part']}>
        <h2 id="check-in">
          <FormattedMessage {...checkInMessages.checkIn} />
        </h2>
        <CheckInForm meant={meant} />
      </section>
      <section aria-labelledby="registered" className={styles['part']}>
        <h2 id="registered">
          <FormattedMessage {...checkInMessages.list} />
        </h2>
        <SearchForm key={q} meant={meant} value={q} />
        <People meant={meant} q={q} answer={answer} />
      </section>
    </>
  );
}

function Header({ section, slug }: RegistrationTarget) {
  const { formatMessage } = useIntl();
  const { data } = useContent(section);
  const trail = [
    { to: `/${section}`, label: <FormattedMessage {...sectionMessages[section]} /> },
    ...(data ? [{ to: `/${section}/${slug}`, label: <UserText text={data.title} /> }] : []),
  ];
  return (
    <PageHeader
      title={formatMessage(checkInMessages.title)}
      intro={data && <UserText text={data.title} />}
      breadcrumbs={<Breadcrumbs trail={trail} />}
    />
  );
}

interface PeopleProps {
  readonly meant: RegistrationTarget;
  readonly q: string;
  readonly answer: ReturnType<typeof useListRegistrationsQuery>;
}

function People({ meant, q, answer: { currentData, isError, error, refetch } }: PeopleProps) {
  if (!currentData)
    return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={6} />;
  const { items, next, counts } = currentData;
  const following = new URLSearchParams({ ...(q && { q }), after: String(next) });
  return (
    <>
      <p>
        <FormattedMessage {...checkInMessages.counts} values={counts} />
      </p>
      {items.length === 0 ? (
        <p>
          <FormattedMessage {...checkInMessages.nobody} />
        </p>
      ) : (
        <PeopleTable meant={meant} rows={items} />
      )}
      {next !== null && (
        <p>
          <Link to={`/${meant.section}/${meant.slug}/door?${following}`}>
            <FormattedMessage {...checkInMessages.more} />
          </Link>
        </p>
      )}
      <SaveButton meant={meant} />
    </>
  );
}

function SaveButton({ meant }: { readonly meant: RegistrationTarget }) {
  const toast = useToast();
  const [save, { isLoading }] = useSaveRegistrationsMutation();
  const press = async () => {
    const { error } = await save(meant);
    if (error) toast({ text: checkInMessages.notDone, tone: 'bad' });
  };
  return (
    <p>
      <Button look="secondary" isPending={isLoading} onClick={() => void press()}>
        <FormattedMessage {...checkInMessages.save} />
      </Button>
    </p>
  );
}
