import Type, { type Static } from 'typebox';
import { DIALOG_FAULTS } from '../dialogs/dialogFaults';
import { ContentReference } from './comments';
import { CONTENT_STATUSES } from './content';
import {
  DIALOG_LAYOUTS,
  DIALOG_LIMITS,
  DIALOG_MODERATIONS,
  DIALOG_MODES,
  Following,
} from './dialogs';
import { createLocalizedSchema } from './localizedText';
import { DateTime, LocaleSchema, Localized, nullable } from './text';

const Revision = Type.Integer({ minimum: 1 });

/**
 * Mode and dates of a dialog; without dates it is open from its publication until somebody closes
 * it.
 */
export const DialogSettings = Type.Object(
  {
    mode: Type.Enum([...DIALOG_MODES]),
    layout: Type.Enum([...DIALOG_LAYOUTS]),
    moderation: Type.Enum([...DIALOG_MODERATIONS]),
    instructions: createLocalizedSchema(DIALOG_LIMITS.instructions),
    opensAt: nullable(DateTime),
    closesAt: nullable(DateTime),
    resultsAfter: Type.Integer({ minimum: 0, maximum: DIALOG_LIMITS.resultsAfter }),
    following: Type.Array(Following, { maxItems: DIALOG_LIMITS.following, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type DialogSettings = Static<typeof DialogSettings>;

/**
 * A statement that those who run the dialog began it with, in every language that it was written
 * in.
 */
export const DialogSeed = Type.Object({
  id: Type.String({ format: 'uuid' }),
  lang: LocaleSchema,
  texts: Localized,
  isMeta: Type.Boolean(),
});
export type DialogSeed = Static<typeof DialogSeed>;

const WrittenUpdate = Type.Object({
  at: DateTime,
  editedAt: Type.Optional(DateTime),
  text: Localized,
});
export type WrittenUpdate = Static<typeof WrittenUpdate>;

/**
 * `GET /v1/dialogs/{slug}/settings`, for those who may change the dialog: as it is written, in
 * every language.
 */
export const WrittenDialog = Type.Object({
  revision: Revision,
  originalLocale: LocaleSchema,
  status: Type.Enum([...CONTENT_STATUSES]),
  settings: DialogSettings,
  conclusions: nullable(Localized),
  updates: Type.Array(WrittenUpdate),
  /** `settings.following` with titles: those of them that the person who asks may read. */
  followingPlaces: Type.Array(ContentReference),
  /** The first 200. */
  seeds: Type.Array(DialogSeed),
  /** True if somebody has written or answered: its mode stays. */
  isFrozen: Type.Boolean(),
  /** True if it has ended: its dates stay. */
  isOver: Type.Boolean(),
  /** Faults that keep it from being published. */
  faults: Type.Array(Type.Enum([...DIALOG_FAULTS])),
});
export type WrittenDialog = Static<typeof WrittenDialog>;

/** `PUT /v1/dialogs/{slug}/settings`: `revision` is the one that the change was made from. */
export const SettingsChange = Type.Object(
  { revision: Revision, settings: DialogSettings },
  { additionalProperties: false },
);
export type SettingsChange = Static<typeof SettingsChange>;

const UpdateText = createLocalizedSchema(DIALOG_LIMITS.update);

/** `POST /v1/dialogs/{slug}/updates`: readers see it at once, dated now. */
export const NewUpdate = Type.Object(
  { revision: Revision, text: UpdateText },
  { additionalProperties: false },
);
export type NewUpdate = Static<typeof NewUpdate>;

/**
 * `PUT /v1/dialogs/{slug}/updates`: the one of this moment has other words and keeps its date; null
 * takes it back.
 */
export const UpdateChange = Type.Object(
  { revision: Revision, at: DateTime, text: nullable(UpdateText) },
  { additionalProperties: false },
);
export type UpdateChange = Static<typeof UpdateChange>;

/**
 * `POST /v1/dialogs/{slug}/closing`: closes an open dialog with its conclusions, or writes those of
 * one that has ended.
 */
export const Closing = Type.Object(
  { revision: Revision, conclusions: createLocalizedSchema(DIALOG_LIMITS.conclusions) },
  { additionalProperties: false },
);
export type Closing = Static<typeof Closing>;
