import type { Approval } from '../../../../../counting/profiles';
import {
  NAD_NEREM_BUDGET,
  NAD_NEREM_COSTS,
  NAD_NEREM_PROJECTS,
  nadNerem,
} from '../../../../../counting/testing/nadNerem';
import { counted, marksOf, optionsNamed, type Counted } from './elections';

/** Reads the rows of a packed profile as ballots. */
function ballots(): Approval[] {
  const { weights, starts, marks } = nadNerem();
  return [...weights].map((count, row) => ({
    approved: [...marks.subarray(starts[row], starts[row + 1])],
    count,
  }));
}

/** Łódź 2022, district Nad Nerem (T12): 315 ballots, 411,000 złoty. */
export const nadNeremCounted = (method: 'equalShares' | 'budgetGreedy'): Counted =>
  counted(
    {
      method,
      options: optionsNamed(NAD_NEREM_PROJECTS, (number) => ({ cost: NAD_NEREM_COSTS[number]! })),
      settings: { budget: NAD_NEREM_BUDGET, currency: 'PLN' },
    },
    marksOf(ballots()),
  );
