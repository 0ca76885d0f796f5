import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { MyEvent, MyEvents } from '../../../../shared/contract/registrations';
import { useListMyEventsQuery } from '../../../parts/registration/registrationsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Skeleton } from '../../../ui/Skeleton';
import { meMessages } from '../messages';
import { myEventMessages } from './messages';
import styles from './MyEvents.module.css';
import { RegisteredEvent } from './RegisteredEvent';

/** List of the events that the person registered for: with a place, waiting, and over. */
export function RegistrationList() {
  const { currentData, isError, error, refetch } = useListMyEventsQuery(useLocale());
  if (currentData) return <Groups items={currentData.items} />;
  return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={6} />;
}

const GROUPS: readonly (readonly [MessageDescriptor, (item: MyEvent) => boolean])[] = [
  [
    myEventMessages.upcoming,
    ({ isOver, registration }) => !isOver && registration.state !== 'waiting',
  ],
  [
    myEventMessages.waiting,
    ({ isOver, registration }) => !isOver && registration.state === 'waiting',
  ],
  [myEventMessages.past, ({ isOver }) => isOver],
];

function Groups({ items }: MyEvents) {
  if (items.length === 0)
    return (
      <EmptyState text={<FormattedMessage {...myEventMessages.nothing} />}>
        <ButtonLink to="/events" look="secondary">
          <FormattedMessage {...meMessages.seeSection} />
        </ButtonLink>
      </EmptyState>
    );
  const groups = GROUPS.map(([title, belongs]) => ({ title, found: items.filter(belongs) }));
  return groups
    .filter(({ found }) => found.length > 0)
    .map(({ title, found }) => (
      <section key={title.id} className={styles['group']}>
        <h2>
          <FormattedMessage {...title} />
        </h2>
        <ul className={styles['events']}>
          {found.map((item) => (
            <li key={`${item.section} ${item.slug}`}>
              <RegisteredEvent item={item} />
            </li>
          ))}
        </ul>
      </section>
    ));
}
