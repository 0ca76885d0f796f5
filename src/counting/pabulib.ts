import {
  type ApprovalProfile,
  toApprovalProfile,
  type RankedProfile,
  toRankedProfile,
  type ScoreProfile,
  toScoreProfile,
} from './profiles';
import { writeRow } from './semicolonRows';

/**
 * Types of votes on the projects that a ballot names: a set, an order from the best on, or points
 * for each.
 */
export const VOTE_TYPES = ['approval', 'ordinal', 'cumulative', 'scoring'] as const;
export type VoteType = (typeof VOTE_TYPES)[number];

export const hasPoints = (voteType: VoteType): boolean =>
  voteType === 'cumulative' || voteType === 'scoring';

export interface PabulibProject {
  readonly id: string;
  /** In minor units. */
  readonly cost: number;
  /** Cells of the election's `projectColumns`. */
  readonly more: readonly string[];
}

export interface PabulibVote {
  readonly voter: string;
  /** Numbers of projects, in the order in which the ballot names them. */
  readonly projects: readonly number[];
  /** Points, as many as projects where the vote type has points; otherwise none. */
  readonly points: readonly number[];
  /** Cells of the election's `voteColumns`. */
  readonly more: readonly string[];
}

/**
 * A participatory budget in the format of Pabulib, the public collection of such elections
 * (Stolicki, Szufa & Talmon 2020; Faliszewski et al. 2023): `.pb`, semicolons between cells, the
 * sections META, PROJECTS and VOTES.
 */
export interface PabulibElection {
  readonly voteType: VoteType;
  /** In minor units. */
  readonly budget: number;
  /**
   * Number of minor units that make one unit of the currency: a power of ten, enough for every
   * amount of the file.
   */
  readonly scale: number;
  /**
   * All other keys of META, in their order. The numbers of projects and votes are left out: they
   * follow.
   */
  readonly meta: readonly (readonly [key: string, value: string])[];
  readonly projectColumns: readonly string[];
  readonly projects: readonly PabulibProject[];
  readonly voteColumns: readonly string[];
  readonly votes: readonly PabulibVote[];
}

/** Lists the projects that each ballot names; where it gives points, those with points above 0. */
export const listApprovals = ({ projects, votes, voteType }: PabulibElection): ApprovalProfile =>
  toApprovalProfile(
    projects.length,
    votes.map((vote) => ({
      approved: hasPoints(voteType)
        ? vote.projects.filter((_, index) => vote.points[index]! > 0)
        : vote.projects,
    })),
  );

/**
 * Returns each ballot's projects as a ranking, from the first named on. For the vote type
 * 'ordinal'.
 */
export const listRankings = ({ projects, votes }: PabulibElection): RankedProfile =>
  toRankedProfile(
    projects.length,
    votes.map((vote) => ({ ranking: vote.projects.map((project) => [project]) })),
  );

/** Returns the points of each ballot. For the vote types 'cumulative' and 'scoring'. */
export const listScores = ({ projects, votes }: PabulibElection): ScoreProfile =>
  toScoreProfile(
    projects.length,
    votes.map((vote) => {
      const scores = new Array<number | null>(projects.length).fill(null);
      for (const [index, project] of vote.projects.entries()) scores[project] = vote.points[index]!;
      return { scores };
    }),
  );

/**
 * Writes an election as `.pb`. What `parsePabulib` reads, this writes so that it is read the same
 * again.
 * @throws RangeError for ids that are empty, repeated or, of projects, hold a comma: nothing could
 *   tell them apart.
 */
export function writePabulib(election: PabulibElection): string {
  checkIds(
    election.projects.map(({ id }) => id),
    /^$|,/,
  );
  checkIds(
    election.votes.map(({ voter }) => voter),
    /^$/,
  );
  const rows = [...metaRows(election), ...projectRows(election), ...voteRows(election)];
  return rows.map((row) => `${writeRow(row)}\n`).join('');
}

function checkIds(ids: readonly string[], impossible: RegExp): void {
  const wrong = ids.find((id) => impossible.test(id));
  if (wrong !== undefined) throw new RangeError(`Not an id: "${wrong}"`);
  if (new Set(ids).size < ids.length) throw new RangeError('Ids are repeated');
}

const metaRows = ({ meta, projects, votes, budget, scale, voteType }: PabulibElection) => [
  ['META'],
  ['key', 'value'],
  ...meta,
  ['num_projects', String(projects.length)],
  ['num_votes', String(votes.length)],
  ['budget', amount(budget, scale)],
  ['vote_type', voteType],
];

const projectRows = ({ projects, projectColumns, scale }: PabulibElection) => [
  ['PROJECTS'],
  ['project_id', 'cost', ...projectColumns],
  ...projects.map(({ id, cost, more }) => [id, amount(cost, scale), ...more]),
];

function voteRows({ votes, voteColumns, voteType, projects }: PabulibElection) {
  const pointsOf = (points: readonly number[]) => (hasPoints(voteType) ? [points.join(',')] : []);
  return [
    ['VOTES'],
    ['voter_id', ...voteColumns, 'vote', ...(hasPoints(voteType) ? ['points'] : [])],
    ...votes.map(({ voter, more, projects: named, points }) => [
      voter,
      ...more,
      named.map((project) => projects[project]!.id).join(','),
      ...pointsOf(points),
    ]),
  ];
}

/** Minor units as a decimal number of units, without zeros at the end. */
function amount(minor: number, scale: number): string {
  const whole = Math.floor(minor / scale);
  const decimals = String(scale).length - 1;
  const rest = String(minor % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '');
  return decimals > 0 && rest ? `${whole}.${rest}` : String(whole);
}
