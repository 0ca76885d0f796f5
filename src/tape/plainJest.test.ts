import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const EXAMPLES = resolve(import.meta.dirname, '../client/sagas/examples');

/** Lines without their indentation: a snippet stands deeper in its test. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const page = readFileSync(resolve(import.meta.dirname, 'PLAIN-JEST.md'), 'utf8');
const snippets = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => linesOf(code!));
const examples = readdirSync(EXAMPLES).map((name) =>
  linesOf(readFileSync(resolve(EXAMPLES, name), 'utf8')),
);

test('the page has snippets', () => expect(snippets.length).toBeGreaterThanOrEqual(5));

/** Read what a text imports: `name from 'file'`, one for each name. */
const readImports = (text: string) =>
  [...text.matchAll(/^import \{([^}]*)\} from ('[^']*');$/gm)].flatMap(([, names, file]) =>
    names!
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `${name} from ${file}`),
  );

test.each(snippets)('a test runs the snippet %s', (snippet) => {
  const code = snippet
    .split('\n')
    .filter((line) => !line.startsWith('import '))
    .join('\n');
  const imports = readImports(snippet);
  const isIn = (example: string) =>
    example.includes(code) && imports.every((one) => readImports(example).includes(one));
  expect(examples.filter(isIn)).not.toEqual([]);
});
