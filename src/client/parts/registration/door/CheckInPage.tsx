import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { useId } from 'react';
import {
  REGISTRATION_LISTS,
  type RegistrationList,
  type RegistrationsPage,
} from '../../../../shared/contract/registrations';
import type { Text } from '../../../../shared/contract/text';
import type { RegisteredSection } from '../../../../shared/sections';
import { isProblem } from '../../../api/problem';
import {
  useGetRegistrationQuery,
  useListRegistrationsQuery,
  useSaveRegistrationsMutation,
  type RegistrationContent,
  type RegistrationTarget,
} from '../registrationsApi';
import { useContent } from '../../../api/contentEndpoints';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { Meter } from '../../../ui/Meter';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import tabs from '../../../ui/Tabs.module.css';
import { StatusPage, toStatusKind } from '../../content/StatusPage';
import { UserText } from '../../../ui/UserText';
import { useToast } from '../../../ui/toast';
import { useFilterForm } from '../../content/useFilterForm';
import { CheckInForm } from './CheckInForm';
import styles from './Door.module.css';
import { barMessages, checkInMessages, listMessages } from './messages';
import { PeopleList } from './PeopleList';

interface Props {
  readonly section: RegisteredSection;
}

/**
 * The people who have registered for an event or a training, and letting them in: for those who
 * organise it.
 */
export function CheckInPage({ section }: Props) {
  const { slug = '' } = useParams();
  const meant = { section, slug };
  const { data } = useContent(section);
  const [search] = useSearchParams();
  const shown = {
    q: search.get('q') ?? '',
    list: search.get('list') === 'waiting' ? 'waiting' : 'places',
  } as const;
  const after = Number(search.get('after') ?? 0) || 0;
  const answer = useListRegistrationsQuery({
    ...meant,
    list: shown.list,
    ...(shown.q && { q: shown.q }),
    ...(after > 0 && { after }),
  });
  const kind = toStatusKind(isProblem(answer.error) ? answer.error.status : 0);
  if (kind) return <StatusPage kind={kind} />;
  const counts = answer.currentData?.counts;
  return (
    <div className={styles['page']}>
      <Header {...meant} title={data?.title} />
      {data && <Bars place={{ ...meant, id: data.id }} counts={counts} />}
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
        <ListTabs meant={meant} list={shown.list} counts={counts} />
        <SearchForm key={`${shown.list} ${shown.q}`} meant={meant} {...shown} />
        <People meant={meant} {...shown} answer={answer} />
      </section>
    </div>
  );
}

interface HeaderProps extends RegistrationTarget {
  readonly title: Text | undefined;
}

function Header({ section, slug, title }: HeaderProps) {
  const { formatMessage } = useIntl();
  const trail = [
    { to: `/${section}`, label: <FormattedMessage {...sectionMessages[section]} /> },
    ...(title ? [{ to: `/${section}/${slug}`, label: <UserText text={title} /> }] : []),
  ];
  return (
    <PageHeader
      title={formatMessage(checkInMessages.title)}
      intro={title && <UserText text={title} />}
      breadcrumbs={<Breadcrumbs trail={trail} />}
    />
  );
}

type Counts = RegistrationsPage['counts'] | undefined;

interface BarsProps {
  readonly place: RegistrationContent;
  readonly counts: Counts;
}

/** Bars of the places that are taken, guests among them, and of the people who have come. */
function Bars({ place, counts }: BarsProps) {
  const { formatMessage } = useIntl();
  const { currentData: info } = useGetRegistrationQuery(place);
  const people = counts ? counts.registered + counts.attended + counts.noShow : 0;
  return (
    <div className={styles['bars']}>
      {info && info.capacity !== null && (
        <Meter
          label={formatMessage(checkInMessages.places)}
          value={info.taken}
          max={info.capacity}
          text={
            <FormattedMessage
              {...barMessages.taken}
              values={{ taken: info.taken, capacity: info.capacity }}
            />
          }
        />
      )}
      {counts && people > 0 && (
        <Meter
          label={formatMessage(checkInMessages.cameBar)}
          value={counts.attended}
          max={people}
          text={
            <FormattedMessage
              {...barMessages.came}
              values={{ attended: counts.attended, people }}
            />
          }
        />
      )}
    </div>
  );
}

interface TabsProps {
  readonly meant: RegistrationTarget;
  readonly list: RegistrationList;
  readonly counts: Counts;
}

/** People with a place and people in line: a list each. */
function ListTabs({ meant: { section, slug }, list, counts }: TabsProps) {
  const { formatMessage } = useIntl();
  const numbers = {
    places: counts && counts.registered + counts.attended + counts.noShow,
    waiting: counts?.waiting,
  };
  return (
    <nav aria-label={formatMessage(checkInMessages.list)} className={tabs['tabs']}>
      {REGISTRATION_LISTS.map((name) => (
        <Link
          key={name}
          to={`/${section}/${slug}/door${name === 'waiting' ? '?list=waiting' : ''}`}
          aria-current={name === list ? 'page' : undefined}
        >
          <FormattedMessage {...listMessages[name]} values={{ count: numbers[name] ?? 0 }} />
        </Link>
      ))}
    </nav>
  );
}

interface PeopleProps {
  readonly meant: RegistrationTarget;
  readonly q: string;
  readonly list: RegistrationList;
  readonly answer: ReturnType<typeof useListRegistrationsQuery>;
}

function People({ meant, q, list, answer: { currentData, isError, error, refetch } }: PeopleProps) {
  if (!currentData)
    return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={6} />;
  const { items, next } = currentData;
  const following = new URLSearchParams({
    ...(list === 'waiting' && { list }),
    ...(q && { q }),
    after: String(next),
  });
  return (
    <>
      {items.length === 0 ? (
        <p>
          <FormattedMessage {...checkInMessages.nobody} />
        </p>
      ) : (
        <PeopleList meant={meant} rows={items} />
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

interface SearchFormProps {
  readonly meant: RegistrationTarget;
  /** Words that are looked for now. */
  readonly q: string;
  readonly list: RegistrationList;
}

/** Looks for a name; the address holds it. */
function SearchForm({ meant: { section, slug }, q, list }: SearchFormProps) {
  const id = useId();
  return (
    <form role="search" className={styles['search']} {...useFilterForm(`/${section}/${slug}/door`)}>
      <label htmlFor={id}>
        <FormattedMessage {...checkInMessages.search} />
      </label>
      <input id={id} type="search" name="q" defaultValue={q} maxLength={100} />
      {list === 'waiting' && <input type="hidden" name="list" value={list} />}
      <Button type="submit" look="secondary" onClick={() => undefined}>
        <FormattedMessage {...checkInMessages.find} />
      </Button>
    </form>
  );
}
