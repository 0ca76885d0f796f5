import { Type, type Static, type TSchema } from 'typebox';
import { DateTime, Text, nullable } from './text';

/** Dialogs. Timed dialogs have both dates; closed ones carry conclusions. */
export const dialogDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    mode: Type.Enum(['thread', 'statements']),
    layout: Type.Enum(['single', 'forAndAgainst']),
    instructions: text,
    conclusions: nullable(text),
    updates: Type.Array(Type.Object({ at: DateTime, text })),
  });
export const DialogDetails = dialogDetails(Text);
export type DialogDetails = Static<typeof DialogDetails>;
