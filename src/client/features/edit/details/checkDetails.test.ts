import { DETAIL_LIMITS, type DetailedSection } from '../../../../shared/contract/writtenDetails';
import { SESSION_LIMITS } from '../../../../shared/contract/trainingSessions';
import {
  A_COMMITMENT,
  A_DECISION,
  A_SESSION,
  aWrittenDetails,
} from '../../../testing/detailsFactories';
import type { Fields } from '../../../ui/forms/fields';
import { faultMessages } from '../../../ui/forms/messages';
import { checkDetails } from './checkDetails';
import { committeeFaultMessages } from './committee/messages';
import { getEntryFieldName } from './governance/entryFieldName';
import { OWN_LICENCE } from './licences';
import { detailFaultMessages } from '../../../parts/details/messages';
import { DETAIL_PARTS } from './parts';
import { trainingPartMessages } from './training/messages';

const { missing, tooLong } = faultMessages;

/** Finds the faults that the form has with these fields. */
function findFaults<S extends DetailedSection>(
  section: S,
  fields: Fields,
  written = aWrittenDetails(section),
) {
  return checkDetails(section, DETAIL_PARTS[section], written)(fields);
}

describe('a committee', () => {
  const WHOLE: Fields = {
    kind: 'standing',
    'mandate.en': 'Advises the council.',
    createdOn: '2021-01-10',
    composition: 'residents unions',
    'composition.residents.category.en': 'Residents',
    'composition.residents.seats': '5',
    'composition.unions.category.en': 'Unions',
    'composition.unions.seats': '1',
    'dissolution.on': '',
  };

  test.each<[string, Fields, object]>([
    ['nothing is wrong', {}, {}],
    [
      'two categories have one name, however it is written',
      { 'composition.unions.category.en': 'residents' },
      { 'composition.unions.category.en': committeeFaultMessages.categoryTaken },
    ],
    [
      'a new category has no name',
      { composition: 'residents unions new', 'composition.new.seats': '1' },
      { 'composition.new.category.en': missing },
    ],
    [
      'a category has no seat',
      { 'composition.unions.seats': '0' },
      { 'composition.unions.seats': committeeFaultMessages.noSeat },
    ],
    [
      'a reason stands there, but not the day of the dissolution',
      { 'dissolution.reason.en': 'Its work is done.' },
      { 'dissolution.on': missing },
    ],
    [
      'it ends before it begins',
      { endsOn: '2020-01-01' },
      { endsOn: committeeFaultMessages.endsBefore },
    ],
    ['the day of its beginning is not there', { createdOn: '' }, { createdOn: missing }],
  ])('%s', (_what, changed, faults) => {
    expect(findFaults('committees', { ...WHOLE, ...changed })).toEqual(faults);
  });
});

describe('a training', () => {
  const WHOLE: Fields = {
    kind: 'training',
    languages: 'en',
    timezone: 'Europe/Istanbul',
    'startsAt.day': '2026-05-08',
    'startsAt.time': '18:00',
    format: 'inPerson',
    'location.en': 'Library',
    onlineUrl: '',
    trainers: 'Leyla Demir',
  };
  const written = (status: 'draft' | 'published') =>
    aWrittenDetails('training', { kind: 'training', status, details: { session: A_SESSION } });
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => `Name ${index}`).join('\n');

  test.each<[string, Fields, object]>([
    ['nothing is wrong', { trainers: names(SESSION_LIMITS.trainers) }, {}],
    [
      'there are too many names',
      { trainers: names(SESSION_LIMITS.trainers + 1) },
      { trainers: trainingPartMessages.tooManyLines },
    ],
    [
      'a name is too long',
      { trainers: 'x'.repeat(SESSION_LIMITS.name + 1) },
      { trainers: trainingPartMessages.tooManyLines },
    ],
    ['it is online and has no address', { format: 'online' }, { onlineUrl: missing }],
    ['it is in a place that has no name', { 'location.en': '' }, { 'location.en': missing }],
  ])('that is out: %s', (_what, changed, faults) => {
    expect(findFaults('training', { ...WHOLE, ...changed }, written('published'))).toEqual(faults);
  });

  test('a draft may have gaps', () => {
    expect(findFaults('training', { ...WHOLE, format: 'online' }, written('draft'))).toEqual({});
  });
});

test.each(['events', 'training'] as const)(
  'of %s a time of day without a day is asked for, a day without a time of day is midnight',
  (section) => {
    const fields = (day: string, time: string) => ({ 'endsAt.day': day, 'endsAt.time': time });
    expect(findFaults(section, fields('', '20:30'))).toEqual({ 'endsAt.day': missing });
    expect(findFaults(section, fields('2026-05-08', ''))).toEqual({});
    expect(findFaults(section, fields('', ''))).toEqual({});
  },
);

describe('a publication', () => {
  const WHOLE: Fields = { issuedOn: '2026-04-01', identifier: 'HC-1', licence: 'CC BY 4.0' };

  test.each<[string, Fields, object]>([
    ['nothing is wrong', {}, {}],
    ['the day is not there', { issuedOn: '' }, { issuedOn: missing }],
    [
      'the day is of another age',
      { issuedOn: '0226-04-01' },
      { issuedOn: detailFaultMessages.date },
    ],
    ['a licence in own words has none', { licence: OWN_LICENCE }, { 'licence.own': missing }],
    [
      'a name is too long',
      { 'issuingBody.tr': 'x'.repeat(DETAIL_LIMITS.name + 1) },
      { 'issuingBody.tr': tooLong },
    ],
  ])('%s', (_what, changed, faults) => {
    expect(findFaults('publications', { ...WHOLE, ...changed })).toEqual(faults);
  });

  test('that is out names what readers would miss', () => {
    const out = aWrittenDetails('publications', { status: 'published' });
    expect(findFaults('publications', { ...WHOLE, identifier: ' ', licence: '' }, out)).toEqual({
      identifier: missing,
      languages: missing,
      licence: missing,
      'issuingBody.en': missing,
    });
  });
});

describe('governance', () => {
  const out = (kind: string, part: object) =>
    aWrittenDetails('governance', {
      kind,
      status: 'published',
      details: { body: null, decision: null, commitment: null, ...part },
    });

  test('a decision has a number, a way and a day', () => {
    const fields = { kind: 'decision', decidedOn: '' };
    expect(findFaults('governance', fields, out('decision', { decision: A_DECISION }))).toEqual({
      number: missing,
      'method.en': missing,
      decidedOn: missing,
    });
  });

  test('a commitment that was given up says why; each of its entries has a day and words', () => {
    const fields = {
      kind: 'commitment',
      dueOn: '2027-01-31',
      state: 'dropped',
      'responsible.en': 'Roads office',
      entries: 'first second',
      [getEntryFieldName('first', 'on')]: '',
      [`${getEntryFieldName('first', 'text')}.en`]: 'The tender is out.',
      [getEntryFieldName('second', 'on')]: '2026-04-03',
      [`${getEntryFieldName('second', 'text')}.en`]: ' ',
    };
    const written = out('commitment', { commitment: A_COMMITMENT });
    expect(findFaults('governance', fields, written)).toEqual({
      'droppedReason.en': missing,
      [getEntryFieldName('first', 'on')]: missing,
      [`${getEntryFieldName('second', 'text')}.en`]: missing,
    });
  });
});
