/** A vote that is cast on a statement by a participant, both by their numbers. */
export interface Cast {
  readonly participant: number;
  readonly statement: number;
  readonly vote: number;
}

/** Change of the counts of a statement. */
export interface Change {
  agrees: number;
  disagrees: number;
  seen: number;
}

const pairOf = ({ participant, statement }: Cast) => `${participant} ${statement}`;

/**
 * Tells which of the votes are events, in their order, and what they change. Whoever answers as
 * before changes nothing; the last vote of a participant on a statement counts.
 * @param earlier the last votes that are there
 */
export function computeTally(
  votes: readonly Cast[],
  earlier: readonly Cast[],
): { events: Cast[]; changes: ReadonlyMap<number, Change> } {
  const last = new Map(earlier.map((cast) => [pairOf(cast), cast.vote]));
  const changes = new Map<number, Change>();
  const events = votes.filter((cast) => {
    const before = last.get(pairOf(cast));
    if (before === cast.vote) return false;
    last.set(pairOf(cast), cast.vote);
    const change = changes.get(cast.statement) ?? { agrees: 0, disagrees: 0, seen: 0 };
    change.agrees += Number(cast.vote === 1) - Number(before === 1);
    change.disagrees += Number(cast.vote === -1) - Number(before === -1);
    change.seen += Number(before === undefined);
    changes.set(cast.statement, change);
    return true;
  });
  return { events, changes };
}
