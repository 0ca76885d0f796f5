test('sets a global that cannot be deleted', () => {
  Object.defineProperty(globalThis, 'stuckGlobal', { value: 1, configurable: false });
  expect('stuckGlobal' in globalThis).toBe(true);
});
