import { DoorPage } from '../../ui/registration/door/DoorPage';

/** The door of an event. */
export const DoorScreen = () => <DoorPage section="events" />;
