import type { OpinionMap } from '../../../opinions/opinionMap';
import {
  OPINION_LIMITS,
  type Majority,
  type MapGroup,
  type Opinions,
  type Representative,
  type StatementOpinions,
} from '../../../shared/contract/opinions';
import { divideOf } from './opinionOrders';
import type { ShownText } from './shownTexts';
import type { MapForReader } from './storedMaps';

type Texts = ReadonlyMap<number, ShownText>;

/**
 * Without groups, points and statements: of a dialog without a map, and for whoever does not see
 * results yet.
 */
function outline(map: MapForReader | null): Opinions {
  const { version = 0, at, map: drawn } = map?.stored ?? {};
  return {
    state: 'gathering',
    missing: 0,
    version,
    at: at?.toISOString() ?? null,
    participants: drawn?.participants ?? 0,
    grouped: drawn?.grouped ?? 0,
    votes: drawn?.votes ?? 0,
    groups: [],
    points: [],
    consensus: [],
    divided: [],
    statements: [],
    silhouettes: [],
    majority: { agree: [], disagree: [] },
    own: null,
    stability: null,
  };
}

/** Presents the map for whoever still has to give `missing` answers. */
export const presentHidden = (map: MapForReader | null, missing: number): Opinions => ({
  ...outline(map),
  state: 'hidden',
  missing,
});

interface Lists {
  readonly consensus: readonly number[];
  readonly divided: readonly number[];
}

const listsOf = ({ stored }: MapForReader): Lists => ({
  consensus: stored.map.consensus.slice(0, OPINION_LIMITS.consensus),
  divided: stored
    .ordered('divided')
    .filter((number) => hasDivide(stored.map, number))
    .slice(0, OPINION_LIMITS.divided),
});

const hasDivide = ({ statements }: OpinionMap, number: number): boolean =>
  divideOf(statements[number]!) !== null;

/** Lists the numbers of the statements that the lists of a map name. */
export function namedStatements(reader: MapForReader): number[] {
  const { groups, majority } = reader.stored.map;
  const { consensus, divided } = listsOf(reader);
  const listed = [
    ...groups.flatMap(({ representative }) => representative),
    ...majority.agree,
    ...majority.disagree,
  ];
  return [...new Set([...consensus, ...divided, ...listed.map(({ statement }) => statement)])];
}

/** Presents what a statement is to everybody and to each group; undefined where it is not shown. */
export function presentStatement(
  map: OpinionMap,
  number: number,
  texts: Texts,
): StatementOpinions | undefined {
  const shown = texts.get(number);
  if (!shown) return undefined;
  const opinion = map.statements[number]!;
  const { agrees, disagrees, seen, groups, consensus, state, x, y } = opinion;
  return {
    ...shown,
    number,
    counts: { agrees, disagrees, seen },
    groups: [...groups],
    consensus,
    divide: divideOf(opinion),
    isMeta: state === 'meta',
    x,
    y,
  };
}

type Listed = Pick<
  OpinionMap['majority']['agree'][number],
  'statement' | 'successes' | 'seen' | 'interval'
>;

const presentMajority = ({
  statement,
  successes,
  seen,
  interval: [low, high],
}: Listed): Majority => ({
  number: statement,
  successes,
  seen,
  interval: [low, high],
});

type Group = OpinionMap['groups'][number];

const presentRepresentative = (one: Group['representative'][number]): Representative => ({
  ...presentMajority(one),
  side: one.side,
  ratio: one.ratio,
});

const presentGroup = ({ name, people, x, y, representative }: Group, texts: Texts): MapGroup => ({
  name,
  people,
  x,
  y,
  representative: representative
    .filter(({ statement }) => texts.has(statement))
    .map(presentRepresentative),
});

/**
 * Presents the map of a dialog in the words of the reader; what is not shown any more is left out
 * of its lists.
 */
export function presentOpinions(reader: MapForReader | null, texts: Texts): Opinions {
  if (!reader) return outline(reader);
  const { map, stability } = reader.stored;
  const isShown = (number: number) => texts.has(number);
  const { consensus, divided } = listsOf(reader);
  const majority = (side: 'agree' | 'disagree') =>
    map.majority[side].filter(({ statement }) => isShown(statement)).map(presentMajority);
  return {
    ...outline(reader),
    state: map.groups.length < 2 ? 'gathering' : 'ready',
    groups: map.groups.map((group) => presentGroup(group, texts)),
    points: [...map.points],
    consensus: consensus.filter(isShown),
    divided: divided.filter(isShown),
    majority: { agree: majority('agree'), disagree: majority('disagree') },
    statements: namedStatements(reader).flatMap(
      (number) => presentStatement(map, number, texts) ?? [],
    ),
    own: reader.own,
    stability: stability && {
      ...stability,
      groups: [...stability.groups],
      counts: [...stability.counts],
    },
    silhouettes: map.silhouettes.map(({ groups, value }) => ({ groups, silhouette: value })),
  };
}
