import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { RegistrationInfo } from '../../../shared/contract/registrations';
import type { RegistrationContent } from './registrationsApi';
import { useAppSelector } from '../../store/hooks';
import { uiMessages } from '../../intl/sharedMessages';
import { useMoments } from '../../intl/moments';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { lazyComponent } from '../../ui/lazyComponent';
import { SignInLinks } from '../sign-in/SignInLinks';
import { closedMessages, registrationMessages } from './messages';

export const { Part: LazyRegistrationForm } = lazyComponent(() =>
  import(/* webpackChunkName: "event-registration" */ './RegistrationForm').then(
    (part) => part.RegistrationForm,
  ),
);

interface Props {
  readonly place: RegistrationContent;
  readonly info: RegistrationInfo;
  readonly onDone: (what: 'done') => void;
}

/** Returns the label of the button that registers: for a place, or for one in line. */
export const getRegistrationLabel = ({ capacity, taken }: RegistrationInfo): MessageDescriptor =>
  capacity !== null && taken >= capacity
    ? registrationMessages.wait
    : registrationMessages.register;

/** Until when, or since when not; and for who is signed in, the form. */
export function RegistrationOffer({ place, info, onDone }: Props) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (info.refusal) return <Closed info={info} refusal={info.refusal} />;
  return (
    <>
      {info.closesAt && <Until value={info.closesAt} name="closes" />}
      {isSignedIn ? (
        <LazyRegistrationForm
          place={place}
          info={info}
          label={getRegistrationLabel(info)}
          onDone={() => onDone('done')}
        />
      ) : (
        <SignInLinks target="#registration">
          <FormattedMessage {...registrationMessages.signIn} />
        </SignInLinks>
      )}
    </>
  );
}

const REFUSALS = { ...closedMessages, sectionClosed: uiMessages.sectionReadOnly } as const;

interface ClosedProps {
  readonly info: RegistrationInfo;
  readonly refusal: NonNullable<RegistrationInfo['refusal']>;
}

function Closed({ info: { opensAt }, refusal }: ClosedProps) {
  if (refusal === 'notOpenYet' && opensAt) return <Until value={opensAt} name="opens" />;
  return (
    <p>
      <FormattedMessage {...REFUSALS[refusal]} />
    </p>
  );
}

function Until({ value, name }: { readonly value: string; readonly name: 'opens' | 'closes' }) {
  const { formatMoment } = useMoments();
  const date = formatMoment(value);
  return (
    <p suppressHydrationWarning>
      <FormattedMessage {...registrationMessages[name]} values={{ date }} />
    </p>
  );
}
