/** @jest-environment node */
import { SORTITION_LIMITS } from '../../../../../shared/contract/sortitions';
import type { Fields } from '../../../../ui/forms/fields';
import { faultMessages } from '../../../../ui/forms/messages';
import { sortitionFaultMessages } from './messages';
import { checkSortition, readSortition, FIRST_GROUP, FIRST_SOURCE } from './writtenSortition';

const ZONE = 'Europe/Istanbul';
const TWO_GROUPS = JSON.stringify([...FIRST_GROUP, { id: 'second' }]);

const WHOLE: Fields = {
  'title.en': 'Two residents',
  groups: JSON.stringify(FIRST_GROUP),
  'group.first-group.places': '2',
  'group.first-group.substitutes': '1',
  sources: JSON.stringify(FIRST_SOURCE),
  'source.first-source.text.en': 'Lottery of 9 May',
  'source.first-source.values': '6',
  opensAt: '2030-04-01',
  'opensAt.time': '09:00',
  closesAt: '2030-05-01',
  'closesAt.time': '09:00',
  answerDays: '7',
};
const SECOND: Fields = {
  groups: TWO_GROUPS,
  'group.first-group.label.en': 'North',
  'group.second.label.en': 'South',
  'group.second.places': '1',
  'group.second.substitutes': '0',
};

const { missing, tooLong } = faultMessages;
const { order } = sortitionFaultMessages;

test.each<[string, Fields, object]>([
  ['everything is there', {}, {}],
  ['groups have their names', SECOND, {}],
  ['a title lacks', { 'title.en': ' ' }, { 'title.en': missing }],
  [
    'a title is too long',
    { 'title.tr': 'x'.repeat(SORTITION_LIMITS.title + 1) },
    { 'title.tr': tooLong },
  ],
  [
    'a source has no words',
    { 'source.first-source.text.en': '' },
    { 'source.first-source.text.en': missing },
  ],
  [
    'a source has no number of values',
    { 'source.first-source.values': '' },
    { 'source.first-source.values': missing },
  ],
  ['places lack', { 'group.first-group.places': '' }, { 'group.first-group.places': missing }],
  [
    'substitutes lack',
    { 'group.first-group.substitutes': '' },
    { 'group.first-group.substitutes': missing },
  ],
  [
    'a name of several groups lacks',
    { ...SECOND, 'group.second.label.en': '' },
    { 'group.second.label.en': missing },
  ],
  [
    'a name of several groups is too long',
    { ...SECOND, 'group.second.label.ar': 'x'.repeat(SORTITION_LIMITS.label + 1) },
    { 'group.second.label.ar': tooLong },
  ],
  ['a day lacks', { closesAt: '' }, { closesAt: missing }],
  ['a time of day lacks', { 'opensAt.time': '' }, { 'opensAt.time': missing }],
  ['the days to answer lack', { answerDays: '' }, { answerDays: missing }],
  ['the list closes before it opens', { opensAt: '2030-06-01' }, { closesAt: order }],
  ['the list closes when it opens', { opensAt: '2030-05-01' }, { closesAt: order }],
])('of a draw in which %s this is told', (_what, changed, faults) => {
  expect(checkSortition({ ...WHOLE, ...changed }, 'en', ZONE)).toEqual(faults);
});

test('a draw of everybody has one group without a name; times are those of the city', () => {
  expect(readSortition(WHOLE, ZONE)).toEqual({
    title: { en: 'Two residents' },
    strata: [{ name: '', label: {}, places: 2, substitutes: 1 }],
    sources: [{ text: { en: 'Lottery of 9 May' }, values: 6 }],
    forVerified: false,
    opensAt: '2030-04-01T06:00:00.000Z',
    closesAt: '2030-05-01T06:00:00.000Z',
    answerDays: 7,
  });
});

test('of several groups each has a key and its name', () => {
  expect(readSortition({ ...WHOLE, ...SECOND }, ZONE).strata).toEqual([
    { name: 'group-1', label: { en: 'North' }, places: 2, substitutes: 1 },
    { name: 'group-2', label: { en: 'South' }, places: 1, substitutes: 0 },
  ]);
});
