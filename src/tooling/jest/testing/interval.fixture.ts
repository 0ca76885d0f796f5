const SECOND_MS = 1_000;

test('starts an interval that nothing ends', () => {
  expect(setInterval(() => undefined, SECOND_MS).hasRef()).toBe(true);
});
