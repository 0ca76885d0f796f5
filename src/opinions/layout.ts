import { centre, type Centring, type StatementState } from './centring';
import { countCoVotes, type CoVotes, refreshCoVotes } from './coVotes';
import { baseClusters, type GroupChoice, groupBaseClusters, type Grouping } from './groupClusters';
import { NO_GROUP } from './groupLabels';
import type { Clusters } from './kMeans';
import { noPoints, placeParticipants, type Points } from './places';
import { byProducts, byVotes, COMPONENTS, principalComponents } from './principalComponents';
import type { VoteRows } from './voteRows';
import { whoCounts } from './whoCounts';

/** What an update knows of the run before it. All of it may be stored and read again. */
export interface OpinionMemory {
  readonly components: readonly Float64Array[];
  /** Who has a place in the groups, 1 for yes: they keep it. */
  readonly counted: Uint8Array;
  /** The name of each participant's group, or `NO_GROUP`. */
  readonly nameOf: Uint8Array;
  readonly choice: GroupChoice | null;
}

/** Where everybody stands, and who stands together. */
export interface Layout {
  readonly centring: Centring;
  readonly coVotes: CoVotes | null;
  readonly components: readonly Float64Array[];
  readonly places: Points;
  readonly counted: Uint8Array;
  readonly people: number;
  readonly base: Clusters;
  /** How many people a base cluster has. */
  readonly weights: Float64Array;
  /** For each participant the number of their base cluster, or `NO_GROUP`. */
  readonly pointOf: Uint8Array;
  /** Null where nobody has a place. */
  readonly grouping: Grouping | null;
}

/** A matrix of more statements would take too much memory: 8 bytes for each pair. */
const MOST_PRODUCT_STATEMENTS = 3_000;
const EXPECTED_ROUNDS = 100 * COMPONENTS;
/** A multiplication in a row of the matrix takes as long as this share of one vote looked up in a table. */
const ROW_COST = 0.4;

/** The matrix of products, or passes over the votes: what costs less. */
function isCheaperByProducts({ participants, lengths, votes, statements }: VoteRows): boolean {
  if (statements > MOST_PRODUCT_STATEMENTS) return false;
  let pairs = 0;
  for (let row = 0; row < participants; row++) pairs += lengths[row]! ** 2 / 2;
  return pairs + EXPECTED_ROUNDS * ROW_COST * statements ** 2 < EXPECTED_ROUNDS * 2 * votes;
}

function productsOf(votes: VoteRows, centring: Centring, earlier: CoVotes | null): CoVotes | null {
  if (!isCheaperByProducts(votes)) return null;
  return earlier ? refreshCoVotes(earlier, votes, centring) : countCoVotes(votes, centring);
}

/**
 * Components, places, base clusters and groups of a conversation.
 * @param coVotes those of the run before, which are written over
 */
export function layOut(
  votes: VoteRows,
  states: readonly StatementState[],
  memory?: OpinionMemory,
  coVotes: CoVotes | null = null,
): Layout {
  const centring = centre(votes, states);
  const products = productsOf(votes, centring, coVotes);
  const components = principalComponents(
    products ? byProducts(products) : byVotes(votes, centring),
    votes.statements,
    memory?.components,
  );
  const places = placeParticipants(votes, centring, components);
  const counted = whoCounts(votes, centring, memory?.counted);
  return {
    ...{ centring, coVotes: products, components, places, counted },
    ...clustersOf(places, counted, memory?.choice ?? undefined),
  };
}

function clustersOf(places: Points, counted: Uint8Array, choice?: GroupChoice) {
  const people = counted.reduce((sum, one) => sum + one, 0);
  const points = pickPoints(places, counted, people);
  const base = baseClusters(points);
  const weights = new Float64Array(base.count);
  for (const cluster of base.of) weights[cluster]!++;
  const pointOf = new Uint8Array(counted.length).fill(NO_GROUP);
  for (let row = 0, next = 0; row < counted.length; row++)
    if (counted[row]) pointOf[row] = base.of[next++]!;
  const grouping = people > 0 ? groupBaseClusters(base, weights, choice) : null;
  return { people, base, weights, pointOf, grouping };
}

function pickPoints({ x, y }: Points, counted: Uint8Array, people: number): Points {
  const picked = noPoints(people);
  for (let row = 0, next = 0; row < counted.length; row++) {
    if (!counted[row]) continue;
    picked.x[next] = x[row]!;
    picked.y[next] = y[row]!;
    next++;
  }
  return picked;
}
