import { CheckInPage } from '../../parts/registration/door/CheckInPage';

/** The door of a training. */
export const CheckInScreen = () => <CheckInPage section="training" />;
