import { Type, type Static } from 'typebox';
import { createPageSchema, PreviewQuery } from './content';
import { VoteCounts } from './statements';
import { Count, DateTime, LocaleSchema, Text, nullable } from './text';

const Id = Type.String({ format: 'uuid' });
const Interval = Type.Tuple([Type.Number(), Type.Number()]);
const Share = Type.Number({ minimum: 0, maximum: 1 });

/** Answers of everybody and of each group to a statement, and its position on the map. */
export const StatementOpinions = Type.Object({
  id: Id,
  number: Count,
  text: Text,
  counts: VoteCounts,
  /** In the order of `groups` of the map. */
  groups: Type.Array(VoteCounts),
  /** Group-aware consensus; null without groups, and for what does not count. */
  consensus: nullable(Share),
  /** The largest difference between the shares of two groups who agree; null without groups. */
  divide: nullable(Share),
  isMeta: Type.Boolean(),
  x: Type.Number(),
  y: Type.Number(),
});
export type StatementOpinions = Static<typeof StatementOpinions>;

/** Statement that tells a group from the others. */
export const Representative = Type.Object({
  number: Count,
  side: Type.Enum(['agree', 'disagree']),
  /** Number of people in the group who answered so, of those who answered at all. */
  successes: Count,
  seen: Count,
  /** 95 % interval of the share (Wilson). */
  interval: Interval,
  /** Ratio of the share in the group to the share of everybody else. */
  ratio: Type.Number(),
});
export type Representative = Static<typeof Representative>;

export const Majority = Type.Object({
  number: Count,
  successes: Count,
  seen: Count,
  interval: Interval,
});
export type Majority = Static<typeof Majority>;

export const MapGroup = Type.Object({
  /**
   * Stays the same from one map to the next where the people do; from 0. People call them A, B, C …
   */
  name: Count,
  people: Count,
  x: Type.Number(),
  y: Type.Number(),
  representative: Type.Array(Representative),
});
export type MapGroup = Static<typeof MapGroup>;

/**
 * Degree to which the groups would be found again with other people of the same kind: adjusted Rand
 * index over samples of the people.
 */
export const MapStability = Type.Object({
  samples: Count,
  people: Count,
  agreement: Type.Object({ mean: Type.Number(), low: Type.Number(), high: Type.Number() }),
  groups: Type.Array(Type.Object({ name: Count, agreement: Type.Number() })),
  /** Share of the samples that has each number of groups. */
  counts: Type.Array(Type.Object({ groups: Count, share: Share })),
});
export type MapStability = Static<typeof MapStability>;

/** Position of the person who reads. `group` is null for people who have answered too little. */
export const ReaderPosition = Type.Object({
  x: Type.Number(),
  y: Type.Number(),
  group: nullable(Count),
});
export type ReaderPosition = Static<typeof ReaderPosition>;

/** Hidden: the reader has answered too few statements; gathering: there are not two groups yet. */
const OPINION_STATES = ['hidden', 'gathering', 'ready'] as const;

/** Number of statements in each list of the map. */
export const OPINION_LIMITS = { consensus: 10, divided: 10, pageSize: 25 } as const;

/**
 * `GET /v1/dialogs/{slug}/opinions`: where people stand. Hidden ones have no groups, points or
 * statements.
 */
export const Opinions = Type.Object({
  state: Type.Enum([...OPINION_STATES]),
  /** Answers that the reader still has to give before results are shown. */
  missing: Count,
  /** Grows with each map. */
  version: Count,
  at: nullable(DateTime),
  /**
   * Number of people who have answered anything, and of those of them who have a place in the
   * groups.
   */
  participants: Count,
  grouped: Count,
  /** Last votes. */
  votes: Count,
  groups: Type.Array(MapGroup),
  /** Base clusters: people who stand close together. */
  points: Type.Array(
    Type.Object({ x: Type.Number(), y: Type.Number(), people: Count, group: Count }),
  ),
  /**
   * By group-aware consensus, the highest first; by `divide`, the largest first. Numbers of
   * `statements`.
   */
  consensus: Type.Array(Count),
  divided: Type.Array(Count),
  majority: Type.Object({ agree: Type.Array(Majority), disagree: Type.Array(Majority) }),
  /** Statements that the lists above and the groups name. */
  statements: Type.Array(StatementOpinions),
  own: nullable(ReaderPosition),
  /**
   * Stability, of an earlier map where votes came since; null as long as nobody has measured it.
   */
  stability: nullable(MapStability),
  /** Silhouettes: how well each number of groups separates people, -1 to 1. */
  silhouettes: Type.Array(Type.Object({ groups: Count, silhouette: Type.Number() })),
});
export type Opinions = Static<typeof Opinions>;

export const OPINION_ORDERS = ['consensus', 'divided', 'agreed', 'disagreed', 'seen'] as const;
export type OpinionOrder = (typeof OPINION_ORDERS)[number];

/**
 * `GET /v1/dialogs/{slug}/opinions/statements`: every statement with what each group says of it, 25
 * a page.
 */
export const OpinionsQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    sort: Type.Optional(Type.Enum([...OPINION_ORDERS])),
    /** A bit for each statement that was sent. */
    cursor: Type.Optional(Type.String({ maxLength: 2_000 })),
    preview: PreviewQuery,
  },
  { additionalProperties: false },
);
export type OpinionsQuery = Static<typeof OpinionsQuery>;
export const OpinionsPage = createPageSchema(StatementOpinions);
export type OpinionsPage = Static<typeof OpinionsPage>;

/**
 * From how many equal answers on accounts are alike, how many of these have to agree and how many
 * to disagree, and how many groups are listed.
 */
export const ALIKE_LIMITS = { answers: 10, ofEach: 3, listed: 20 } as const;

const GroupSizes = Type.Array(Type.Object({ name: Count, people: Count }));
const SaidStatements = Type.Array(Type.Object({ id: Id, text: Text }));

/**
 * `GET /v1/dialogs/{slug}/opinions/alike`: accounts that gave the same answers to the same
 * statements, and never which ones.
 */
export const AlikeAccounts = Type.Object({
  /** Number of groups; the largest are listed. */
  total: Count,
  groups: Type.Array(
    Type.Object({
      accounts: Count,
      /** Number of answers that each of them has given. */
      answers: Count,
      /** Whole hours between which they gave their first answers. */
      from: DateTime,
      to: DateTime,
    }),
  ),
  /**
   * The map of all accounts, and with each group as a single one; which of the ten statements that
   * are shared most would leave and come.
   */
  effect: nullable(
    Type.Object({
      all: GroupSizes,
      single: GroupSizes,
      leave: SaidStatements,
      come: SaidStatements,
    }),
  ),
});
export type AlikeAccounts = Static<typeof AlikeAccounts>;
