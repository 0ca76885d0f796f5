import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createQuestion } from '../../counting/testing/papers';
import { createRecountFile } from '../../counting/testing/recountFiles';
import { runRecountCommand } from './recountCommand';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recount-'));
});
afterAll(() => rm(folder, { recursive: true }));

const FILE = createRecountFile({
  secrecy: 'open',
  questions: [
    createQuestion('plurality', { id: 'first', settings: { most: 1 } }),
    createQuestion('proposal', {
      id: 'second',
      options: ['Yes', 'No', 'Abstain'],
      settings: { most: 1 },
    }),
    createQuestion('scale', { id: 'third', options: [] }),
    createQuestion('text', { id: 'fourth', options: [] }),
  ],
  ballots: [
    { first: { chosen: ['A'] }, second: { chosen: ['Yes'] }, third: { value: 2 } },
    { first: { chosen: ['B'] }, second: { chosen: ['Yes'] }, third: { value: 4 } },
    { first: { chosen: ['B'] }, fourth: { text: 'more trees' } },
  ],
});

async function recount(content: string, ...more: string[]) {
  const file = join(folder, 'file.json');
  await writeFile(file, content);
  const lines: string[] = [];
  const code = await runRecountCommand([file, ...more], (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

test('every check and every result is told in words', async () => {
  const { code, text } = await recount(JSON.stringify(FILE));
  expect(code).toBe(0);
  expect(text).not.toContain('WRONG');
  expect(text).toContain('right   every head of the chain follows');
  expect(text).toContain('right   question 2: counted again, with the same result');
  expect(text).toContain('plurality, 3 of 3 ballots answer\n     Option B\n');
  expect(text).toContain('passed: 2 for, 0 against (passed)');
  expect(text).toContain('mean 3, median 2');
  expect(text).toMatch(/All 15 checks are right/);
});

test('a file that somebody changed ends with 1, and says what is wrong and where', async () => {
  const changed = JSON.parse(JSON.stringify(FILE)) as typeof FILE;
  (changed.cast![0]!.answers as Record<string, object>).first = { chosen: ['B'] };
  const { code, text } = await recount(JSON.stringify(changed));
  expect(code).toBe(1);
  expect(text).toContain('WRONG   question 1: the published count is not what the ballots give');
  expect(text).toMatch(/where {5}counts\[0\]\.result\.\S+\n +expected {2}\d\n +found {5}\S+/);
  expect(text).toContain('1 of 15 checks found something wrong.');
});

test('what is no recount file ends with 1 as well', async () => {
  expect(await recount('{"format":"meydan-recount/1"')).toMatchObject({ code: 1 });
  const { text } = await recount('{}');
  expect(text).toContain('where     format');
});

test('texts come in the language that is asked for, where there is one', async () => {
  const turkish = JSON.parse(JSON.stringify(FILE)) as typeof FILE;
  Object.assign(turkish.opening.questions[0]!.options[1]!.label, { tr: 'B seçeneği' });
  expect((await recount(JSON.stringify(turkish), '--lang', 'tr')).text).toContain('B seçeneği');
});

test.each([[[]], [['a', 'b']], [['file', '--lang', 'de']], [['file', '--other']]])(
  'called with %j it says how to call it',
  async (parameters) => {
    const lines: string[] = [];
    expect(await runRecountCommand(parameters, (line) => lines.push(line))).toBe(2);
    expect(lines.join()).toContain('npm run recount');
  },
);

test('a file that is not there is told', async () => {
  const lines: string[] = [];
  expect(await runRecountCommand([join(folder, 'none.json')], (line) => lines.push(line))).toBe(2);
  expect(lines.join()).toContain('cannot be read');
});
