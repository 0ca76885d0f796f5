import { Type, type Static } from 'typebox';
import { CONTENT_SECTIONS, type ContentSection } from '../sections';
import { ContentSummary } from './content';
import { Count, LocaleSchema, nullable } from './text';

/**
 * `PUT` and `DELETE /v1/{section}/{slug}/follow`, in `GET /v1/me/rights`, too: whether the person
 * who asks follows it, and how many do.
 */
export const Follow = Type.Object({ isFollowing: Type.Boolean(), follows: Count });
export type Follow = Static<typeof Follow>;

/**
 * `GET /v1/me/follows`: what the person who asks follows and may read, the newest first, 20 a page.
 */
export const FollowsQuery = Type.Object(
  {
    section: Type.Optional(Type.Enum([...CONTENT_SECTIONS] as ContentSection[])),
    locale: Type.Optional(LocaleSchema),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type FollowsQuery = Static<typeof FollowsQuery>;

export const FollowedPage = Type.Object({
  items: Type.Array(ContentSummary),
  next: nullable(Type.String()),
});
export type FollowedPage = Static<typeof FollowedPage>;
