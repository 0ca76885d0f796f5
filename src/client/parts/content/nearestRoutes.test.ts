import { findNearestRoutes, getEditDistance, readWords } from './nearestRoutes';

test.each([
  ['blogs', 'blogs', 0],
  ['blog', 'blogs', 1],
  ['', 'faqs', 4],
  ['evnets', 'events', 2],
  ['quizes', 'quizzes', 1],
])('from %j to %j: %i slips', (one, other, count) => {
  expect([getEditDistance(one, other), getEditDistance(other, one)]).toEqual([count, count]);
});

test.each([
  ['/blog', ['blogs']],
  ['/blogs/gone', ['blogs']],
  ['/evnets/summer', ['events']],
  ['/trainings', ['training']],
  ['/have-you-say', ['have-your-say']],
  ['/HAVE-YOUR-SAY', ['have-your-say']],
  ['/comittee', ['committees']],
  ['/xx/training', []],
  ['/', []],
  [`/${'blogs'.repeat(2_000)}`, []],
])('[SPEC 8.6] %s is nearly %j', (path, places) => {
  expect(findNearestRoutes(path)).toEqual(places);
});

test.each([
  ['/blogs/measuring-kerbs', 'measuring kerbs'],
  ['/have-your-say/night-bus-2026', 'night bus'],
  ['/%D9%85', ''],
  ['/', ''],
])('the words of %s are %j', (path, words) => {
  expect(readWords(path)).toBe(words);
});
