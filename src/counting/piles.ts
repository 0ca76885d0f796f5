import { UNRANKED, type RankedProfile } from './profiles';

/**
 * Ballot papers in piles, as on the table of a count by hand: every pile lies with the option for
 * which its papers count now, and only the piles that are passed on are ever looked at again. A
 * paper is a row of the profile; papers that are alike need no grouping, for they lie in the same
 * pile anyway.
 *
 * **Equal ranks** end a paper: it counts for the options above the first rank that two options
 * share, and from there on for none, whether those two still stand or not. The Scottish Local
 * Government Elections Order 2007 has this rule. The portal does not offer equal ranks with these
 * methods (`UNREAD_SETTINGS`); polls that had opened with them before, and files of other
 * elections, are counted so, and `ended` says how many papers it concerned. Gaps between ranks are
 * closed up.
 */
export interface BallotPapers {
  readonly profile: RankedProfile;
  /** Ranks of a paper below this one have been read. */
  readonly unread: Uint8Array;
  /**
   * The first rank that two options share: the paper ends before it. `UNRANKED` if there is none.
   */
  readonly ends: Uint8Array;
  /** Ballots that have ended so far. */
  readonly ended: { -readonly [reason in keyof EndedPapers]: EndedPapers[reason] };
  /** The next paper in the same pile, `NO_PAPER` after the last. */
  readonly below: Int32Array;
}

/** Ballots that passed on to nobody, by what ended them. */
export interface EndedPapers {
  /** They name no further option that stands. */
  readonly exhausted: number;
  /** Their next rank is shared by several options. */
  readonly unreadable: number;
}

/** Papers that lie together; `ballots` is how many ballots they stand for. */
export interface Pile {
  first: number;
  last: number;
  ballots: number;
}

const NO_PAPER = -1;

/** Target of papers that name no further option. */
export const EXHAUSTED = -1;

export const createEmptyPile = (): Pile => ({ first: NO_PAPER, last: NO_PAPER, ballots: 0 });

/** Opens all papers, unread. O(ballots × options). */
export function createBallotPapers(profile: RankedProfile): BallotPapers {
  const rows = profile.weights.length;
  return {
    profile,
    unread: new Uint8Array(rows),
    ends: firstSharedRanks(profile),
    ended: { exhausted: 0, unreadable: 0 },
    below: new Int32Array(rows).fill(NO_PAPER),
  };
}

function firstSharedRanks({ options, ranks, weights }: RankedProfile): Uint8Array {
  const ends = new Uint8Array(weights.length).fill(UNRANKED);
  const lastSeenAt = new Int32Array(UNRANKED).fill(-1);
  for (let row = 0; row < weights.length; row++)
    for (let at = row * options; at < (row + 1) * options; at++) {
      const rank = ranks[at]!;
      if (rank >= ends[row]!) continue;
      if (lastSeenAt[rank] === row) ends[row] = rank;
      lastSeenAt[rank] = row;
    }
  return ends;
}

/**
 * Creates one pile of all papers, as they come out of the box; rows that stand for no ballot are
 * left out.
 */
export function createWholePile(papers: BallotPapers): Pile {
  const pile = createEmptyPile();
  for (const [row, weight] of papers.profile.weights.entries())
    if (weight > 0) addPaper(papers, pile, row);
  return pile;
}

function addPaper({ below, profile }: BallotPapers, pile: Pile, row: number): void {
  below[row] = pile.first;
  if (pile.first === NO_PAPER) pile.last = row;
  pile.first = row;
  pile.ballots += profile.weights[row]!;
}

/** Puts a pile on another one. */
export function addPile({ below }: BallotPapers, pile: Pile, added: Pile): void {
  if (added.first === NO_PAPER) return;
  below[added.last] = pile.first;
  if (pile.first === NO_PAPER) pile.last = added.last;
  pile.first = added.first;
  pile.ballots += added.ballots;
}

/**
 * Sorts a pile by the next option on each paper that is among `standing`. The pile must not be used
 * again.
 * @returns piles by option, none of them empty; `EXHAUSTED` has the papers that name no further one
 */
export function sortPile(
  papers: BallotPapers,
  pile: Pile,
  standing: readonly number[],
): Map<number, Pile> {
  const sorted = new Map<number, Pile>();
  for (let row = pile.first; row !== NO_PAPER;) {
    const next = papers.below[row]!;
    const option = readOn(papers, row, standing);
    if (option === EXHAUSTED) endPaper(papers, row);
    if (!sorted.has(option)) sorted.set(option, createEmptyPile());
    addPaper(papers, sorted.get(option)!, row);
    row = next;
  }
  return sorted;
}

function endPaper({ profile, ends, ended }: BallotPapers, row: number): void {
  ended[ends[row] === UNRANKED ? 'exhausted' : 'unreadable'] += profile.weights[row]!;
}

function readOn(
  { profile, unread, ends }: BallotPapers,
  row: number,
  standing: readonly number[],
): number {
  const paper = row * profile.options;
  const from = unread[row]!;
  let best = ends[row]!;
  let found = EXHAUSTED;
  for (const option of standing) {
    const rank = profile.ranks[paper + option]!;
    if (rank < from || rank >= best) continue;
    best = rank;
    found = option;
  }
  if (found !== EXHAUSTED) unread[row] = best + 1;
  return found;
}
