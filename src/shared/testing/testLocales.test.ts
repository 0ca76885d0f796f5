import { listTestLocalesByDirection, getTestLocale, listTestLocales } from './testLocales';

const { MEYDAN_TEST_TURN, MEYDAN_TEST_ALL } = process.env;

function setTurn(turn: string): void {
  process.env.MEYDAN_TEST_TURN = turn;
}

beforeEach(() => delete process.env.MEYDAN_TEST_ALL);

afterAll(() => {
  Object.assign(process.env, { MEYDAN_TEST_TURN, MEYDAN_TEST_ALL });
  if (MEYDAN_TEST_TURN === undefined) delete process.env.MEYDAN_TEST_TURN;
  if (MEYDAN_TEST_ALL === undefined) delete process.env.MEYDAN_TEST_ALL;
});

test('three runs have each language once', () => {
  const seen = ['4', '5', '6'].map((turn) => {
    setTurn(turn);
    expect(listTestLocales()).toEqual([getTestLocale()]);
    return getTestLocale();
  });
  expect(seen.toSorted()).toEqual(['ar', 'en', 'tr']);
});

test('both directions are in every run, and in two runs all languages', () => {
  const seen = ['4', '5'].map((turn) => {
    setTurn(turn);
    return listTestLocalesByDirection();
  });
  expect(seen).toEqual([
    ['en', 'ar'],
    ['tr', 'ar'],
  ]);
});

test('without a number it is the day’s turn', () => {
  delete process.env.MEYDAN_TEST_TURN;
  jest.useFakeTimers({ now: new Date('2026-03-10T23:00:00Z') });
  const today = getTestLocale();
  jest.setSystemTime(new Date('2026-03-11T01:00:00Z'));
  expect(getTestLocale()).not.toBe(today);
  jest.useRealTimers();
});

test('MEYDAN_TEST_ALL=1 runs all', () => {
  process.env.MEYDAN_TEST_ALL = '1';
  expect(listTestLocales()).toEqual(['en', 'ar', 'tr']);
  expect(listTestLocalesByDirection()).toEqual(['en', 'ar', 'tr']);
});
