import { arabicFaults, messagesIn, sourceFaults } from './messageFaults';

const message = (id: string, defaultMessage = 'text', description = 'where it stands') => ({
  id,
  defaultMessage,
  description,
});

test('messages are found however they are grouped', () => {
  const groups = {
    one: message('a'),
    table: { two: message('b'), deeper: { three: message('c') } },
  };
  expect(messagesIn(groups).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test.each([
  {
    given: 'two texts for one id',
    messages: [message('a', 'x'), message('a', 'y')],
    faults: ['a: two different texts'],
  },
  { given: 'the same text twice', messages: [message('a'), message('a')], faults: [] },
  { given: 'no description', messages: [message('a', 'x', '')], faults: ['a: no description'] },
])('$given: $faults.length faults', ({ messages, faults }) => {
  expect(sourceFaults(messages)).toEqual(faults);
});

const ALL = 'zero {a} one {b} two {c} few {d} many {e} other {f}';

test.each([
  { given: 'all six forms', text: `{n, plural, ${ALL}}`, missing: null },
  { given: 'a form for exactly 0 besides', text: `{n, plural, =0 {none} ${ALL}}`, missing: null },
  {
    given: 'the English forms',
    text: '{n, plural, one {a} other {b}}',
    missing: 'zero, two, few, many',
  },
  {
    given: 'a plural inside a select',
    text: '{k, select, other {{n, plural, one {a} two {b} few {c} many {d} other {e}}}}',
    missing: 'zero',
  },
  { given: 'an ordinal', text: '{n, selectordinal, other {#}}', missing: null },
  { given: 'no plural', text: 'text {n}', missing: null },
])('Arabic with $given misses $missing', ({ text, missing }) => {
  expect(arabicFaults({ id: text })).toEqual(
    missing ? [`id: Arabic plural without ${missing}`] : [],
  );
});
