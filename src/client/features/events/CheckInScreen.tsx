import { CheckInPage } from '../../ui/registration/door/CheckInPage';

/** The door of an event. */
export const CheckInScreen = () => <CheckInPage section="events" />;
