import type {
  WrittenSession,
  WrittenTraining,
} from '../../../../../shared/contract/writtenTraining';
import type { Locale } from '../../../../../shared/locales';
import { listOf, type Fields } from '../../../../ui/lazy/forms/fields';
import { localizedOf, typedIn } from '../../../../ui/lazy/forms/localized';
import { slugIn } from '../../../../ui/lazy/forms/places/placeKeys';
import { momentIn } from '../events/Moment';
import { registrationIn } from '../events/readEvent';
import { numberIn } from '../fieldValues';
import { linesIn, pointsIn } from './lines';

const sessionIn = (fields: Fields): WrittenSession => ({
  timezone: typedIn(fields, 'timezone'),
  startsAt: momentIn(fields, 'startsAt'),
  endsAt: momentIn(fields, 'endsAt'),
  format: (fields['format'] ?? 'inPerson') as WrittenSession['format'],
  location: localizedOf(fields, 'location'),
  onlineUrl: typedIn(fields, 'onlineUrl'),
  trainers: linesIn(typedIn(fields, 'trainers')),
  capacity: numberIn(fields, 'capacity') ?? 0,
  courseSlug: slugIn(fields, 'courseSlug'),
  registration: registrationIn(fields),
  cancellation: localizedOf(fields, 'cancellation'),
});

/** Converts the form to a course or a training as it is sent: only a training has a session. */
export const readTraining = (fields: Fields, kind: string): WrittenTraining => ({
  level: (fields['level'] ?? 'introduction') as WrittenTraining['level'],
  languages: [...listOf(fields['languages'])] as Locale[],
  outcomes: pointsIn(fields, 'outcomes'),
  session: kind === 'training' ? sessionIn(fields) : null,
});
