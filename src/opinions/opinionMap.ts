import type { StatementState } from './centring';
import type { MajorityStatement } from './consensus';
import type { Grouping } from './groupClusters';
import type { StatementCounts } from './groupCounts';
import type { RepresentativeStatement } from './representative';

/** A point for the map: people who stand close together. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly people: number;
  /** The name of the group. */
  readonly group: number;
}

export interface OpinionGroup {
  /** Stays the same from one update to the next where the people do; from 0. */
  readonly name: number;
  readonly people: number;
  readonly x: number;
  readonly y: number;
  readonly representative: readonly RepresentativeStatement[];
}

export interface StatementOpinion extends StatementCounts {
  readonly statement: number;
  readonly state: StatementState;
  /** Place of a person who agreed with this statement alone. */
  readonly x: number;
  readonly y: number;
  /** Distance of that place from the middle. */
  readonly extremity: number;
  /** In the order of `groups`, with "seen by" for each. */
  readonly groups: readonly StatementCounts[];
  /**
   * Group-aware consensus, 0 to 1; null for what does not count, has not been answered, or without
   * groups.
   */
  readonly consensus: number | null;
  readonly priority: number;
}

/** A snapshot of the opinions in a conversation: plain values, no participant in it. */
export interface OpinionMap {
  /** Number of people who have answered anything. */
  readonly participants: number;
  /** Number of them who have a place in the groups. */
  readonly grouped: number;
  readonly votes: number;
  readonly groups: readonly OpinionGroup[];
  readonly points: readonly MapPoint[];
  /** All that were ever answered, by number. */
  readonly statements: readonly StatementOpinion[];
  /** Statements by group-aware consensus, highest first. */
  readonly consensus: readonly number[];
  readonly majority: {
    readonly agree: readonly MajorityStatement[];
    readonly disagree: readonly MajorityStatement[];
  };
  readonly silhouettes: Grouping['silhouettes'];
}

/** Place of a participant. `group` is null for whoever has answered too little. */
export interface ParticipantPosition {
  readonly x: number;
  readonly y: number;
  readonly group: number | null;
  readonly point: number | null;
}
