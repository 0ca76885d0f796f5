import { FormattedMessage, useIntl } from 'react-intl';
import { EVENT_LIMITS } from '../../../../shared/contract/events';
import { REGISTRATION_WAYS } from '../../../../shared/contract/registrationRule';
import type { WrittenRegistration } from '../../../../shared/contract/writtenEvent';
import { NumberField } from '../../../ui/forms/NumberField';
import { Select } from '../../../ui/forms/Select';
import { FormContext } from '../../../ui/forms/formContext';
import { TextField } from '../../../ui/forms/TextField';
import styles from './PlanFields.module.css';
import { eventPartMessages, wayMessages } from './messages';
import { MomentFields, toMomentFields } from './MomentFields';
import { useAmbiguousTimes } from './useAmbiguousTimes';

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
  const hint = <FormattedMessage {...eventPartMessages.twice} />;
  const zones = Intl.supportedValuesOf('timeZone');
  const options = [...new Set([timezone, ...zones])].map((value) => ({ value, label: value }));
  return (
    <div ref={place} className={styles['times']} onChange={look}>
      <FormContext value={context}>
        <Select
          name="timezone"
          label={eventPartMessages.timezone}
          options={options}
          defaultValue={timezone}
        />
        <MomentFields
          name="startsAt"
          day={eventPartMessages.startDay}
          time={eventPartMessages.startTime}
          value={startsAt || null}
          hint={twice.includes('startsAt') && hint}
        />
        <MomentFields
          name="endsAt"
          day={eventPartMessages.endDay}
          time={eventPartMessages.endTime}
          value={endsAt}
          hint={twice.includes('endsAt') && hint}
        />
      </FormContext>
    </div>
  );
}

/** Field for the address of the video meeting. */
export const VideoAddress = ({ url, most }: { readonly url: string; readonly most: number }) => (
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
);

interface RegistrationProps {
  readonly plan: { readonly capacity: number; readonly registration: WrittenRegistration };
}

/** Whether, where and until when people register, and for how many there is room. */
export function RegistrationFields({ plan }: RegistrationProps) {
  const { formatMessage } = useIntl();
  const { way, url, guests, opensAt, closesAt } = plan.registration;
  return (
    <>
      <Select
        name="way"
        label={eventPartMessages.way}
        options={REGISTRATION_WAYS.map((value) => ({
          value,
          label: formatMessage(wayMessages[value]),
        }))}
        defaultValue={way}
      />
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
      <NumberField
        name="capacity"
        label={eventPartMessages.capacity}
        hint={<FormattedMessage {...eventPartMessages.capacityHint} />}
        minValue={0}
        maxValue={EVENT_LIMITS.capacity}
        step={1}
        defaultValue={plan.capacity}
      />
      <NumberField
        name="guests"
        label={eventPartMessages.guests}
        minValue={0}
        maxValue={EVENT_LIMITS.guests}
        step={1}
        defaultValue={guests}
      />
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
    </>
  );
}
