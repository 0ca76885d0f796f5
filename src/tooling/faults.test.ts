import { existsSync, readFileSync } from 'node:fs';

/**
 * The table of faults in the guide for operators: number, what happens, what people see, what is to
 * be done, what shows it.
 */
const GUIDE = 'src/operate/README.md';
const rows = readFileSync(GUIDE, 'utf8')
  .split('\n')
  .filter((line) => /^\| (F\d+|–) \|/.test(line))
  .map((line) => {
    const [number, fault, people, operator, shown] = line.split(' | ');
    return { number: number!.replace('| ', ''), fault, people, operator, shown: shown ?? '' };
  });
/** `path`: “a piece of the title”. */
const testsOf = (shown: string) =>
  [...shown.matchAll(/`(src\/[^`]+)`: “([^”]+)”/g)].map(
    ([, file, title]) => [file!, title!] as const,
  );

test('every fault has its row, once, and says what people see and what is to be done', () => {
  const numbers = rows.map(({ number }) => number).filter((number) => number !== '–');
  expect(numbers).toEqual(Array.from({ length: 34 }, (_, index) => `F${index + 1}`));
  expect(rows.filter(({ people, operator }) => !people || !operator)).toEqual([]);
});

test.each(rows)('$number, $fault: names tests that are there', ({ shown }) => {
  const named = testsOf(shown);
  expect(named.length).toBeGreaterThan(0);
  const missing = named.filter(
    ([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});
