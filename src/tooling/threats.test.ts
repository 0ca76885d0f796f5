import { existsSync, readFileSync } from 'node:fs';

const DOCUMENT = 'src/decisions/0045-threats.md';
const LAST = 41;

const rows = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d/.test(line))
  .map((line) => {
    const [, id = '', what = '', file = '', title = ''] = line
      .split(' | ')
      .flatMap((cell, place) =>
        place === 0 ? ['', cell.slice(2)] : [cell.replace(/^`|`$| \|$/g, '')],
      );
    return { id, what, file, title };
  });

test('every threat has its row, in order', () => {
  const ids = [...new Set(rows.map(({ id }) => id))];
  expect(ids).toEqual(Array.from({ length: LAST }, (_, place) => `T${place + 1}`));
});

test.each(rows)('$id: its test is there, and says so in its title', ({ what, file, title }) => {
  expect(what.length).toBeGreaterThan(20);
  expect(existsSync(file)).toBe(true);
  expect(title.length).toBeGreaterThan(20);
  expect(readFileSync(file, 'utf8')).toContain(title);
});
