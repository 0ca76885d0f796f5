/**
 * Projects of a budget of which not all may be chosen: variants that exclude each other, or a
 * district or category with money of its own. A project may be in several groups.
 */
export interface ProjectGroupRule<Project> {
  readonly options: readonly Project[];
  /** At most so many of them; 1 where they exclude each other, null for any number. */
  readonly most: number | null;
  /** Limit of their cost together; null where the whole budget is the limit. */
  readonly budget: number | null;
}

/** The reason why a group bars a project after others were taken. */
export interface Obstacle<Project> {
  /** The number of the group in its list. */
  readonly group: number;
  /** Cause: the group has as many projects as it may have, or too little money. */
  readonly because: 'groupFull' | 'groupSpent';
  /** The projects of the group that were taken. */
  readonly taken: readonly Project[];
  /** Money of the group that is left; null where it has none of its own. */
  readonly left: number | null;
}

const sum = <Project>(projects: readonly Project[], costOf: (project: Project) => number): number =>
  projects.reduce((total, project) => total + costOf(project), 0);

/** Finds the first group that has no place, or no money, for one more project. */
export function findObstacle<Project>(
  groups: readonly ProjectGroupRule<Project>[],
  costOf: (project: Project) => number,
  chosen: readonly Project[],
  project: Project,
): Obstacle<Project> | undefined {
  for (const [group, { options, most, budget }] of groups.entries()) {
    if (!options.includes(project)) continue;
    const taken = chosen.filter((one) => options.includes(one));
    const left = budget === null ? null : budget - sum(taken, costOf);
    const found = { group, taken, left };
    if (most !== null && taken.length >= most) return { ...found, because: 'groupFull' };
    if (left !== null && costOf(project) > left) return { ...found, because: 'groupSpent' };
  }
  return undefined;
}

/** Gives the projects in groups of settings other ids, and the groups too. */
export const renewGroupIds = <
  S extends object,
  G extends { readonly id: string; readonly options: readonly string[] },
>(
  settings: S & { readonly groups?: readonly G[] },
  renew: (id: string) => string,
): S =>
  settings.groups
    ? {
        ...settings,
        groups: settings.groups.map((group) => ({
          ...group,
          id: renew(group.id),
          options: group.options.map(renew),
        })),
      }
    : settings;

/** Rules that a ballot of a budget has to keep. */
export interface BasketRules {
  readonly budget: number;
  readonly most: number | null;
  readonly groups?: readonly ProjectGroupRule<string>[];
}

/**
 * Lists the groups as a ballot has to keep to them. How many projects of a group may be chosen
 * binds every ballot. Money binds one whose basket has to fit into the budget, as in the knapsack
 * votes of Stanford and the headings of Consul; where the number of marks is limited instead, as in
 * the approval ballots of Pabulib, money is for the count alone.
 */
export const toBallotGroups = ({ most, groups = [] }: BasketRules): ProjectGroupRule<string>[] =>
  groups.map((group) => ({ ...group, budget: most === null ? group.budget : null }));

/**
 * Counts how many projects a ballot can choose at least: the cheapest first, as long as all rules
 * are kept. A least number of marks up to this can be reached.
 */
export function countChoosable(
  options: readonly { readonly id: string; readonly cost: number | null }[],
  rules: BasketRules,
): number {
  const costs = new Map(options.map(({ id, cost }) => [id, cost ?? 0]));
  const costOf = (id: string) => costs.get(id) ?? 0;
  const groups = toBallotGroups(rules);
  const chosen: string[] = [];
  for (const id of [...costs.keys()].toSorted((a, b) => costOf(a) - costOf(b))) {
    const fits = rules.most !== null || sum(chosen, costOf) + costOf(id) <= rules.budget;
    if (fits && !findObstacle(groups, costOf, chosen, id)) chosen.push(id);
  }
  return Math.min(chosen.length, rules.most ?? Infinity);
}
