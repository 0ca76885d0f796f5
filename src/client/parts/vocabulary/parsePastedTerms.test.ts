import { expect, test } from '@jest/globals';
import type { TermList } from '../../../shared/contract/vocabularies';
import { aListedTerm } from '../../testing/settingsFactories';
import { parsePastedTerms, type PasteOptions } from './parsePastedTerms';

const LIST: TermList = {
  revision: 1,
  terms: [
    aListedTerm('centre', { name: { en: 'Centre', tr: 'Merkez' }, hasShape: true }),
    aListedTerm('harbour', { name: { en: 'Harbour' }, isRetired: true }),
  ],
};
const DISTRICTS: PasteOptions = { vocabulary: 'districts', locale: 'en' };
const read = (text: string, options = DISTRICTS, list = LIST) =>
  parsePastedTerms(text, list, options)!;
const brief = (text: string, options = DISTRICTS) =>
  read(text, options).rows.map(({ term, state }) => [term.key, state, term.parent]);

test('lines are names in the chosen language; bullets, blank lines and other spellings change nothing', () => {
  const { rows, terms, faults } = read('- Şirinköy\r\n\r\nCENTRE\n• harbour', {
    ...DISTRICTS,
    locale: 'tr',
  });
  expect(rows.map(({ term, state }) => [term.key, term.name, state])).toEqual([
    ['sirinkoy', { tr: 'Şirinköy' }, 'added'],
    ['centre', { en: 'Centre', tr: 'CENTRE' }, 'changed'],
    ['harbour', { en: 'Harbour', tr: 'harbour' }, 'back'],
  ]);
  expect(terms.map(({ key }) => key)).toEqual(['centre', 'harbour', 'sirinkoy']);
  expect(faults).toEqual([]);
});

test('a line that is further in lies in the one above; topics lie in nothing', () => {
  const text = 'North\n\tMill\n\t\tWeir\n\tGate\nSouth';
  expect(brief(text)).toEqual([
    ['north', 'added', null],
    ['mill', 'added', 'north'],
    ['weir', 'added', 'mill'],
    ['gate', 'added', 'north'],
    ['south', 'added', null],
  ]);
  expect(brief(text, { vocabulary: 'topics', locale: 'en' }).map(([, , parent]) => parent)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test.each([
  ['semicolons', 'key;en;Türkçe;parent;area\nold-port;Old Port;Eski Liman;Centre;4'],
  [
    'commas and quotation marks',
    'key,name_en,name:tr,parent,area\n"old-port","Old Port",Eski Liman,centre,"4"',
  ],
  ['tabs', 'key\tEnglish\ttr\tparent\tarea\nold-port\tOld Port\tEski Liman\tMERKEZ\t4'],
])('a table with %s has a column for each language; what is not read is told', (_what, text) => {
  const { rows, ignored, faults } = read(text);
  expect(rows).toEqual([
    {
      state: 'added',
      term: {
        key: 'old-port',
        name: { en: 'Old Port', tr: 'Eski Liman' },
        isRetired: false,
        parent: 'centre',
      },
    },
  ]);
  expect([ignored, faults]).toEqual([['area'], []]);
});

test('a cell in quotation marks holds what parts cells; a name with a comma alone is no table', () => {
  expect(read('en;tr\n"Mill; ""Old"" Gate";Kapı').rows[0]!.term.name).toEqual({
    en: 'Mill; "Old" Gate',
    tr: 'Kapı',
  });
  expect(read('Streets, squares and parks').rows[0]!.term.name).toEqual({
    en: 'Streets, squares and parks',
  });
});

test('faults name their line', () => {
  const { faults, rows } = read(
    `key;en;parent\nunnamed;;\nNot a key;North;\n;${'x'.repeat(81)};\n;South;Nowhere\n;East;\n;east;`,
  );
  expect(faults).toEqual([
    { line: 2, name: 'unnamed', code: 'noName' },
    { line: 3, name: 'North', code: 'badKey' },
    { line: 4, name: 'x'.repeat(81), code: 'tooLong' },
    { line: 5, name: 'South', code: 'unknownParent' },
    { line: 7, name: 'east', code: 'twice' },
  ]);
  expect(rows.map(({ term }) => term.key)).toEqual(['south', 'east']);
});

test('districts that lie in each other are refused', () => {
  const { faults } = read('en;parent\nA;B\nB;A');
  expect(faults.map(({ code }) => code)).toEqual(['unknownParent']);
});

test('keys are made from a name that has Latin letters, and no two are the same', () => {
  const { rows } = read('ar;tr\n٭٭;Çarşı\nحي السوق;\n٭;', DISTRICTS);
  expect(rows.map(({ term }) => term.key)).toEqual(['carsi', 'hy-alswq', 'district']);
  const two = parsePastedTerms('Ost\nÖst', { revision: 0, terms: [] }, { ...DISTRICTS })!;
  expect(two.faults).toEqual([{ line: 2, name: 'Öst', code: 'twice' }]);
});

const SQUARE = [
  [
    [3, 51],
    [3.1, 51],
    [3.1, 51.1],
    [3, 51],
  ],
];
const shapes = (...properties: object[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: properties.map((each) => ({
      type: 'Feature',
      properties: each,
      geometry: { type: 'Polygon', coordinates: SQUARE },
    })),
  });

test('GeoJSON names districts by language, by a property that tells them apart, or by key', () => {
  const found = read(
    shapes(
      { id: 'a', wijk: 'Mill', 'name:tr': 'Değirmen' },
      { id: 'b', wijk: 'Gate', 'name:tr': 'Kapı' },
    ),
  );
  expect(found.properties).toEqual(['wijk', 'id', 'name:tr']);
  expect(found.rows.map(({ term }) => [term.key, term.name])).toEqual([
    ['mill', { en: 'Mill', tr: 'Değirmen' }],
    ['gate', { en: 'Gate', tr: 'Kapı' }],
  ]);
  expect(found.shapes?.features.map(({ properties }) => properties.key)).toEqual(['mill', 'gate']);
  expect(found.losing).toEqual(['centre']);
  const own = read(shapes({ key: 'centre', name: { en: 'Centre', tr: 'Merkez' } }));
  expect(own.rows.map(({ state }) => state)).toEqual(['same']);
  expect([own.shapes?.features[0]?.properties.key, own.losing]).toEqual(['centre', []]);
  expect(
    read(shapes({ a: 'One', b: 'Two' }), { ...DISTRICTS, property: 'b' }).rows[0]!.term.name,
  ).toEqual({ en: 'Two' });
});

test.each([
  [
    'a border that crosses itself',
    [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    'invalidShapes',
    'mill: crosses itself',
  ],
  [
    'another projection',
    [
      [104000, 193000],
      [104900, 193000],
      [104900, 194000],
      [104000, 193000],
    ],
    'notWgs84',
    'mill',
  ],
])('%s is refused before anything is sent, by the district', (_what, ring, code, detail) => {
  const text = shapes({ name: 'Mill' }).replace(JSON.stringify(SQUARE), JSON.stringify([ring]));
  expect(read(text).shapeFault).toEqual({ code, detail });
});

test('points and lines are no areas, a broken file is none, and topics have no shapes', () => {
  const point = shapes({ name: 'Mill' }).replace('Polygon', 'Point');
  expect(read(point).shapeFault).toEqual({ code: 'invalidShapes', detail: 'mill: ring' });
  expect(parsePastedTerms('{"type": ', LIST, DISTRICTS)).toBeNull();
  expect(parsePastedTerms('{"type": "Topology"}', LIST, DISTRICTS)).toBeNull();
  expect(
    parsePastedTerms(shapes({ name: 'Mill' }), LIST, { vocabulary: 'topics', locale: 'en' }),
  ).toBeNull();
});
