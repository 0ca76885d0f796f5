import { toCsv } from './csv';

const CELLS = 2_000;
const PER_ROW = 5;
const PIECES = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '"',
  ',',
  ';',
  ' ',
  '1',
  'a',
  'ş',
  'ع',
  '＝',
  '\r\n',
  "'",
];
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** RFC 4180, the parts that a reader needs: quoted cells, doubled quotes, CRLF. */
function parse(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const rows: string[][] = [[]];
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, bare, end] = match;
    rows.at(-1)!.push(quoted === undefined ? bare! : quoted.replaceAll('""', '"'));
    if (end === '' || cell.lastIndex === text.length) break;
    if (end === '\r\n') rows.push([]);
  }
  return rows;
}

/** Generates cells with a linear congruential generator: the same ones in every run. */
function cells(): string[] {
  let state = 1;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  return Array.from({ length: CELLS }, () =>
    Array.from({ length: below(6) }, () => PIECES[below(PIECES.length)]!).join(''),
  );
}

test('[SPEC 1.6] formula injection: of 2,000 cells none begins a formula, and every one is read back as it was', () => {
  const texts = cells();
  expect(texts.filter((text) => FORMULA.test(text)).length).toBeGreaterThan(CELLS / 4);
  const fields = Array.from({ length: PER_ROW }, (_, index) => `f${index}`);
  const rows = Array.from({ length: CELLS / PER_ROW }, (_, row) =>
    Object.fromEntries(fields.map((field, index) => [field, texts[row * PER_ROW + index]])),
  );
  const csv = toCsv(fields, rows);
  expect(csv.startsWith('\ufefff0,f1,f2,f3,f4\r\n')).toBe(true);
  const read = parse(csv.slice(1)).slice(1).flat();
  expect(read.filter((cell) => FORMULA.test(cell))).toEqual([]);
  expect(read).toEqual(texts.map((text) => (FORMULA.test(text) ? `'${text}` : text)));
});

test('times, truth, lists, objects, numbers below zero and nothing are told apart', () => {
  const row = {
    at: new Date(0),
    yes: true,
    no: false,
    list: ['a', 'b'],
    text: { en: 'x' },
    less: -1,
    none: null,
  };
  expect(toCsv(Object.keys(row), [row])).toBe(
    '\ufeffat,yes,no,list,text,less,none\r\n' +
      '1970-01-01T00:00:00.000Z,true,false,"[""a"",""b""]","{""en"":""x""}",-1,\r\n',
  );
});

test('a table without rows has its header', () => {
  expect(toCsv(['kind', 'at'], [])).toBe('\ufeffkind,at\r\n');
});
