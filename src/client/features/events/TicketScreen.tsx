import { useContent } from '../../api/contentEndpoints';
import { TicketPage } from '../../parts/registration/ticket/TicketPage';
import { EventTimeAndVenue } from './EventTimeAndVenue';

/** The ticket for an event, with when and where it is. */
export const TicketScreen = () => (
  <TicketPage section="events" page={useContent('events')}>
    {(event) => <EventTimeAndVenue event={event} />}
  </TicketPage>
);
