import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { RegistrationRule } from '../../../shared/contract/registrationRule';
import { useGetRegistrationQuery, type RegistrationContent } from './registrationsApi';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { AnchorButton, ButtonLink } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Skeleton } from '../../ui/Skeleton';
import { useToast } from '../../ui/toast';
import { parseSafeLink } from '../../ui/safeLink';
import { type RegistrationInfo } from '../../../shared/contract/registrations';
import { PersonName } from '../person/PersonName';
import { SignInLinks } from '../sign-in/SignInLinks';
import { registrationMessages } from './messages';
import { OwnRegistrationCard } from './OwnRegistrationCard';

import styles from './Registration.module.css';
import { getRegistrationLabel, RegistrationOffer } from './RegistrationOffer';

interface Props {
  readonly place: RegistrationContent;
  readonly rule: RegistrationRule;
  /** True if it is not over, and takes place. */
  readonly isToCome: boolean;
}

/** The registration for an event or a training; empty where none is needed. */
export function Registration({ place, rule: { way, url }, isToCome }: Props) {
  if (way === 'here') return <Here key={place.id} place={place} />;
  const link = way === 'elsewhere' && isToCome ? parseSafeLink(url) : null;
  return link && <Elsewhere {...link} />;
}

const TITLE = 'registration';

/**
 * The ways to register below, and for those who organise it to the list of people: on the first
 * screen, while the registration itself may stand further down.
 */
export function RegistrationLinks({ place, rule, isToCome }: Props) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { currentData: info } = useGetRegistrationQuery(rule.way === 'here' ? place : skipToken);
  const label = findRegistrationLabel(rule, info, isToCome);
  if (!label && !info?.organises) return null;
  return (
    <div className={styles['links']}>
      {label && rule.way === 'here' && !isSignedIn ? (
        <SignInLinks target={`#${TITLE}`}>
          <FormattedMessage {...registrationMessages.signIn} />
        </SignInLinks>
      ) : (
        label && (
          <AnchorButton href={`#${TITLE}`}>
            <FormattedMessage {...label} />
          </AnchorButton>
        )
      )}
      {info?.organises && (
        <ButtonLink look="secondary" to={`/${place.section}/${place.slug}/door`}>
          <FormattedMessage {...registrationMessages.door} />
        </ButtonLink>
      )}
    </div>
  );
}

/** Finds the way to register; null where somebody has, or cannot any more. */
function findRegistrationLabel(
  { way, url }: RegistrationRule,
  info: RegistrationInfo | undefined,
  isToCome: boolean,
): MessageDescriptor | null {
  if (way === 'elsewhere')
    return isToCome && parseSafeLink(url) ? registrationMessages.register : null;
  if (!info || info.refusal || isRegistered(info)) return null;
  return getRegistrationLabel(info);
}

function Elsewhere({ href, host }: { readonly href: string; readonly host: string }) {
  return (
    <Part>
      <p className={styles['line']}>
        <a href={href} rel="noopener noreferrer nofollow">
          <FormattedMessage {...registrationMessages.elsewhere} />
        </a>
        <bdi dir="ltr">{host}</bdi>
      </p>
    </Part>
  );
}

interface PartProps {
  readonly heading?: React.Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

function Part({ heading, children }: PartProps) {
  return (
    <section className={styles['registration']} aria-labelledby={TITLE}>
      <h2 id={TITLE} ref={heading} tabIndex={-1} className={styles['title']}>
        <FormattedMessage {...registrationMessages.title} />
      </h2>
      {children}
    </section>
  );
}

const isRegistered = ({ mine }: RegistrationInfo) => mine !== null && mine.state !== 'cancelled';

function Here({ place }: Pick<Props, 'place'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const { currentData: info, isError, error, refetch } = useGetRegistrationQuery(place);
  // The form goes away with what it has done.
  const done = (text: 'done' | 'left') => {
    toast({ text: registrationMessages[text], tone: 'good' });
    heading.current?.focus();
  };
  if (!info) {
    const waits = <Skeleton lines={3} />;
    return <Part>{isError ? <ErrorNotice onRetry={refetch} error={error} /> : waits}</Part>;
  }
  return (
    <Part heading={heading}>
      <CapacityLine info={info} />
      {isRegistered(info) ? (
        <OwnRegistrationCard place={place} info={info} onDone={done} />
      ) : (
        <RegistrationOffer place={place} info={info} onDone={done} />
      )}
      <Attendees people={info.attending} />
    </Part>
  );
}

/** The people who come and let others know. */
function Attendees({ people }: { readonly people: RegistrationInfo['attending'] }) {
  if (people.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        <FormattedMessage {...registrationMessages.attending} />
      </summary>
      <ul className={styles['people']}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <PersonName id={id} name={name} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The numbers of free places and of people who wait. */
function CapacityLine({ info }: { readonly info: RegistrationInfo }) {
  const { capacity, taken, waiting } = info;
  return (
    <>
      <p>
        {capacity === null ? (
          <FormattedMessage {...registrationMessages.taken} values={{ count: taken }} />
        ) : (
          <FormattedMessage
            {...registrationMessages.places}
            values={{ capacity, free: Math.max(0, capacity - taken) }}
          />
        )}
      </p>
      {waiting > 0 && (
        <p>
          <FormattedMessage {...registrationMessages.waiting} values={{ count: waiting }} />
        </p>
      )}
    </>
  );
}
