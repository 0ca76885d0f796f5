import { drawByStrata, drawSample, drawSeed, listFingerprint } from './sortition';
import { upTo } from './places';

const PEOPLE = ['ada', 'bilge', 'cem', 'dalia', 'emre', 'farah'];

// for p in ada bilge cem dalia emre farah; do echo "$(printf 'meydan-2026\n%s' $p | sha256sum) $p"; done | sort
const DRAWN = ['bilge', 'dalia', 'emre', 'farah', 'cem', 'ada'];

test('[SPEC 1.1] sortition: those with the lowest SHA-256 are drawn, as any tool finds', () => {
  for (const size of upTo(7))
    expect(drawSample('meydan-2026', PEOPLE, size)).toEqual(DRAWN.slice(0, size));
});

test('names in any letters are drawn by their UTF-8 bytes', () => {
  const people = ['مريم', 'Şule', 'no. 7', 'red', 'green', 'blue', 'white'];
  expect(drawSample('Seed ğ', people, 5)).toEqual(['green', 'مريم', 'white', 'red', 'Şule']);
});

test('the order of the list does not matter, and who leaves it changes nothing for the others', () => {
  expect(drawSample('meydan-2026', PEOPLE.toReversed(), 3)).toEqual(DRAWN.slice(0, 3));
  const without = PEOPLE.filter((person) => person !== 'dalia');
  expect(drawSample('meydan-2026', without, 3)).toEqual(['bilge', 'emre', 'farah']);
});

test('[SPEC 1.1] sortition: the seed binds the list to a value that was public later', () => {
  // printf '%s\n' ada bilge cem dalia emre farah | sort | sha256sum
  expect(listFingerprint(PEOPLE.toReversed())).toBe(
    'a4ac6fc2d555add04448c7591ee80baefd81ce8c073ab68a13bac432a5931c3a',
  );
  // printf '04 11 23 31 38 42\n%s' a4ac6f… | sha256sum
  expect(drawSeed('04 11 23 31 38 42', PEOPLE)).toBe(
    '58093da0ff8c06bd399b9372e82a73c5d0740642383c9d7fd03c398f28ee909a',
  );
  expect(drawSeed('04 11 23 31 38 42', PEOPLE.slice(1))).not.toBe(
    drawSeed('04 11 23 31 38 42', PEOPLE),
  );
});

test('somebody twice, and more than there are, are refused', () => {
  expect(() => drawSample('seed', ['ada', 'ada', 'cem'], 1)).toThrow('twice');
  expect(() => drawSample('seed', PEOPLE, 7)).toThrow('Cannot draw 7 of 6');
  const strata = [
    { id: 'a', people: ['ada'] },
    { id: 'b', people: ['ada'] },
  ];
  expect(() => drawByStrata('seed', strata, 1)).toThrow('twice');
});

const NORTH = { id: 'north', people: ['ada', 'bilge', 'cem', 'dalia'] };
const SOUTH = { id: 'south', people: ['emre', 'farah'] };

test('[SPEC 1.1] sortition by strata: places in proportion, each stratum drawn by itself', () => {
  expect(drawByStrata('meydan-2026', [NORTH, SOUTH], 3)).toEqual({
    strata: [
      { quota: 2, drawn: ['bilge', 'dalia'] },
      { quota: 1, drawn: ['emre'] },
    ],
    ties: [],
  });
});

test('a stratum can stand for others than those who can be drawn; what it cannot fill stays empty', () => {
  const strata = [
    { ...NORTH, stands: 100 },
    { ...SOUTH, stands: 300 },
  ];
  expect(drawByStrata('meydan-2026', strata, 4).strata).toEqual([
    { quota: 1, drawn: ['bilge'] },
    { quota: 3, drawn: ['emre', 'farah'] },
  ]);
});

test('the last place between equal remainders goes by the same lot', () => {
  const strata = [
    { ...SOUTH, stands: 1 },
    { ...NORTH, stands: 1 },
  ];
  // printf 'meydan-2026\nnorth' | sha256sum is lower than that of south
  const { strata: drawn, ties } = drawByStrata('meydan-2026', strata, 3);
  expect(drawn.map(({ quota }) => quota)).toEqual([1, 2]);
  expect(ties).toEqual([{ round: 0, options: [0, 1], taken: [1], brokenBy: 'lot' }]);
});

test('over many seeds everybody is drawn about equally often', () => {
  const drawn = new Map(PEOPLE.map((person) => [person, 0]));
  for (const seed of upTo(3_000))
    for (const person of drawSample(String(seed), PEOPLE, 2))
      drawn.set(person, drawn.get(person)! + 1);
  // 1,000 are expected; five standard deviations are 129.
  for (const times of drawn.values()) expect(Math.abs(times - 1_000)).toBeLessThan(129);
});
