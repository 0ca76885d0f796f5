import { FormattedMessage } from 'react-intl';
import { sessionMessages } from '../../../intl/failures/messages';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import styles from '../../../parts/builder/builder.module.css';
import { courseBuilderMessages, peopleMessages } from './messages';

interface Props {
  /** Number of people who have done it. */
  readonly people: number;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Dialog that says what removing a lesson takes from those who have done it. */
export const RemoveDialog = ({ people, onAnswer }: Props) => (
  <Dialog
    title={<FormattedMessage {...courseBuilderMessages.removeTitle} />}
    onClose={() => onAnswer(false)}
  >
    <p>
      <FormattedMessage {...peopleMessages.remove} values={{ people }} />
    </p>
    <div className={styles['row']}>
      <Button look="secondary" onClick={() => onAnswer(false)}>
        <FormattedMessage {...sessionMessages.cancel} />
      </Button>
      <Button look="danger" onClick={() => onAnswer(true)}>
        <FormattedMessage {...courseBuilderMessages.removeAnyway} />
      </Button>
    </div>
  </Dialog>
);
