import { LOCALE_CODES } from '../locales';
import { languagesToRun } from './languageOfRun';

const { env } = process;
const before = { all: env['MEYDAN_TEST_ALL'], turn: env['MEYDAN_TEST_TURN'] };

function setRun(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(env, name);
  else env[name] = value;
}

beforeEach(() => setRun('MEYDAN_TEST_ALL', undefined));
afterEach(() => {
  setRun('MEYDAN_TEST_ALL', before.all);
  setRun('MEYDAN_TEST_TURN', before.turn);
});

test('turns that follow each other go through all languages, one at a time', () => {
  const turns = LOCALE_CODES.map((_code, turn) => {
    setRun('MEYDAN_TEST_TURN', String(turn + LOCALE_CODES.length));
    return languagesToRun();
  });
  expect(turns).toEqual(LOCALE_CODES.map((code) => [code]));
});

test('where no turn is given the day chooses one language', () => {
  setRun('MEYDAN_TEST_TURN', undefined);
  expect(languagesToRun()).toHaveLength(1);
});

test('a run of everything goes through all of them', () => {
  setRun('MEYDAN_TEST_ALL', '1');
  expect(languagesToRun()).toEqual(LOCALE_CODES);
});
