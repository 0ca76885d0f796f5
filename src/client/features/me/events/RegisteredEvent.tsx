import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyEvent } from '../../../../shared/contract/registrations';
import { useLeavePlaceMutation } from '../../../parts/registration/registrationsApi';
import { Badge } from '../../../ui/Badge';
import { Button, ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { lazyForm } from '../../../ui/lazyForm';
import { Link } from '../../../ui/Link';
import { TimeText } from '../../../ui/TimeText';
import { useToast } from '../../../ui/toast';
import { UserText } from '../../../ui/UserText';
import { myEventMessages } from './messages';
import styles from './MyEvents.module.css';

const Confirm = lazyForm(() =>
  import(/* webpackChunkName: "dialog" */ '../../../ui/overlays/Dialog').then(
    (part) => part.ConfirmDialog,
  ),
);

interface Props {
  readonly item: MyEvent;
}

/** An event or training that I registered for, and what I can do with my place. */
export function RegisteredEvent({ item }: Props) {
  const { section, slug, title, opensAt, isCancelled, isOver, registration } = item;
  const { state, placeInLine } = registration;
  const isToCome = !isOver && !isCancelled;
  return (
    <Card className={styles['event']}>
      <h3>
        <Link to={`/${section}/${slug}`}>
          <UserText text={title} note />
        </Link>
      </h3>
      {opensAt && (
        <p>
          <TimeText value={opensAt} format="dateTime" />
        </p>
      )}
      {isCancelled && (
        <Badge tone="bad">
          <FormattedMessage {...myEventMessages.cancelled} />
        </Badge>
      )}
      {state === 'attended' && (
        <Badge tone="good">
          <FormattedMessage {...myEventMessages.attended} />
        </Badge>
      )}
      {placeInLine !== null && !isOver && (
        <p>
          <FormattedMessage {...myEventMessages.line} values={{ place: placeInLine }} />
        </p>
      )}
      {isToCome && <Ways item={item} />}
    </Card>
  );
}

function Ways({ item: { section, slug, registration } }: Props) {
  const { state } = registration;
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [leave, { isLoading }] = useLeavePlaceMutation();
  const answer = async (yes: boolean) => {
    setAsked(false);
    if (!yes) return;
    const { error } = await leave({ section, slug });
    const text = error ? myEventMessages.notDone : myEventMessages.left;
    toast({ text, tone: error ? 'bad' : 'good' });
  };
  if (state !== 'registered' && state !== 'waiting') return null;
  return (
    <div className={styles['ways']}>
      {state === 'registered' && (
        <ButtonLink look="secondary" to={`/${section}/${slug}/ticket`}>
          <FormattedMessage {...myEventMessages.ticket} />
        </ButtonLink>
      )}
      <Button look="quiet" isPending={isLoading} onClick={() => setAsked(true)}>
        <FormattedMessage {...myEventMessages.leave} />
      </Button>
      {isAsked && (
        <Confirm
          title={myEventMessages.leaveTitle}
          text={myEventMessages.leaveText}
          confirm={myEventMessages.leave}
          cancel={myEventMessages.keep}
          isDanger
          onAnswer={(yes) => void answer(yes)}
        />
      )}
    </div>
  );
}
