import { Type, type Static } from 'typebox';
import { Count, nullable } from './text';

/** Reactions to a content without words: it helped, thank you, it gave me an idea. */
export const REACTIONS = ['like', 'thanks', 'idea'] as const;
export type ReactionKind = (typeof REACTIONS)[number];

const Kind = Type.Enum([...REACTIONS]);

/**
 * `PUT /v1/{section}/{slug}/reaction`: one for each person and content; another one takes its
 * place. `DELETE` takes it back.
 */
export const NewReaction = Type.Object({ kind: Kind }, { additionalProperties: false });
export type NewReaction = Static<typeof NewReaction>;

/** `GET /v1/{section}/{slug}/reactions`, and the answer to both writes. */
export const Reactions = Type.Object({
  counts: Type.Object({ like: Count, thanks: Count, idea: Count }),
  /** Reaction of the person who asks. */
  mine: nullable(Kind),
});
export type Reactions = Static<typeof Reactions>;
