import type { EventAid } from '../../../../../shared/contract/events';
import type { WrittenEvent } from '../../../../../shared/contract/writtenEvent';
import type { Fields } from '../../../../ui/forms/fields';
import { readLocalizedField, readTextField } from '../../../../ui/forms/localized';
import { readContentLinks } from '../../../../parts/content/links/contentKeys';
import { readNumberField } from '../../../../parts/details/fieldValues';
import { parseAgenda } from './agendaLines';
import { readMomentField } from '../../../../parts/details/plan/MomentFields';

/** Reads both numbers of the position, or none. */
function positionIn(fields: Fields): WrittenEvent['position'] {
  const [latitude, longitude] = [
    readNumberField(fields, 'latitude'),
    readNumberField(fields, 'longitude'),
  ];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Reads whether there is an aid; null where the person left that open. */
function readAid(fields: Fields, aid: EventAid): boolean | null {
  const chosen = fields[`access.${aid}`];
  return chosen === 'yes' || chosen === 'no' ? chosen === 'yes' : null;
}

/** Converts the fields of the registration as they are sent. */
export const readRegistration = (fields: Fields): WrittenEvent['registration'] => ({
  way: (fields['way'] ?? 'none') as WrittenEvent['registration']['way'],
  url: readTextField(fields, 'registration.url'),
  guests: readNumberField(fields, 'guests') ?? 0,
  opensAt: readMomentField(fields, 'registration.opensAt'),
  closesAt: readMomentField(fields, 'registration.closesAt'),
});

/** Converts the form to an event as it is sent. */
export const readEvent = (fields: Fields): WrittenEvent => ({
  timezone: readTextField(fields, 'timezone'),
  startsAt: readMomentField(fields, 'startsAt'),
  endsAt: readMomentField(fields, 'endsAt'),
  location: readLocalizedField(fields, 'location'),
  address: readLocalizedField(fields, 'address'),
  directions: readLocalizedField(fields, 'directions'),
  position: positionIn(fields),
  onlineUrl: readTextField(fields, 'onlineUrl'),
  access: {
    stepFree: readAid(fields, 'stepFree'),
    hearingLoop: readAid(fields, 'hearingLoop'),
    signLanguage: readAid(fields, 'signLanguage'),
  },
  accessNote: readLocalizedField(fields, 'accessNote'),
  organiser: readLocalizedField(fields, 'organiser'),
  agenda: parseAgenda(readLocalizedField(fields, 'agenda')),
  registration: readRegistration(fields),
  capacity: readNumberField(fields, 'capacity') ?? 0,
  cancellation: readLocalizedField(fields, 'cancellation'),
  minutes: readLocalizedField(fields, 'minutes'),
  attendees: readNumberField(fields, 'attendees'),
  publications: readContentLinks(fields, 'publications').map(({ slug }) => slug),
});
