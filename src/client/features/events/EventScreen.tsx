import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { EVENT_KINDS, EventPage } from '../../../shared/contract/events';
import { useContent, type ContentQueryResult } from '../../api/contentEndpoints';
import { kindMessages } from '../../intl/contents/messages';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Registration, RegistrationLinks } from '../../parts/registration/Registration';
import { CalendarFileLink } from '../../parts/registration/CalendarFileLink';
import { UserText } from '../../ui/UserText';
import { EventAccess } from './EventAccess';
import { Agenda } from './Agenda';
import { EventBadges } from './EventBadges';
import styles from './EventScreen.module.css';
import { eventMessages } from './messages';
import { EventTimeAndVenue } from './EventTimeAndVenue';
import { Venue } from './place/Venue';
import { placeMessages } from './place/messages';

type Event = DetailPage<EventPage>;

/**
 * One event: when and where first, then what it is about, the agenda, and afterwards the minutes.
 */
export function EventScreen() {
  const { formatMessage } = useIntl();
  const page = useContent('events');
  return (
    <DetailScreen
      section="events"
      page={withoutDates(page)}
      badges={() => page.data && <EventBadges event={page.data} />}
      action={() => page.data && <RegistrationLinks {...toRegistration(page.data)} />}
      facts={({ kind, details: { organiser, capacity, attendees } }) => [
        [
          formatMessage(eventMessages.form),
          formatMessage(kindMessages[kind as (typeof EVENT_KINDS)[number]]),
        ],
        [formatMessage(eventMessages.organiser), <UserText text={organiser} />],
        [
          formatMessage(eventMessages.capacity),
          capacity !== null && <FormattedNumber value={capacity} />,
        ],
        [
          formatMessage(eventMessages.attendees),
          attendees !== null && formatMessage(eventMessages.people, { count: attendees }),
        ],
      ]}
      aside={({ details }) => <EventAccess details={details} />}
    >
      {() => page.data && <Body event={page.data} />}
    </DetailScreen>
  );
}

/**
 * Removes the opening and closing dates that every content has: an event has a better “When” of its
 * own.
 */
function withoutDates(page: ContentQueryResult<'events'>): ContentQueryResult<'events'> {
  if (!page.data) return page;
  return { ...page, data: { ...page.data, opensAt: null, closesAt: null, phase: null } };
}

const toRegistration = ({ slug, id, phase, details }: Event) => ({
  place: { section: 'events' as const, slug, id },
  rule: details.registration,
  isToCome: phase !== 'closed' && !details.cancellation,
});

function Body({ event }: { readonly event: Event }) {
  const { body, details } = event;
  return (
    <>
      {details.cancellation && (
        <Notice tone="bad" title={<FormattedMessage {...eventMessages.cancelledTitle} />}>
          <p>
            <UserText text={details.cancellation} />
          </p>
        </Notice>
      )}
      <EventTimeAndVenue event={event} />
      <CalendarFileLink section="events" slug={event.slug} />
      <Registration {...toRegistration(event)} />
      <Markdown text={body} />
      <Venue details={details} />
      <Agenda agenda={details.agenda} timezone={details.timezone} opensAt={event.opensAt} />
      {details.minutes && (
        <section className={styles['minutes']}>
          <h2>
            <FormattedMessage {...eventMessages.minutes} />
          </h2>
          <Markdown text={details.minutes} headingLevel={3} />
        </section>
      )}
      <Publications places={details.places} />
    </>
  );
}

/** Reports and documents about it. */
function Publications({ places }: Pick<EventPage, 'places'>) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="event-publications">
      <h2 id="event-publications" className={styles['heading']}>
        <FormattedMessage {...placeMessages.publications} />
      </h2>
      <ul>
        {places.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/publications/${slug}`}>
              <UserText text={title} note />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
