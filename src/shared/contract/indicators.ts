import { Type, type Static } from 'typebox';
import { INDICATORS } from '../governance';
import { Count, DateTime, nullable } from './text';

/** Counted for each calendar month in the city. */
const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$', description: '2026-03' });

export const IndicatorsQuery = Type.Object(
  {
    /** The first month; twelve months by default. */
    from: Type.Optional(Month),
    /** The last month; this one by default. */
    to: Type.Optional(Month),
  },
  { additionalProperties: false },
);
export type IndicatorsQuery = Static<typeof IndicatorsQuery>;

export const IndicatorFileParams = Type.Object({
  file: Type.String({ pattern: '^[a-z-]{1,40}\\.(csv|sql)$' }),
});

/** A month and its number; null: between one and four people, not shown. */
export const IndicatorMonth = Type.Object({ month: Month, value: nullable(Count) });
export type IndicatorMonth = Static<typeof IndicatorMonth>;

export const Indicator = Type.Object({
  name: Type.Enum([...INDICATORS]),
  /** Over the whole time. People are counted once, however often they took part. */
  total: Count,
  months: Type.Array(IndicatorMonth),
  /** The SQL that was run for these numbers. */
  query: Type.String(),
});
export type Indicator = Static<typeof Indicator>;

/** `GET /v1/governance/indicators`: over what everybody may read. */
export const Indicators = Type.Object({
  from: Month,
  to: Month,
  countedAt: DateTime,
  items: Type.Array(Indicator),
});
export type Indicators = Static<typeof Indicators>;
