import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDemonstration, getDemonstrationFolder, listSeeds } from '../../demo/demonstrations';
import { readDemonstration } from './readDemonstration';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'meydan-demo-')), 'town');
  cpSync(getDemonstrationFolder('harbour-city'), folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

interface Written {
  [field: string]: unknown;
  details: Record<string, unknown>;
}

function change(file: string, write: (content: Written) => void): void {
  const path = join(folder, file);
  const content = JSON.parse(readFileSync(path, 'utf8')) as Written;
  write(content);
  writeFileSync(path, JSON.stringify(content));
}

function readFaults(): string[] {
  try {
    readDemonstration(folder);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.slice(line.indexOf('town/')));
  }
}

const NAMES = listSeeds().filter((seed) => seed.startsWith('demo:'));

test.each(NAMES)('%s: every file fits', (seed) => {
  const { people, contents } = readDemonstration(findDemonstration(seed)!);
  expect(people.length).toBeGreaterThan(0);
  expect(contents.blogs.length).toBeGreaterThan(0);
});

test('texts of long writing stand beside the file of their content, in each language', () => {
  const slug = 'what-we-did-with-your-1240-ideas';
  writeFileSync(join(folder, `blogs/${slug}.tr.md`), '## Bir\r\n\r\nMetin.\r\n');
  rmSync(join(folder, `blogs/${slug}.ar.md`));
  const { body } = readDemonstration(folder).contents.blogs.find((post) => post.slug === slug)!;
  expect(Object.keys(body)).toEqual(['en', 'tr']);
  expect(body.tr).toBe('## Bir\n\nMetin.');
});

test('contents are in the order of the numbers of their references', () => {
  const numbers = readDemonstration(folder).contents.events.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
});

test('everything that does not fit is told at once, with file and field', () => {
  change('blogs/a-night-on-tram-line-t2.json', (post) => {
    post['title'] = { en: 7 };
    post['topics'] = ['fishing'];
  });
  change('have-your-say/market-square-wishes.json', (poll) => {
    poll.details['quorum'] = 'many';
    (poll['questions'] as { settings: object }[])[0]!.settings = { seats: 1, lowest: 0 };
  });
  change('dialogs/getting-home-at-night.json', (dialog) => {
    dialog['author'] = 'teams/nobody';
    dialog['mood'] = 'good';
  });
  expect(readFaults().toSorted()).toEqual([
    'town/blogs/a-night-on-tram-line-t2.json: title.en: must be string',
    'town/blogs/a-night-on-tram-line-t2.json: topics.0: must be equal to one of the allowed values',
    'town/dialogs/getting-home-at-night.json: author: must be equal to one of the allowed values',
    'town/dialogs/getting-home-at-night.json: mood: is not known here',
    'town/have-your-say/market-square-wishes.json: details.quorum: must be integer',
    'town/have-your-say/market-square-wishes.json: questions.0.settings: must have required properties highest',
  ]);
});

test.each(['settings.json', 'people.json', 'residents.json', 'vocabularies.json'])(
  '%s is compared with its schema, and told where it is no JSON',
  (file) => {
    change(file, (content) => {
      if (Array.isArray(content)) content.push({ nobody: true });
      else content['unknown'] = 1;
    });
    expect(readFaults()[0]).toMatch(new RegExp(`^town/${file.replace('.', '\\.')}: `));
    writeFileSync(join(folder, file), '{');
    expect(readFaults()[0]).toMatch(/JSON/);
  },
);

test('two contents of a section have no number together', () => {
  change('events/access-walk-fish-market-town-hall.json', (event) => void (event['number'] = 1));
  expect(readFaults()).toEqual([expect.stringMatching(/^town\/events\/.*: number: 1 is taken$/)]);
});
