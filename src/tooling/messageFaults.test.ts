import {
  findPluralFaults,
  listMessages,
  findSourceFaults,
  findUnusedMessages,
} from './messageFaults';

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
  expect(listMessages(groups).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
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
  expect(findSourceFaults(messages)).toEqual(faults);
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
  expect(findPluralFaults('ar', { id: text })).toEqual(
    missing ? [`id: Arabic plural without ${missing}`] : [],
  );
});

const plural = (few: string, many: string, other: string) =>
  `{n, plural, zero {a} one {b} two {c} few {${few}} many {${many}} other {${other}}}`;

test.each([
  ['few as other', plural('# صوت', '# صوتًا', '# صوت'), ['id: Arabic plural whose few is other']],
  ['many as other', plural('# أصوات', '# صوت', '# صوت'), ['id: Arabic plural whose many is other']],
  ['a feminine noun', plural('# دقائق', '# دقيقة', '# دقيقة'), []],
  ['three forms', plural('# أصوات', '# صوتًا', '# صوت'), []],
])('[SPEC 3.8.1] an Arabic plural with %s', (_name, text, faults) => {
  expect(findPluralFaults('ar', { id: text })).toEqual(faults);
});

const table = { menu: message('ui.menu'), states: { open: message('ui.open') } };
const unused = (...sources: string[]) =>
  findUnusedMessages([{ exports: { uiMessages: table } }], sources);

test.each([
  ['named one by one', ['show(uiMessages.menu, uiMessages.states.open)'], []],
  ['one of them not', ['show(uiMessages.menu)'], ['ui.open: nothing shows this text']],
  [
    'a name that another file means otherwise',
    ['import { uiMessages } from "x";\nshow(uiMessages.menu)', 'door.open()'],
    ['ui.open: nothing shows this text'],
  ],
  [
    'read by a computed name that stands elsewhere',
    ['show(uiMessages.menu, uiMessages.states[state])', 'const STATES = ["open"]'],
    ['ui.open: nothing shows this text'],
  ],
  [
    'a table handed on whole, whose names stand elsewhere',
    ['const { menu } = uiMessages;', 'const STATES = ["open"]'],
    [],
  ],
  ['nobody at all', [], ['ui.menu', 'ui.open'].map((id) => `${id}: nothing shows this text`)],
])('a message that nothing shows: %s', (_name, sources, faults) => {
  expect(unused(...sources)).toEqual(faults);
});
