import { countScale } from './scale';

const SCALE = { lowest: 1, highest: 5 };

test('a scale without answers has neither mean nor median', () => {
  expect(countScale([], SCALE)).toEqual({
    given: [0, 0, 0, 0, 0],
    lowest: 1,
    mean: null,
    median: null,
  });
});

test.each([
  [[1, 1, 1, 5], 2, 1],
  [[1, 5], 3, 1],
  [[2, 3, 4], 3, 3],
  [[5], 5, 5],
])('the mean of %j is %d, the median is the lower middle: %d', (values, mean, median) => {
  const answers = values.map((value) => ({ value, count: 1 }));
  expect(countScale(answers, SCALE)).toMatchObject({ mean, median });
});

test('a scale that begins at 0 counts 0 as an answer', () => {
  const counted = countScale([{ value: 0, count: 3 }], { lowest: 0, highest: 2 });
  expect(counted).toEqual({ given: [3, 0, 0], lowest: 0, mean: 0, median: 0 });
});

test.each([0, 6, 2.5, Number.NaN])('%d is not on a scale from 1 to 5', (value) => {
  expect(() => countScale([{ value, count: 1 }], SCALE)).toThrow(RangeError);
});
