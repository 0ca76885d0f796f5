import { CheckInPage } from '../../parts/registration/door/CheckInPage';

/** The door of an event. */
export const CheckInScreen = () => <CheckInPage section="events" />;
