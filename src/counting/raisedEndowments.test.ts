import { buyWithEndowment } from './endowments';
import type { SharesContext } from './offers';
import { createPayers } from './payers';
import { range } from './weakOrder';
import { toApprovalProfile } from './profiles';
import { raiseEndowment, type RaisedEndowments } from './raisedEndowments';
import { createApprovalKind, createDice } from './testing/ballotKinds';

const HUGE = 2 ** 40;

function randomCase(seed: number) {
  const random = createDice(seed);
  const options = 2 + random.below(9);
  const ballots = range(3 + random.below(40)).map(() =>
    createApprovalKind().random(random, options),
  );
  const payers = createPayers(toApprovalProfile(options, ballots));
  // Every other time amounts are so large, and so close to each other, that doubles do not tell
  // them apart.
  const unit = seed % 2 === 0 ? 1 : HUGE;
  const budget = unit * (10 + random.below(60));
  const costs = range(options).map(() => unit * (1 + random.below(30)) + random.below(3));
  const shop: SharesContext = {
    payers,
    costs,
    groups: [],
    utility: random.below(2) === 0 ? 'cost' : 'cardinality',
    lot: random.shuffled(range(options)),
    projects: range(options).filter(
      (project) => payers.votes[project]! > 0 && costs[project]! <= budget,
    ),
    isTracked: false,
  };
  const raise = BigInt(Math.max(1, Math.floor(unit / 8)));
  const share = { numerator: BigInt(budget), denominator: BigInt(payers.voters) };
  return { shop, share, terms: { budget, raise } };
}

/** Runs every raise, each run whole. */
function plainly({ shop, share, terms: { budget, raise } }: ReturnType<typeof randomCase>) {
  const { projects, costs } = shop;
  let last = buyWithEndowment(share, shop);
  let endowment = (share.numerator / share.denominator / raise) * raise;
  const fits = (project: number) =>
    !last.bought.includes(project) && last.spent + costs[project]! <= budget;
  while (projects.some(fits)) {
    endowment += raise;
    const next = buyWithEndowment({ numerator: endowment, denominator: 1n }, shop);
    if (next.spent > budget) return { last, tooFar: next };
    last = next;
  }
  return { last };
}

const seen = ({ last, tooFar }: RaisedEndowments) =>
  [last, tooFar].map((run) => run && [run.endowment, run.bought, run.rounds, run.ties, run.spent]);

test('raises end where they end if every run is made whole', () => {
  let [moved, overspent, many] = [0, 0, 0];
  for (const seed of range(600)) {
    const election = randomCase(seed);
    const { shop, share, terms } = election;
    const plain = plainly(election);
    for (const isTracked of [true, false]) {
      const tried = { ...shop, isTracked };
      const found = raiseEndowment(buyWithEndowment(share, tried), tried, terms);
      expect({ seed, isTracked, found: seen(found) }).toEqual({
        seed,
        isTracked,
        found: seen(plain),
      });
    }
    if (plain.last.endowment !== share) moved += 1;
    if (plain.tooFar) overspent += 1;
    if (plain.last.bought.length > 4) many += 1;
  }
  expect([moved > 200, overspent > 50, many > 50]).toEqual([true, true, true]);
});
