import { useContent } from '../../api/contentEndpoints';
import { TicketPage } from '../../parts/registration/ticket/TicketPage';
import { SessionFacts } from './SessionFacts';

/** The ticket for a training, with when and where it is; a course has none. */
export const TicketScreen = () => (
  <TicketPage section="training" page={useContent('training')}>
    {(item) =>
      item.details.training && <SessionFacts item={item} session={item.details.training} />
    }
  </TicketPage>
);
