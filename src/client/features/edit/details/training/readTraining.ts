import type {
  WrittenSession,
  WrittenTraining,
} from '../../../../../shared/contract/writtenTraining';
import type { Locale } from '../../../../../shared/locales';
import { splitFieldValues, type Fields } from '../../../../ui/forms/fields';
import { readLocalizedField, readTextField } from '../../../../ui/forms/localized';
import { readContentSlug } from '../../../../parts/content/links/contentKeys';
import { readMomentField } from '../../../../parts/details/plan/MomentFields';
import { readRegistration } from '../events/readEvent';
import { readNumberField } from '../../../../parts/details/fieldValues';
import { splitLines, readPoints } from './lines';

const sessionIn = (fields: Fields): WrittenSession => ({
  timezone: readTextField(fields, 'timezone'),
  startsAt: readMomentField(fields, 'startsAt'),
  endsAt: readMomentField(fields, 'endsAt'),
  format: (fields['format'] ?? 'inPerson') as WrittenSession['format'],
  location: readLocalizedField(fields, 'location'),
  onlineUrl: readTextField(fields, 'onlineUrl'),
  trainers: splitLines(readTextField(fields, 'trainers')),
  capacity: readNumberField(fields, 'capacity') ?? 0,
  courseSlug: readContentSlug(fields, 'courseSlug'),
  registration: readRegistration(fields),
  cancellation: readLocalizedField(fields, 'cancellation'),
});

/** Converts the form to a course or a training as it is sent: only a training has a session. */
export const readTraining = (fields: Fields, kind: string): WrittenTraining => ({
  level: (fields['level'] ?? 'introduction') as WrittenTraining['level'],
  languages: [...splitFieldValues(fields['languages'])] as Locale[],
  outcomes: readPoints(fields, 'outcomes'),
  session: kind === 'training' ? sessionIn(fields) : null,
});
