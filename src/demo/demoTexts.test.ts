import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'demo/harbour-city';

interface Committee {
  readonly details: { readonly rhythm: { readonly en: string } };
}

/** Lists the lines of all texts of the demonstration that match. */
const findLines = (pattern: RegExp) =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|md)$/.test(file))
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => pattern.test(line));

test('Arabic months have the names that the interface gives them', () => {
  const others = /كانون|تشرين|شباط|آذار|نيسان|أيار|حزيران|تموز|أيلول/;
  expect(findLines(others)).toEqual([]);
});

test('sums of money name their currency, as the ballots beside them do', () => {
  expect(findLines(/(?<!€)411,000(?! يورو)|411\.000(?! avro)/)).toEqual([]);
});

test('no committee says a weekday that its dated meetings do not keep', () => {
  const folder = join(FOLDER, 'committees');
  const rhythms = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Committee)
    .map(({ details }) => details.rhythm.en);
  expect(
    rhythms.filter((rhythm) => /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(rhythm)),
  ).toEqual([]);
});
