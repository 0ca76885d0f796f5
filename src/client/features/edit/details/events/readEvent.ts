import type { WrittenEvent } from '../../../../../shared/contract/writtenEvent';
import { listOf, type Fields } from '../../../../ui/lazy/forms/fields';
import { localizedOf, typedIn } from '../../../../ui/lazy/forms/localized';
import { placesIn } from '../../../../ui/lazy/forms/places/placeKeys';
import { numberIn } from '../fieldValues';
import { agendaIn } from './agendaLines';
import { momentIn } from './Moment';

/** Reads both numbers of the position, or none. */
function positionIn(fields: Fields): WrittenEvent['position'] {
  const [latitude, longitude] = [numberIn(fields, 'latitude'), numberIn(fields, 'longitude')];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function accessIn(fields: Fields): WrittenEvent['access'] {
  const chosen = listOf(fields['access']);
  return {
    stepFree: chosen.includes('stepFree'),
    hearingLoop: chosen.includes('hearingLoop'),
    signLanguage: chosen.includes('signLanguage'),
  };
}

/** Converts the fields of the registration as they are sent. */
export const registrationIn = (fields: Fields): WrittenEvent['registration'] => ({
  way: (fields['way'] ?? 'none') as WrittenEvent['registration']['way'],
  url: typedIn(fields, 'registration.url'),
  guests: numberIn(fields, 'guests') ?? 0,
  opensAt: momentIn(fields, 'registration.opensAt'),
  closesAt: momentIn(fields, 'registration.closesAt'),
});

/** Converts the form to an event as it is sent. */
export const readEvent = (fields: Fields): WrittenEvent => ({
  timezone: typedIn(fields, 'timezone'),
  startsAt: momentIn(fields, 'startsAt'),
  endsAt: momentIn(fields, 'endsAt'),
  location: localizedOf(fields, 'location'),
  address: localizedOf(fields, 'address'),
  directions: localizedOf(fields, 'directions'),
  position: positionIn(fields),
  onlineUrl: typedIn(fields, 'onlineUrl'),
  access: accessIn(fields),
  accessNote: localizedOf(fields, 'accessNote'),
  organiser: localizedOf(fields, 'organiser'),
  agenda: agendaIn(localizedOf(fields, 'agenda')),
  registration: registrationIn(fields),
  capacity: numberIn(fields, 'capacity') ?? 0,
  cancellation: localizedOf(fields, 'cancellation'),
  minutes: localizedOf(fields, 'minutes'),
  attendees: numberIn(fields, 'attendees'),
  publications: placesIn(fields, 'publications').map(({ slug }) => slug),
});
