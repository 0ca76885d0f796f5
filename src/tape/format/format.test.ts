import { canonicalText, FIRST_HASH, nextHash } from './canon';
import { TAPE_FORMAT, type Tape, type TapeHeader } from './lines';
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
    { c: 1, t: 0, a: 'x', v: { type: 'x' }, h: nextHash(FIRST_HASH, 'x') },
    { s: 1, t: 0, state: { session: {} } },
    { e: 'trig', t: 0, p: 'root>watch', k: 'CALL', f: 'watch' },
    { j: 'jwt#1', hdr: { alg: 'RS256' }, claims: { sub: 'sub#1' }, sig: 'ok', key: 'key#1' },
    { i: 2, t: 20, k: 'mark', text: 'then it stopped' },
  ],
};

const text = writeTape(TAPE);
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
    broken: text.replace('"tape":1', '"tape":0'),
    fault: /^older: .*upgrade/,
  },
  {
    what: 'a newer tape',
    broken: text.replace('"tape":1', '"tape":2'),
    fault: /^newer: .*newer portal/,
  },
  { what: 'a changed value', broken: text.replace('"t":20', '"t":21'), fault: /^edited: Line 7 / },
  { what: 'a line left out', broken: rows.toSpliced(2, 1).join('\n'), fault: /^edited: Line 3 / },
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
  expect(canonicalText({ b: [{ d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[{"d":1}]}');
});

describe('[SPEC 10.7] upgrading', () => {
  const older = writeTape({ ...TAPE, header: { ...HEADER, tape: 0 } });

  test('a tape of the present format stays as it is', () => expect(upgradeTape(text)).toBe(text));

  test('an older one takes every step on the way', () => {
    const upgraded = upgradeTape(older, {
      0: (all) => all.map((row) => ('tape' in row ? { ...row, recorder: 'upgraded' } : row)),
    });
    expect(parseTape(upgraded)).toEqual({ ...TAPE, header: { ...HEADER, recorder: 'upgraded' } });
  });

  test('where no way leads, that is said', () =>
    expect(() => upgradeTape(older)).toThrow('No way leads from format 0 of tapes to 1.'));
});
