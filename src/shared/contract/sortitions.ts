import { Type, type Static } from 'typebox';
import { SLUG_PATTERN } from './editing';
import { createLocalizedSchema } from './localizedText';
import { Count, DateTime, LocaleSchema, Text, nullable, type Localized } from './text';

/**
 * A draw is announced, people put themselves forward, the list is closed, and lots are drawn from
 * it.
 */
const SORTITION_STATES = ['planned', 'open', 'closed', 'drawn', 'cancelled'] as const;
export type SortitionState = (typeof SORTITION_STATES)[number];

/** States of a lot in the list; `asked`: drawn, and has not answered yet. */
const SORTITION_ANSWERS = ['pool', 'standby', 'asked', 'accepted', 'declined', 'lapsed'] as const;
export type SortitionAnswer = (typeof SORTITION_ANSWERS)[number];

export const SORTITION_LIMITS = {
  title: 120,
  label: 80,
  source: 300,
  reason: 500,
  strata: 12,
  places: 200,
  sources: 5,
  values: 12,
  value: 999_999_999,
  answerDays: 60,
  pool: 65_536,
} as const;

const strict = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: 120 });
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Places = Type.Integer({ minimum: 0, maximum: SORTITION_LIMITS.places });
/** Empty where a draw has no strata: it has one then. */
const StratumName = Type.String({ pattern: '^[a-z0-9-]{0,30}$' });
const Values = Type.Array(
  Type.Array(Type.Integer({ minimum: 0, maximum: SORTITION_LIMITS.value }), {
    minItems: 1,
    maxItems: SORTITION_LIMITS.values,
  }),
  { minItems: 1, maxItems: SORTITION_LIMITS.sources },
);

export const SortitionsParams = Type.Object({ slug: Slug }, strict);
export const SortitionParams = Type.Object({ slug: Slug, id: Id }, strict);
export const SortitionQuery = Type.Object({ locale: Type.Optional(LocaleSchema) }, strict);
export type SortitionQuery = Static<typeof SortitionQuery>;

const stratumIn = <T>(label: T) => ({
  name: StratumName,
  label,
  places: Places,
  substitutes: Places,
});
const sourceIn = <T>(text: T) => ({
  text,
  values: Type.Integer({ minimum: 1, maximum: SORTITION_LIMITS.values }),
});
export interface StoredStratum {
  readonly name: string;
  readonly label: Localized;
  readonly places: number;
  readonly substitutes: number;
}
export interface StoredSource {
  readonly text: Localized;
  readonly values: number;
}

/** `POST /v1/committees/{slug}/draws`; what is announced cannot be changed, only cancelled. */
export const NewSortition = Type.Object(
  {
    title: createLocalizedSchema(SORTITION_LIMITS.title),
    strata: Type.Array(
      Type.Object(stratumIn(createLocalizedSchema(SORTITION_LIMITS.label)), strict),
      {
        minItems: 1,
        maxItems: SORTITION_LIMITS.strata,
      },
    ),
    sources: Type.Array(
      Type.Object(sourceIn(createLocalizedSchema(SORTITION_LIMITS.source)), strict),
      {
        minItems: 1,
        maxItems: SORTITION_LIMITS.sources,
      },
    ),
    forVerified: Type.Boolean(),
    opensAt: DateTime,
    closesAt: DateTime,
    /** Number of days that the people who are drawn have to answer. */
    answerDays: Type.Integer({ minimum: 1, maximum: SORTITION_LIMITS.answerDays }),
  },
  strict,
);
export type NewSortition = Static<typeof NewSortition>;
export const CreatedSortition = Type.Object({ id: Id });
export type CreatedSortition = Static<typeof CreatedSortition>;

/** `PUT …/draws/{id}/volunteer`: again with other values changes the entry. */
export const Volunteering = Type.Object({ stratum: StratumName, isPublic: Type.Boolean() }, strict);
export type Volunteering = Static<typeof Volunteering>;
/** `PUT …/draws/{id}/answer` of somebody who was drawn. */
export const SeatAnswer = Type.Object({ accepts: Type.Boolean() }, strict);
export type SeatAnswer = Static<typeof SeatAnswer>;
/**
 * `PUT …/draws/{id}/seed` and, by another person with the same values, `POST
 * …/draws/{id}/confirmation`.
 */
export const SortitionSeed = Type.Object({ values: Values }, strict);
export type SortitionSeed = Static<typeof SortitionSeed>;
/** `POST …/draws/{id}/cancellation` */
export const SortitionCancellation = Type.Object(
  {
    reason: Type.String({ minLength: 3, maxLength: SORTITION_LIMITS.reason }),
    locale: LocaleSchema,
  },
  strict,
);
export type SortitionCancellation = Static<typeof SortitionCancellation>;

const summary = {
  id: Id,
  title: Text,
  state: Type.Enum([...SORTITION_STATES]),
  places: Count,
  opensAt: DateTime,
  closesAt: DateTime,
  drawnAt: nullable(DateTime),
};
export const SortitionSummary = Type.Object(summary);
export type SortitionSummary = Static<typeof SortitionSummary>;
/** `GET /v1/committees/{slug}/draws`: those that begin last come first. */
export const SortitionList = Type.Object({
  items: Type.Array(SortitionSummary),
  mayEdit: Type.Boolean(),
});
export type SortitionList = Static<typeof SortitionList>;

const SortitionLineSchema = Type.Object({
  ticket: Count,
  stratum: StratumName,
  place: Count,
  state: Type.Enum([...SORTITION_ANSWERS]),
  /** Name; only of people who agreed, and are still here. */
  name: nullable(Type.String()),
});
export type SortitionLine = Static<typeof SortitionLineSchema>;

const MyEntry = Type.Object({
  /** Values that its line was made of; they are told to nobody else. */
  id: Id,
  salt: Type.String(),
  commitment: Digest,
  stratum: StratumName,
  isPublic: Type.Boolean(),
  ticket: nullable(Count),
  state: Type.Enum([...SORTITION_ANSWERS]),
  answerUntil: nullable(DateTime),
});
export type MyEntry = Static<typeof MyEntry>;

/** `GET /v1/committees/{slug}/draws/{id}` */
export const SortitionPage = Type.Object({
  ...summary,
  committee: Type.Object({ slug: Type.String(), title: Text }),
  strata: Type.Array(Type.Object(stratumIn(Text))),
  sources: Type.Array(Type.Object(sourceIn(Text))),
  forVerified: Type.Boolean(),
  answerDays: Count,
  pool: Count,
  /** SHA-256 of the list; null until it is closed. */
  listDigest: nullable(Digest),
  /** Values that were drawn from; null until then. */
  seed: nullable(Values),
  result: Type.Array(SortitionLineSchema),
  cancelReason: nullable(Text),
  mine: nullable(MyEntry),
  mayVolunteer: Type.Boolean(),
  /** For those who may edit the committee: what waits for another one to confirm it. */
  desk: nullable(
    Type.Object({
      entered: nullable(Values),
      enteredBySelf: Type.Boolean(),
      by: nullable(Type.String()),
    }),
  ),
});
export type SortitionPage = Static<typeof SortitionPage>;

/** `GET /v1/committees/{slug}/draws/{id}/list`: all that is needed to draw again. */
export const SortitionFile = Type.Object({
  draw: Id,
  sources: Type.Array(Type.Object(sourceIn(Text))),
  strata: Type.Array(Type.Object({ name: StratumName, places: Count, substitutes: Count })),
  list: Type.Array(Type.Object({ ticket: Count, commitment: Digest, stratum: StratumName })),
  listDigest: Digest,
  seed: nullable(Values),
  /**
   * The key strings, one for each stratum, and the tickets in the order in which they were drawn.
   */
  result: Type.Array(
    Type.Object({
      name: StratumName,
      key: Type.String(),
      drawn: Type.Array(Count),
      standby: Type.Array(Count),
    }),
  ),
});
export type SortitionFile = Static<typeof SortitionFile>;
