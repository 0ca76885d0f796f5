import { EVENT_LIMITS } from '../../../../../shared/contract/events';
import { eventPartMessages } from '../../../../parts/details/plan/messages';
import { StartAndEndFields } from '../../../../parts/details/plan/MomentFields';
import { CityTimes } from '../../../../ui/CityTimes';
import { TextField } from '../../../../ui/forms/TextField';

/** When and where a new event is: what is known first, and asked first. */
export const NewEventFields = () => (
  <>
    <StartAndEndFields startsAt={null} endsAt={null} />
    <CityTimes />
    <TextField
      name="location"
      label={eventPartMessages.location}
      autoComplete="off"
      maxLength={EVENT_LIMITS.name}
      dir="auto"
      isOptional
    />
  </>
);
