import type { Approval } from '../../../../../counting/profiles';
import {
  NAD_NEREM_BUDGET,
  NAD_NEREM_COSTS,
  NAD_NEREM_PROJECTS,
  readNadNerem,
} from '../../../../../counting/testing/nadNerem';
import { countElection, toMarkAnswers, createOptions, type CountedElection } from './elections';

/** Reads the rows of a packed profile as ballots. */
function ballots(): Approval[] {
  const { weights, starts, marks } = readNadNerem();
  return [...weights].map((count, row) => ({
    approved: [...marks.subarray(starts[row], starts[row + 1])],
    count,
  }));
}

/** Łódź 2022, district Nad Nerem (T12): 315 ballots, 411,000 złoty. */
export const createNadNerem = (method: 'equalShares' | 'budgetGreedy'): CountedElection =>
  countElection(
    {
      method,
      options: createOptions(NAD_NEREM_PROJECTS, (number) => ({ cost: NAD_NEREM_COSTS[number]! })),
      settings: { budget: NAD_NEREM_BUDGET, currency: 'PLN' },
    },
    toMarkAnswers(ballots()),
  );
