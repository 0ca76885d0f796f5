import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../../../api/problem';
import { useLocale } from '../../../../intl/IntlRoot';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { useToast } from '../../../../ui/toast';
import styles from '../Notifications.module.css';
import { pushMessages } from './messages';
import {
  useStartPushMutation,
  useStopPushMutation,
  useTryPushMutation,
  type PushDevices,
} from './pushApi';

interface Props {
  readonly known: PushDevices;
}

/**
 * Whether this browser tells the person of news while the portal is closed, and how to change that.
 */
export function PushPart({ known }: Props) {
  const { here } = known;
  const isPossible = here === 'on' || here === 'off';
  return (
    <Card className={styles['device']}>
      <h3>
        <FormattedMessage {...pushMessages.title} />
      </h3>
      <p role="status">
        <FormattedMessage {...pushMessages[here]} />
      </p>
      {isPossible && (
        <p className={styles['actions']}>
          <TurnButton known={known} />
          {here === 'on' && <TestButton />}
        </p>
      )}
    </Card>
  );
}

/** One button for both, so that the focus stays where it is. */
function TurnButton({ known: { here, publicKey } }: Props) {
  const locale = useLocale();
  const toast = useToast();
  const [start, starting] = useStartPushMutation();
  const [stop, stopping] = useStopPushMutation();
  const isOn = here === 'on';
  const turn = async () => {
    const { data, error } = await (isOn ? stop(undefined) : start({ publicKey, locale }));
    const isUnknown = isProblem(error) && error.code === 'unknownPushService';
    if (error)
      toast({ text: isUnknown ? pushMessages.unknownService : pushMessages.failed, tone: 'bad' });
    else if (data === false) toast({ text: pushMessages.refused, tone: 'bad' });
  };
  return (
    <Button
      look={isOn ? 'secondary' : 'primary'}
      isPending={starting.isLoading || stopping.isLoading}
      onClick={() => void turn()}
    >
      <FormattedMessage {...(isOn ? pushMessages.turnOff : pushMessages.turnOn)} />
    </Button>
  );
}

function TestButton() {
  const toast = useToast();
  const [send, { isLoading }] = useTryPushMutation();
  const press = async () => {
    const { data } = await send(undefined);
    if (data) toast({ text: pushMessages.testSent });
    else toast({ text: pushMessages.testFailed, tone: 'bad' });
  };
  return (
    <Button look="quiet" isPending={isLoading} onClick={() => void press()}>
      <FormattedMessage {...pushMessages.test} />
    </Button>
  );
}
