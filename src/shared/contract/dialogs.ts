import { Type, type Static, type TSchema } from 'typebox';
import { SECTIONS, type Section } from '../sections';
import { ContentReference } from './comments';
import { Count, DateTime, Text, nullable } from './text';

export const DIALOG_MODES = ['thread', 'statements'] as const;
export const DIALOG_LAYOUTS = ['single', 'forAndAgainst'] as const;
/** Open: what people write is shown at once; strict: once somebody of the staff has accepted it. */
export const DIALOG_MODERATIONS = ['open', 'strict'] as const;

export const DIALOG_LIMITS = {
  instructions: 1_000,
  update: 2_000,
  conclusions: 10_000,
  resultsAfter: 50,
  following: 10,
} as const;

/** A poll, decision or other content that follows from a dialog. */
export const Following = Type.Object(
  { section: Type.Enum([...SECTIONS] as Section[]), slug: Type.String({ maxLength: 120 }) },
  { additionalProperties: false },
);

/** Dialogs. Timed dialogs have both dates; those that were closed carry conclusions. */
export const createDialogDetailsSchema = <T extends TSchema>(text: T) =>
  Type.Object({
    mode: Type.Enum([...DIALOG_MODES]),
    layout: Type.Enum([...DIALOG_LAYOUTS]),
    instructions: text,
    conclusions: nullable(text),
    /** `editedAt`: its words were corrected since. */
    updates: Type.Array(Type.Object({ at: DateTime, editedAt: Type.Optional(DateTime), text })),
    moderation: Type.Enum([...DIALOG_MODERATIONS]),
    /**
     * Number of statements that a person has to answer before they see how others answered; 0:
     * none.
     */
    resultsAfter: Type.Integer({ minimum: 0, maximum: DIALOG_LIMITS.resultsAfter }),
    following: Type.Array(Following),
  });

/** Progress of a dialog of statements. */
export const Turnout = Type.Object({
  /** Number of statements that are shown. */
  statements: Count,
  /** Number of people who have answered any. */
  participants: Count,
  /** Answers, changes of mind included. */
  votes: Count,
});

export const DialogFacts = Type.Intersect([
  createDialogDetailsSchema(Text),
  Type.Object({ turnout: nullable(Turnout) }),
]);
export type DialogFacts = Static<typeof DialogFacts>;

export const DialogDetails = Type.Intersect([
  DialogFacts,
  Type.Object({
    /** `following` with titles: those of them that the reader may read. */
    followingPlaces: Type.Array(ContentReference),
    /** Acts that the person who reads may do with it. */
    rights: Type.Object({ moderate: Type.Boolean(), edit: Type.Boolean() }),
  }),
]);
export type DialogDetails = Static<typeof DialogDetails>;
