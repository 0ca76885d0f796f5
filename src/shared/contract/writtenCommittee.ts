import Type, { type Static } from 'typebox';
import { Above, COMMITTEE_LIMITS } from './committees';
import { createLocalizedSchema } from './localizedText';
import { SeatKey } from './seats';
import { PlainDate, nullable } from './text';

const strict = { additionalProperties: false } as const;

/**
 * Made by whoever writes the category; it stays when its name changes. Zero seats are taken here to
 * be refused at their field.
 */
export const WrittenCategory = Type.Object(
  {
    key: SeatKey,
    category: createLocalizedSchema(COMMITTEE_LIMITS.category),
    seats: Type.Integer({ minimum: 0, maximum: COMMITTEE_LIMITS.seats }),
  },
  strict,
);
export type WrittenCategory = Static<typeof WrittenCategory>;

/** Fields of a committee: its purpose, who sits in it, and for how long it exists. */
export const WrittenCommittee = Type.Object(
  {
    mandate: createLocalizedSchema(COMMITTEE_LIMITS.mandate),
    legalBasis: createLocalizedSchema(COMMITTEE_LIMITS.legalBasis),
    rhythm: createLocalizedSchema(COMMITTEE_LIMITS.rhythm),
    createdOn: PlainDate,
    endsOn: nullable(PlainDate),
    parent: nullable(Above),
    composition: Type.Array(WrittenCategory, { maxItems: COMMITTEE_LIMITS.categories }),
    dissolution: nullable(
      Type.Object(
        { on: PlainDate, reason: createLocalizedSchema(COMMITTEE_LIMITS.reason) },
        strict,
      ),
    ),
  },
  strict,
);
export type WrittenCommittee = Static<typeof WrittenCommittee>;
