import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DetailPage } from '../../../../shared/contract/content';
import type { Text } from '../../../../shared/contract/text';
import { formatCode } from '../../../../shared/registrationCode';
import type { RegisteredSection } from '../../../../shared/sections';
import type { ContentQueryResult, SectionDetails } from '../../../api/contentEndpoints';
import { isProblem } from '../../../api/problem';
import { useGetRegistrationQuery, type RegistrationContent } from '../registrationsApi';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { PageHeader } from '../../../ui/PageHeader';
import { QrCode } from '../../../ui/QrCode';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../content/StatusPage';
import { UserText } from '../../../ui/UserText';
import { registrationMessages } from '../messages';
import styles from '../Registration.module.css';

interface Props<S extends RegisteredSection> {
  readonly section: S;
  readonly page: ContentQueryResult<S>;
  /** When and where it is. */
  readonly children: (item: DetailPage<SectionDetails[S]>) => ReactNode;
}

/** One's own code for the door of an event or a training: as text, and as a picture for cameras. */
export function TicketPage<S extends RegisteredSection>({ section, page, children }: Props<S>) {
  const { data, isError, error, refetch } = page;
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  if (data)
    return (
      <Ticket place={{ section, slug: data.slug, id: data.id }} title={data.title}>
        {children(data)}
      </Ticket>
    );
  if (kind) return <StatusPage kind={kind} />;
  return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={6} />;
}

interface TicketProps {
  readonly place: RegistrationContent;
  readonly title: Text;
  readonly children: ReactNode;
}

function Ticket({ place, title, children }: TicketProps) {
  const { formatMessage } = useIntl();
  const { section, slug } = place;
  const trail = [
    { to: `/${section}`, label: <FormattedMessage {...sectionMessages[section]} /> },
    { to: `/${section}/${slug}`, label: <UserText text={title} /> },
  ];
  return (
    <>
      <PageHeader
        title={formatMessage(registrationMessages.ticketTitle)}
        intro={<UserText text={title} />}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      <div className={styles['ticket']}>
        <Code place={place} />
        {children}
      </div>
    </>
  );
}

function Code({ place }: Pick<TicketProps, 'place'>) {
  const { formatMessage } = useIntl();
  const { currentData, isError, error, refetch } = useGetRegistrationQuery(place);
  if (isError && !currentData) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!currentData) return <Skeleton lines={4} />;
  const { mine } = currentData;
  if (mine?.state !== 'registered' && mine?.state !== 'attended') return <NoTicket place={place} />;
  const code = formatCode(mine.code);
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

const NoTicket = ({ place: { section, slug } }: Pick<TicketProps, 'place'>) => (
  <EmptyState title={<FormattedMessage {...registrationMessages.noTicket} />}>
    <Link to={`/${section}/${slug}`}>
      <FormattedMessage {...registrationMessages.back} />
    </Link>
  </EmptyState>
);
