/** Stands in `Uint8Array`s for participants who are in no group. */
export const NO_GROUP = 0xff;

/**
 * Names for groups that stay from one update to the next, so that a colour goes on meaning the same
 * people: the pair of a new and an old group that share most participants keeps the old name, then
 * the next pair. New groups take the lowest free names.
 * @param groupOf for each participant the number of the new group, or `NO_GROUP`
 * @param nameOf for each participant the name of the group before, or `NO_GROUP`
 * @returns for each new group its name, a number from 0
 */
export function nameGroups(count: number, groupOf: Uint8Array, nameOf: Uint8Array): Uint8Array {
  const names = new Uint8Array(count).fill(NO_GROUP);
  const taken = new Set<number>();
  for (const { group, name } of sharedPeople(count, groupOf, nameOf)) {
    if (names[group] !== NO_GROUP || taken.has(name)) continue;
    names[group] = name;
    taken.add(name);
  }
  for (let group = 0, free = 0; group < count; group++) {
    if (names[group] !== NO_GROUP) continue;
    while (taken.has(free)) free++;
    names[group] = free;
    taken.add(free);
  }
  return names;
}

interface Shared {
  readonly group: number;
  readonly name: number;
  readonly people: number;
}

/** Pairs that share anybody, most people first. */
function sharedPeople(count: number, groupOf: Uint8Array, nameOf: Uint8Array): Shared[] {
  const people = new Uint32Array(count * NO_GROUP);
  const both = Math.min(groupOf.length, nameOf.length);
  for (let row = 0; row < both; row++)
    if (groupOf[row] !== NO_GROUP && nameOf[row] !== NO_GROUP)
      people[groupOf[row]! * NO_GROUP + nameOf[row]!]!++;
  const shared: Shared[] = [];
  for (let cell = 0; cell < people.length; cell++)
    if (people[cell]! > 0)
      shared.push({
        group: Math.floor(cell / NO_GROUP),
        name: cell % NO_GROUP,
        people: people[cell]!,
      });
  return shared.sort((a, b) => b.people - a.people || a.group - b.group || a.name - b.name);
}
