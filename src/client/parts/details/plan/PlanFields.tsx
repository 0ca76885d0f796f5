import { useContext, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EVENT_LIMITS } from '../../../../shared/contract/events';
import { REGISTRATION_WAYS } from '../../../../shared/contract/registrationRule';
import type { WrittenRegistration } from '../../../../shared/contract/writtenEvent';
import { NumberField } from '../../../ui/forms/NumberField';
import { Select } from '../../../ui/forms/Select';
import { FormContext } from '../../../ui/forms/formContext';
import { TextField } from '../../../ui/forms/TextField';
import { formatZone, listZoneOptions } from '../../../ui/forms/zoneOptions';
import fold from '../../../ui/Fold.module.css';
import { useWatchedField } from '../useWatchedField';
import { isTimeZone, findMoment } from '../../../../shared/timeZones';
import { readFormFields, type Fields } from '../../../ui/forms/fields';
import styles from './PlanFields.module.css';
import { eventPartMessages, wayMessages, zoneMessage } from './messages';
import { MomentFields, StartAndEndFields, toMomentFields, readMomentField } from './MomentFields';

const MOMENTS = ['startsAt', 'endsAt'] as const;
type MomentName = (typeof MOMENTS)[number];

function isTwice(wall: string | null, zone: string): boolean {
  if (wall === null || Number.isNaN(Date.parse(`${wall}:00Z`)) || !isTimeZone(zone)) return false;
  return findMoment(wall, zone)?.isTwice ?? false;
}

const twiceIn = (fields: Fields): readonly MomentName[] =>
  MOMENTS.filter((name) => isTwice(readMomentField(fields, name), fields['timezone'] ?? ''));

/** Finds the typed times that clocks in the zone show twice, because they are put back. */
function useAmbiguousTimes(start: Fields) {
  const outer = useContext(FormContext);
  const place = useRef<HTMLDivElement>(null);
  const [twice, setTwice] = useState(() => twiceIn({ ...start, ...outer.draft }));
  const look = () => {
    const form = place.current?.closest('form');
    if (form) setTwice(twiceIn(readFormFields(form)));
  };
  const onChanged = (name: string) => {
    outer.onChanged(name);
    look();
  };
  return { place, context: { ...outer, onChanged }, look, twice };
}

interface Times {
  readonly timezone: string;
  /** Without one: null or empty. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/**
 * When it begins and ends, as clocks in its zone show it; of an hour that they show twice it says
 * which one is meant.
 */
export function TimeFields({ timezone, startsAt, endsAt }: Times) {
  const { place, context, look, twice } = useAmbiguousTimes({
    timezone,
    ...toMomentFields('startsAt', startsAt),
    ...toMomentFields('endsAt', endsAt),
  });
  const { chosen: zone, onInput } = useWatchedField('timezone', timezone);
  const hint = <FormattedMessage {...eventPartMessages.twice} />;
  return (
    <div ref={place} className={styles['times']} onChange={look} onInput={onInput}>
      <FormContext value={context}>
        <StartAndEndFields
          startsAt={startsAt}
          endsAt={endsAt}
          getHint={(name) => twice.includes(name) && hint}
        />
        <MoreFields
          label={
            <FormattedMessage
              {...zoneMessage}
              values={{ zone: <bdi key="zone">{formatZone(zone)}</bdi> }}
            />
          }
        >
          <Select
            name="timezone"
            label={eventPartMessages.timezone}
            options={listZoneOptions([timezone])}
            defaultValue={timezone}
          />
        </MoreFields>
      </FormContext>
    </div>
  );
}

interface MoreProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Fields that hardly anybody needs, below a line that unfolds them. */
export const MoreFields = ({ label, children }: MoreProps) => (
  <details className={fold['fold']} suppressHydrationWarning>
    <summary>{label}</summary>
    <div className={styles['more']}>{children}</div>
  </details>
);

interface VideoProps {
  readonly url: string;
  readonly most: number;
  /** False where people meet in one place alone. */
  readonly isOffered?: boolean;
}

/** Field for the address of the video meeting. */
export const VideoAddress = ({ url, most, isOffered = true }: VideoProps) => (
  <OfferedField name="onlineUrl" isOffered={isOffered || url !== ''}>
    <TextField
      name="onlineUrl"
      label={eventPartMessages.onlineUrl}
      type="url"
      autoComplete="off"
      dir="ltr"
      maxLength={most}
      defaultValue={url}
      isOptional
    />
  </OfferedField>
);

interface OfferedProps {
  readonly name: string;
  readonly isOffered: boolean;
  readonly children: ReactNode;
}

/** A field that is shown where it says something, or is wrong. Hidden, it keeps its value. */
function OfferedField({ name, isOffered, children }: OfferedProps) {
  const { faults } = useContext(FormContext);
  return <div hidden={!isOffered && !faults[name]}>{children}</div>;
}

interface RegistrationProps {
  readonly plan: { readonly capacity: number; readonly registration: WrittenRegistration };
}

/** Whether, where and until when people register, and for how many there is room. */
export function RegistrationFields({ plan }: RegistrationProps) {
  const { formatMessage } = useIntl();
  const { way, url } = plan.registration;
  const { chosen, onInput } = useWatchedField('way', way);
  return (
    <>
      <div onInput={onInput}>
        <Select
          name="way"
          label={eventPartMessages.way}
          options={REGISTRATION_WAYS.map((value) => ({
            value,
            label: formatMessage(wayMessages[value]),
          }))}
          defaultValue={way}
        />
      </div>
      <OfferedField name="registration.url" isOffered={chosen === 'elsewhere'}>
        <TextField
          name="registration.url"
          label={eventPartMessages.url}
          type="url"
          autoComplete="off"
          dir="ltr"
          maxLength={EVENT_LIMITS.url}
          defaultValue={url}
          isOptional
        />
      </OfferedField>
      <RoomFields plan={plan} way={chosen} />
      <PeriodFields plan={plan} way={chosen} />
    </>
  );
}

interface WayProps extends RegistrationProps {
  /** The chosen way to register. */
  readonly way: string;
}

function RoomFields({ plan: { capacity, registration }, way }: WayProps) {
  return (
    <div className={styles['pair']}>
      <OfferedField name="capacity" isOffered={way !== 'none' || capacity > 0}>
        <NumberField
          name="capacity"
          label={eventPartMessages.capacity}
          hint={<FormattedMessage {...eventPartMessages.capacityHint} />}
          minValue={0}
          maxValue={EVENT_LIMITS.capacity}
          step={1}
          defaultValue={capacity}
        />
      </OfferedField>
      <OfferedField name="guests" isOffered={way === 'here'}>
        <NumberField
          name="guests"
          label={eventPartMessages.guests}
          minValue={0}
          maxValue={EVENT_LIMITS.guests}
          step={1}
          defaultValue={registration.guests}
        />
      </OfferedField>
    </div>
  );
}

function PeriodFields({ plan: { registration }, way }: WayProps) {
  const { opensAt, closesAt } = registration;
  const { faults } = useContext(FormContext);
  const isWrong = Object.keys(faults).some((name) => /^registration\.(opens|closes)At/.test(name));
  return (
    <div hidden={way === 'none' && !isWrong}>
      <MoreFields label={<FormattedMessage {...eventPartMessages.period} />}>
        <MomentFields
          name="registration.opensAt"
          day={eventPartMessages.opensDay}
          time={eventPartMessages.opensTime}
          value={opensAt}
        />
        <MomentFields
          name="registration.closesAt"
          day={eventPartMessages.closesDay}
          time={eventPartMessages.closesTime}
          value={closesAt}
        />
      </MoreFields>
    </div>
  );
}
