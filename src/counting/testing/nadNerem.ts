import { type ApprovalProfile, toApprovalProfile } from '../profiles';

/**
 * A real election: the district Nad Nerem in Łódź 2022, 315 ballots of at most five marks, amounts
 * in złoty. Numbers alone, as Pabulib publishes them; projects go by the last three digits of their
 * names.
 */
export const NAD_NEREM_BUDGET = 411_000;

const COSTS: Record<string, number> = {
  '113': 200_000,
  '114': 150_000,
  '112': 50_000,
  '047': 200_000,
  '085': 80_000,
  '094': 50_000,
  '105': 35_000,
  '103': 14_000,
};

/** Lines of ballots that are alike: how many, and what they mark. */
const BALLOTS = `
145: 112 113 114
59: 047 085
17: 113 114
13: 103
12: 047
10: 047 085 094 105 112
7: 085
6: 094
5: 047 085 112 113 114
4: 105
3: 105 112 113 114
2: 047 085 105
2: 112
2: 085 113 114
2: 047 094 103 105
2: 047 085 103
2: 047 085 094 105
2: 094 113 114
2: 047 113
2: 047 085 094 112
1: 047 114
1: 047 085 094 103 112
1: 047 094 113 114
1: 085 094 113 114
1: 047 094 112 113 114
1: 085 094
1: 047 085 094 105 113
1: 047 085 105 112
1: 103 113
1: 047 085 113 114
1: 094 112 113 114
1: 103 113 114
1: 047 085 103 112
1: 085 105 112 113 114
1: 105 113 114
1: 085 103`;

export const NAD_NEREM_PROJECTS = Object.keys(COSTS).toSorted();
export const NAD_NEREM_COSTS = NAD_NEREM_PROJECTS.map((project) => COSTS[project]!);

export function readNadNerem(): ApprovalProfile {
  const ballots = BALLOTS.trim()
    .split('\n')
    .map((line) => {
      const [count, projects] = line.split(': ') as [string, string];
      const approved = projects.split(' ').map((name) => NAD_NEREM_PROJECTS.indexOf(name));
      return { approved, count: Number(count) };
    });
  return toApprovalProfile(NAD_NEREM_PROJECTS.length, ballots);
}
