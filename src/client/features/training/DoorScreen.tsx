import { DoorPage } from '../../ui/registration/door/DoorPage';

/** The door of a training. */
export const DoorScreen = () => <DoorPage section="training" />;
