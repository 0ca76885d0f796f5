import { toPath, NullCommandError, type Commands } from './commands';

test.each<[Commands, string]>([
  ['/blogs/first-post?page=2#end', '/blogs/first-post?page=2#end'],
  ['', ''],
  [['/user', 'grace 1'], '/user/grace%201'],
  [['/user/', 42], '/user/42'],
  [['/blogs', '../admin', 'a/b?c#d'], '/blogs/..%2Fadmin/a%2Fb%3Fc%23d'],
])(
  'the commands %j name the path %s: what follows the first part is a segment',
  (commands, path) => {
    expect(toPath(commands)).toBe(path);
  },
);

test.each([
  [null, 0],
  [undefined, 0],
  [[null], 0],
  [['/user', undefined], 1],
  [['/user', 7, null, 'edit'], 2],
])('[SPEC 8.7] the commands %j are refused: index %i', (commands, index) => {
  const ask = () => toPath(commands as never);
  expect(ask).toThrow(NullCommandError);
  expect(ask).toThrow(`index ${index} `);
});

test('[SPEC 8.7] a hole in a list of commands is refused as well', () => {
  const commands = ['/user', , 'edit'] as unknown as Commands; // eslint-disable-line no-sparse-arrays
  expect(() => toPath(commands)).toThrow('index 1 ');
});
