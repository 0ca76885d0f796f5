import { FormattedMessage, useIntl } from 'react-intl';
import type { DetailPage } from '../../../../shared/contract/content';
import type { EventDetails } from '../../../../shared/contract/events';
import { shownCode } from '../../../../shared/registrationCode';
import { useContent } from '../../../api/contentEndpoints';
import { isProblem } from '../../../api/problem';
import { useGetRegistrationQuery } from '../../../api/registrationsApi';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusPage, statusKind } from '../../../ui/StatusPage';
import { UserText } from '../../../ui/UserText';
import { Meeting } from '../Meeting';
import { registrationMessages } from './messages';
import { QrCode } from './QrCode';
import styles from './Registration.module.css';

type Event = DetailPage<EventDetails>;

/** One's own code for the door of an event: as text, and as a picture for cameras. */
export function TicketScreen() {
  const { data, isError, error, refetch } = useContent('events');
  const kind = statusKind(isProblem(error) ? error.status : 0);
  if (data) return <Ticket event={data} />;
  if (kind) return <StatusPage kind={kind} />;
  return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={6} />;
}

function Ticket({ event }: { readonly event: Event }) {
  const { formatMessage } = useIntl();
  const { slug, title } = event;
  const trail = [
    { to: '/events', label: <FormattedMessage {...sectionMessages.events} /> },
    { to: `/events/${slug}`, label: <UserText text={title} /> },
  ];
  return (
    <>
      <PageHeader
        title={formatMessage(registrationMessages.ticketTitle)}
        intro={<UserText text={title} />}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      <div className={styles['ticket']}>
        <Code event={event} />
        <Meeting event={event} />
      </div>
    </>
  );
}

function Code({ event: { slug, id } }: { readonly event: Event }) {
  const { formatMessage } = useIntl();
  const { currentData, isError, error, refetch } = useGetRegistrationQuery({ slug, id });
  if (isError && !currentData) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!currentData) return <Skeleton lines={4} />;
  const { mine } = currentData;
  if (mine?.state !== 'registered' && mine?.state !== 'attended') return <NoTicket slug={slug} />;
  const code = shownCode(mine.code);
  return (
    <>
      <QrCode text={code} label={formatMessage(registrationMessages.code)} />
      <p className={styles['line']}>
        <FormattedMessage {...registrationMessages.code} />
        <bdi dir="ltr" className={styles['code']}>
          {code}
        </bdi>
      </p>
      <p>
        <FormattedMessage {...registrationMessages.withGuests} values={{ count: mine.guests }} />
      </p>
      <p>
        <FormattedMessage {...registrationMessages.ticketHint} />
      </p>
    </>
  );
}

const NoTicket = ({ slug }: { readonly slug: string }) => (
  <EmptyState title={<FormattedMessage {...registrationMessages.noTicket} />}>
    <Link to={`/events/${slug}`}>
      <FormattedMessage {...registrationMessages.backToEvent} />
    </Link>
  </EmptyState>
);
