import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OwnRegistration, RegistrationInfo } from '../../../shared/contract/registrations';
import { useLeavePlaceMutation, type RegistrationContent } from './registrationsApi';
import { Button, ButtonLink } from '../../ui/Button';
import { lazyForm } from '../../ui/lazyForm';
import { Notice } from '../../ui/Notice';
import { useToast } from '../../ui/toast';
import { registrationMessages } from './messages';
import styles from './Registration.module.css';
import { LazyRegistrationForm } from './RegistrationOffer';

const Confirm = lazyForm(() =>
  import(/* webpackChunkName: "dialog" */ '../../ui/overlays/Dialog').then(
    (part) => part.ConfirmDialog,
  ),
);

interface Props {
  readonly place: RegistrationContent;
  readonly info: RegistrationInfo;
  readonly onDone: (what: 'done' | 'left') => void;
}

const TITLES = {
  registered: registrationMessages.hasPlace,
  waiting: registrationMessages.waits,
  attended: registrationMessages.wasThere,
  noShow: registrationMessages.missed,
  cancelled: registrationMessages.left,
} as const satisfies Record<OwnRegistration['state'], unknown>;

/** One's own place or place in line, and what can be done with it. */
export function OwnRegistrationCard({ place, info, onDone }: Props) {
  const { mine } = info;
  if (!mine) return null;
  const isOpen = mine.state === 'registered' || mine.state === 'waiting';
  const isToCome = info.refusal !== 'over' && info.refusal !== 'cancelled';
  return (
    <>
      <Notice
        tone={mine.state === 'registered' ? 'good' : 'accent'}
        icon={mine.state === 'registered' ? 'check' : 'info'}
        title={<FormattedMessage {...TITLES[mine.state]} />}
      >
        <p>
          <FormattedMessage {...registrationMessages.withGuests} values={{ count: mine.guests }} />
        </p>
        {mine.placeInLine !== null && <InLine place={mine.placeInLine} />}
      </Notice>
      {mine.state === 'registered' && (
        <p>
          <ButtonLink to={`/${place.section}/${place.slug}/ticket`}>
            <FormattedMessage {...registrationMessages.ticket} />
          </ButtonLink>
        </p>
      )}
      {isOpen && isToCome && (
        <Changes place={place} info={info} onDone={onDone} isWaiting={mine.state === 'waiting'} />
      )}
    </>
  );
}

function InLine({ place }: { readonly place: number }) {
  return (
    <p className={styles['line']}>
      <span>
        <FormattedMessage {...registrationMessages.line} values={{ place }} />
      </span>
      <span>
        <FormattedMessage {...registrationMessages.waitsText} />
      </span>
    </p>
  );
}

function Changes({ place, info, onDone, isWaiting }: Props & { readonly isWaiting: boolean }) {
  return (
    <>
      <details className="fold">
        <summary>
          <FormattedMessage {...registrationMessages.change} />
        </summary>
        <LazyRegistrationForm
          place={place}
          info={info}
          label={registrationMessages.save}
          onDone={() => onDone('done')}
        />
      </details>
      <Leaving place={place} isWaiting={isWaiting} onLeft={() => onDone('left')} />
    </>
  );
}

interface LeavingProps {
  readonly place: RegistrationContent;
  readonly isWaiting: boolean;
  readonly onLeft: () => void;
}

function Leaving({ place, isWaiting, onLeft }: LeavingProps) {
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [leave, { isLoading }] = useLeavePlaceMutation();
  const label = isWaiting ? registrationMessages.leaveLine : registrationMessages.leave;
  const answer = async (yes: boolean) => {
    setAsked(false);
    if (!yes) return;
    const { error } = await leave(place);
    if (error) toast({ text: registrationMessages.notDone, tone: 'bad' });
    else onLeft();
  };
  return (
    <p className={styles['leave']}>
      <Button look="quiet" isPending={isLoading} onClick={() => setAsked(true)}>
        <FormattedMessage {...label} />
      </Button>
      {isAsked && (
        <Confirm
          title={registrationMessages.leaveTitle}
          text={registrationMessages.leaveText}
          confirm={label}
          cancel={registrationMessages.keep}
          isDanger
          onAnswer={(yes) => void answer(yes)}
        />
      )}
    </p>
  );
}
