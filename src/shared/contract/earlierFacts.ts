import { Type, type Static } from 'typebox';
import { SECTIONS } from '../sections';
import { SETTINGS_LETTERS } from '../settingsRules';
import { Localized, LocaleSchema } from './text';

/** Facts of a content that begin with what the settings said when it was begun. */
const EARLIER_FIELDS = ['organiser', 'issuingBody', 'timezone'] as const;
export type EarlierField = (typeof EARLIER_FIELDS)[number];

/**
 * `GET /v1/settings/earlier-facts`: contents that still say exactly what an earlier value of the
 * settings said, names of the city and the zone.
 */
export const EarlierFacts = Type.Object({
  items: Type.Array(
    Type.Object({
      section: Type.Enum([...SECTIONS]),
      slug: Type.String(),
      title: Localized,
      originalLocale: LocaleSchema,
      field: Type.Enum([...EARLIER_FIELDS]),
      isReplaced: Type.Boolean({
        description:
          'false: the zone of what people have read; only an editor knows whether hour or moment was meant',
      }),
    }),
  ),
});
export type EarlierFacts = Static<typeof EarlierFacts>;

/** `POST /v1/settings/earlier-facts`: each content gets a version with this note. */
export const EarlierFactsChange = Type.Object(
  { note: Type.String({ minLength: 1, maxLength: SETTINGS_LETTERS.note }) },
  { additionalProperties: false },
);
export type EarlierFactsChange = Static<typeof EarlierFactsChange>;
