import { toCurrentPhases } from './listPhases';

test.each([
  ['have-your-say', { open: 2, upcoming: 1, closed: 3 }, ['open']],
  ['have-your-say', { open: 0, upcoming: 1, closed: 3 }, ['upcoming']],
  ['dialogs', { open: 0, upcoming: 0, closed: 3 }, []],
  ['events', { open: 0, upcoming: 1, closed: 3 }, ['open', 'upcoming']],
  ['training', { open: 0, upcoming: 0, closed: 3 }, []],
] as const)('the list of %s with %j begins with %j', (section, counts, phases) => {
  expect(toCurrentPhases(section, counts)).toEqual(phases);
});
