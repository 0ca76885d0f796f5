import { Type, type Static, type TSchema } from 'typebox';
import { Count, DateTime, LocaleSchema, Text, nullable } from './text';

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

export const Comment = Type.Object({
  id: Type.String({ format: 'uuid' }),
  parentId: nullable(Type.String({ format: 'uuid' })),
  depth: Type.Integer({ minimum: 0, maximum: 2 }),
  author: Type.String(),
  /** Null for people who have left, and where the comment was removed. */
  authorId: nullable(Type.String({ format: 'uuid' })),
  body: Type.String({ description: 'Markdown' }),
  lang: LocaleSchema,
  alignment: Type.Integer({ minimum: -1, maximum: 1 }),
  votes: Type.Object({ up: Count, down: Count }),
  createdAt: DateTime,
  edited: Type.Boolean(),
  deleted: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;
