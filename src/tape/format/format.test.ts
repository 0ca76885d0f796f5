import { canonicalize, FIRST_HASH, computeNextHash } from './canonicalJson';
import { createChain, computeLink } from './chain';
import { HASH_DIGITS, TAPE_FORMAT, type Tape, type TapeHeader } from './lines';
import { parseTape } from './parseTape';
import { TapeFault } from './tapeFault';
import { upgradeTape } from './upgradeTape';
import { writeTape } from './writeTape';

const HEADER: TapeHeader = {
  tape: TAPE_FORMAT,
  app: 'meydan',
  appVersion: '0.1.0',
  recorder: 'test',
  level: 'checked',
  t0: 1_000,
  lang: 'en',
  url: 'http://localhost:3000/',
  visible: true,
  online: true,
  seed: '0'.repeat(32),
  storage: { session: {}, local: {}, cookies: {} },
  redaction: { policy: 'v1', secrets: 0, pii: 0 },
  canon: 1,
};

const TAPE: Tape = {
  header: HEADER,
  endMs: 30,
  lines: [
    { i: 1, t: 0, k: 'ui', action: { type: 'session/signInRequested', payload: {} } },
    {
      c: 1,
      t: 0,
      a: 'x',
      v: { type: 'x' },
      h: computeNextHash(FIRST_HASH, 'x').slice(0, HASH_DIGITS),
    },
    { s: 1, t: 0, state: { session: {} } },
    { e: 'trig', t: 0, p: 'root>watch', k: 'CALL', f: 'watch' },
    { j: 'jwt#1', hdr: { alg: 'RS256' }, claims: { sub: 'sub#1' }, sig: 'ok', key: 'key#1' },
    { i: 2, t: 20, k: 'mark', text: 'then it stopped' },
  ],
};

const text = writeTape(TAPE);
const notes = Array.from({ length: 20 }, (_, at) => ({
  i: at + 1,
  t: at,
  k: 'mark',
  text: `note ${at}`,
}));
const long = writeTape({ ...TAPE, lines: notes as never });
const rows = text.trimEnd().split('\n');
const faultOf = (broken: string): string => {
  try {
    parseTape(broken);
    return 'none';
  } catch (fault) {
    return fault instanceof TapeFault ? `${fault.code}: ${fault.message}` : 'unexpected';
  }
};

test('[SPEC 10.7] what was written is read again, byte for byte', () => {
  expect(parseTape(text)).toEqual(TAPE);
  expect(writeTape(parseTape(text))).toBe(text);
});

test.each([
  {
    what: 'cut off between lines',
    broken: rows.slice(0, 4).join('\n'),
    fault: /^truncated: .*after line 4/,
  },
  {
    what: 'cut off within a line',
    broken: text.slice(0, -30),
    fault: /^truncated: .*after line 7/,
  },
  { what: 'an empty file', broken: '', fault: /^foreign: / },
  { what: 'another JSON file', broken: '{"a":1}\n', fault: /^foreign: / },
  {
    what: 'a tape of another program',
    broken: text.replace('"app":"meydan"', '"app":"x"'),
    fault: /^foreign: /,
  },
  {
    what: 'an older tape',
    broken: text.replace('"tape":2', '"tape":1'),
    fault: /^older: .*upgrade/,
  },
  {
    what: 'a newer tape',
    broken: text.replace('"tape":2', '"tape":3'),
    fault: /^newer: .*newer portal/,
  },
  {
    what: 'a changed value',
    broken: text.replace('"t":20', '"t":21'),
    fault: /^edited: One of the lines 1 to 8 /,
  },
  {
    what: 'a line left out',
    broken: rows.toSpliced(2, 1).join('\n'),
    fault: /^edited: One of the lines 1 to 7 /,
  },
  {
    what: 'a link taken away',
    broken: long.replace(/,"x":"[0-9a-f]{4}"/, ''),
    fault: /^edited: One of the lines 1 to 8 /,
  },
  {
    what: 'a value changed far down',
    broken: long.replace('"text":"note 10"', '"text":"note 11"'),
    fault: /^edited: One of the lines 9 to 16 /,
  },
  {
    what: 'a line that is no JSON',
    broken: rows.with(2, 'x').join('\n'),
    fault: /^malformed: Line 3 /,
  },
])('[SPEC 10.7] $what is refused in one sentence', ({ broken, fault }) => {
  expect(faultOf(broken)).toMatch(fault);
  expect(faultOf(broken)).toMatch(/^[^.]+\.$/);
});

test.each([
  { line: { i: 1, t: 0, k: 'teleport' }, field: 'k' },
  { line: { i: 1, t: 0, k: 'mark' }, field: 'text' },
  { line: { i: 1, t: 'soon', k: 'mark', text: 'x' }, field: 't' },
  { line: { i: 1, t: 0, k: 'mark', text: 'x', more: 1 }, field: 'more' },
  { line: { what: 1 }, field: 'kind' },
])('[SPEC 10.7] a line with a wrong $field is refused by its name', ({ line, field }) => {
  const broken = writeTape({ ...TAPE, lines: [line as never] });
  expect(faultOf(broken)).toBe(
    `malformed: Line 2 of the tape has a wrong, missing or unknown "${field}".`,
  );
});

test('equal values have equal texts, whatever the order of their keys', () => {
  expect(canonicalize({ b: [{ d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[{"d":1}]}');
});

describe('[SPEC 10.7] a file says only what an earlier line has not said', () => {
  const unlike: readonly unknown[] = [
    { type: 'x', payload: { list: [1, 2], deep: { a: 1, b: null } } },
    { type: 'x', payload: { list: [1, 2, 2, { c: 1 }], deep: { a: 1, b: { d: [] } } } },
    { type: 'x', payload: { list: [1, 2, 2, { c: 1 }, { c: 1 }, { c: 2 }], deep: {} } },
    { type: 'x', payload: { list: { 0: 'no list' }, deep: [1] } },
    { type: 'x', payload: { list: [], deep: { '=': '2/v', '~': ['a'], 'a.b': { '=': 1 } } } },
    {
      type: 'x',
      payload: { list: [[1], [1], [1, 2]], deep: { '=': '2/v' }, 'a/b': 'long'.repeat(9) },
    },
    {
      type: 'x',
      payload: { list: [{ a: 1 }], deep: { '~': { x: 1 } }, more: { 'a/b': 'long'.repeat(9) } },
    },
    { type: 'y', payload: null },
    { type: 'y', payload: { list: [{ 'a.b': 1 }], deep: '=' } },
    { type: 'y' },
  ];
  const pairs = unlike.flatMap((first) => unlike.map((second) => [first, second]));
  const lines = pairs.flat().map((v, at) => ({
    c: at + 1,
    t: Math.floor(at / 3),
    a: String((v as { type: string }).type),
    v,
    h: '00000000',
  }));
  const tape: Tape = { ...TAPE, lines: lines as never };

  test('and reads as if every line stood there in full, whatever follows what', () => {
    const written = writeTape(tape);
    expect(parseTape(written)).toEqual(tape);
    expect(writeTape(parseTape(written))).toBe(written);
    expect(written.length).toBeLessThan(JSON.stringify(lines).length);
  });

  test.each([
    { row: { as: 900, h: '00000000' }, what: 'a line that is not there' },
    { row: { as: 1, h: '00000000' }, what: 'the header' },
    { row: { c: 3, t: 0, a: 'x', v: { '=': '2/v/constructor' }, h: '00000000' }, what: 'no value' },
  ])('naming $what is refused', ({ row }) => {
    const [first, ...others] = writeTape({ ...TAPE, lines: lines.slice(0, 2) as never })
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    const all = [first!, ...others.slice(0, -1), row, others.at(-1)!];
    const chain = createChain(all.length);
    const linked = all.map((one, at) => ({ ...one, x: chain.add(one, at + 1) }));
    expect(faultOf(linked.map((one) => JSON.stringify(one)).join('\n'))).toBe(
      'malformed: Line 4 of the tape has a wrong, missing or unknown "as".',
    );
  });
});

describe('[SPEC 10.7] upgrading', () => {
  const older = writeTape({ ...TAPE, header: { ...HEADER, tape: 0 } });

  test('a tape of the present format stays as it is', () => expect(upgradeTape(text)).toBe(text));

  test('an older one takes every step on the way', () => {
    const upgraded = upgradeTape(older, {
      0: (all) => all.map((row) => ('tape' in row ? { ...row, recorder: 'upgraded' } : row)),
      1: (all) => all.map(({ x: _, ...row }) => row),
    });
    expect(parseTape(upgraded)).toEqual({ ...TAPE, header: { ...HEADER, recorder: 'upgraded' } });
  });

  test('where no way leads, that is said', () =>
    expect(() => upgradeTape(older)).toThrow('No way leads from format 0 of tapes to 2.'));

  const session = { status: 'signedIn' };
  const config = { status: 'loaded' };
  const first = [
    { ...HEADER, tape: 1 },
    { c: 1, t: 0, a: 'x', v: { type: 'x' }, h: '0123456789ab' },
    { s: 1, t: 0, state: { session: null, config } },
    { i: 1, t: 20, k: 'mark', text: 'then it stopped' },
    { s: 1, t: 30, state: { session } },
    { end: true, t: 40, inputs: 1, checkpoints: 1 },
  ];
  const linked = (rows: readonly object[]) => {
    let x = FIRST_HASH;
    return rows.map((row) => JSON.stringify({ ...row, x: (x = computeLink(x, row)) })).join('\n');
  };

  test('format 1 wrote lines in full, and of the state what had changed', () =>
    expect(parseTape(upgradeTape(linked(first)))).toEqual({
      header: HEADER,
      endMs: 40,
      lines: [
        { ...first[1], h: '01234567' },
        first[2],
        first[3],
        { s: 1, t: 30, state: { session, config } },
      ],
    }));

  test('a changed line of an older tape is named', () =>
    expect(() => upgradeTape(linked(first).replace('"t":20', '"t":21'))).toThrow(
      'Line 4 of the tape, or one that stood before it, was changed after the recording.',
    ));
});
