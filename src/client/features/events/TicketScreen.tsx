import { useContent } from '../../api/contentEndpoints';
import { TicketPage } from '../../ui/registration/ticket/TicketPage';
import { Meeting } from './Meeting';

/** The ticket for an event, with when and where it is. */
export const TicketScreen = () => (
  <TicketPage section="events" page={useContent('events')}>
    {(event) => <Meeting event={event} />}
  </TicketPage>
);
