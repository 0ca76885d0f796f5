import { BUDGETS, findOverBudget } from './budgets';

const within = new Map([
  ['main.1a2b3c.js', BUDGETS.home - 1_000],
  ['home.1a2b3c.js', 1_000],
  ['edit.1a2b3c.js', BUDGETS.later - 1_000],
  ['edit.4d5e6f.css', 1_000],
  ['workbench.1a2b3c.js', 90_000],
  ['messages-ar-polls.1a2b3c.js', BUDGETS.language],
]);
const HOME = ['main.1a2b3c.js', 'home.1a2b3c.js'];

test('what is within its budget is built', () => {
  expect(findOverBudget(HOME, within)).toEqual([]);
});

test('a file that two parts of the home page need counts once', () => {
  expect(findOverBudget([...HOME, 'main.1a2b3c.js'], within)).toEqual([]);
});

test('the build fails when the home page, a part of a language or a later part with its styles is over', () => {
  const over = new Map([
    ...within,
    ['home.1a2b3c.js', 1_001] as const,
    ['messages-ar-polls.1a2b3c.js', BUDGETS.language + 1] as const,
    ['edit.4d5e6f.css', 1_001] as const,
  ]);
  expect(findOverBudget(HOME, over)).toEqual([
    expect.stringContaining('home page'),
    expect.stringContaining('messages-ar-polls'),
    expect.stringContaining('edit'),
  ]);
});
