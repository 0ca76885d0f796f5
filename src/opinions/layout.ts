import { findCanonicalOrder } from './canonicalOrder';
import { centre, type Centring, type StatementState } from './centring';
import { countCoVotes, type CoVotes, refreshCoVotes } from './coVotes';
import { findBaseClusters, groupBaseClusters, type Grouping } from './groupClusters';
import { NO_GROUP } from './groupLabels';
import type { Clusters } from './kMeans';
import { placeParticipants, type Points } from './coordinates';
import {
  createProductMultiplier,
  createVoteMultiplier,
  COMPONENT_COUNT,
  dot,
  computePrincipalComponents,
} from './principalComponents';
import type { VoteRows } from './voteRows';
import { type ParticipantOrder, findGroupedParticipants } from './groupedParticipants';

/**
 * Memory of an update about the run before it: nothing that decides about groups. All of it may be
 * stored and read again.
 */
export interface OpinionMemory {
  /** The map is not mirrored from one update to the next. */
  readonly components: readonly Float64Array[];
  /** The name of each participant's group, or `NO_GROUP`: groups keep their names. */
  readonly nameOf: Uint8Array;
}

/** Places of all people, and who stands together. */
export interface Layout {
  readonly centring: Centring;
  readonly coVotes: CoVotes | null;
  readonly components: readonly Float64Array[];
  readonly places: Points;
  readonly counted: Uint8Array;
  readonly people: number;
  readonly base: Clusters;
  /** Number of people in a base cluster. */
  readonly weights: Float64Array;
  /** For each participant the number of their base cluster, or `NO_GROUP`. */
  readonly pointOf: Uint8Array;
  /** Null where nobody has a place. */
  readonly grouping: Grouping | null;
}

/** A matrix of more statements would take too much memory: 8 bytes for each pair. */
const MAX_PRODUCT_STATEMENTS = 3_000;
const EXPECTED_ROUNDS = 30 * COMPONENT_COUNT;
/**
 * A multiplication in a row of the matrix takes as long as this share of one vote looked up in a
 * table.
 */
const ROW_COST = 0.4;

/** Tells whether the matrix of products costs less than passes over the votes. */
function isCheaperByProducts({ participants, lengths, votes, statements }: VoteRows): boolean {
  if (statements > MAX_PRODUCT_STATEMENTS) return false;
  let pairs = 0;
  for (let row = 0; row < participants; row++) pairs += (lengths[row]! * lengths[row]!) / 2;
  return pairs + EXPECTED_ROUNDS * ROW_COST * statements * statements < EXPECTED_ROUNDS * 2 * votes;
}

function productsOf(votes: VoteRows, centring: Centring, earlier: CoVotes | null): CoVotes | null {
  if (!isCheaperByProducts(votes)) return null;
  return earlier ? refreshCoVotes(earlier, votes, centring) : countCoVotes(votes, centring);
}

/** Start of a layout besides votes and states. */
export interface LayoutStart {
  readonly memory?: OpinionMemory | undefined;
  /** Products of the run before, which are written over. */
  readonly coVotes?: CoVotes | null;
  /** True if each person who has answered anything has a place, however little they answered. */
  readonly countsAll?: boolean;
}

/**
 * Components, places, base clusters and groups of a conversation. Everything whose rounding or
 * start depends on an order is computed in the canonical one: the same votes give the same bits,
 * however participants and statements are numbered.
 */
export function computeLayout(
  votes: VoteRows,
  states: readonly StatementState[],
  { memory, coVotes = null, countsAll = false }: LayoutStart = {},
): Layout {
  const centring = centre(votes, states);
  const order = findCanonicalOrder(votes, states);
  const products = productsOf(votes, centring, coVotes);
  const components = computePrincipalComponents(
    products
      ? createProductMultiplier(products, order.statements)
      : createVoteMultiplier(votes, centring, order),
    order.statements,
  ).map((component, number) => orientLike(component, memory?.components[number]));
  const places = placeParticipants(votes, centring, components);
  const counted = findGroupedParticipants(votes, centring, { countsAll });
  const placed = order.participants.filter((row) => counted[row]);
  return {
    centring,
    coVotes: products,
    components,
    places,
    counted,
    ...clustersOf(places, placed),
  };
}

/**
 * Turns a component round where it points away from the one before. Groups are the same either way.
 */
function orientLike(component: Float64Array, earlier: Float64Array | undefined): Float64Array {
  const isTurned = earlier && dot(earlier, component.subarray(0, earlier.length)) < 0;
  // 0 − 0 is 0: JSON knows no −0.
  return isTurned ? component.map((value) => 0 - value) : component;
}

function clustersOf(places: Points, placed: ParticipantOrder) {
  const people = placed.length;
  const base = findBaseClusters(pickPoints(places, placed));
  const weights = new Float64Array(base.count);
  for (const cluster of base.of) weights[cluster]!++;
  const pointOf = new Uint8Array(places.x.length).fill(NO_GROUP);
  placed.forEach((row, next) => (pointOf[row] = base.of[next]!));
  const grouping = people > 0 ? groupBaseClusters(base, weights) : null;
  return { people, base, weights, pointOf, grouping };
}

const pickPoints = ({ x, y }: Points, rows: ParticipantOrder): Points => ({
  x: Float64Array.from(rows, (row) => x[row]!),
  y: Float64Array.from(rows, (row) => y[row]!),
});
