import { Type, type Static, type TSchema } from 'typebox';
import { AUTHOR_KINDS } from './content';
import { Count, DateTime, LocaleSchema, Text, nullable } from './text';

/**
 * Most related posts that an author can choose, and number of those that stand below a post where
 * none was chosen.
 */
export const RELATED_POSTS = { chosen: 4, found: 3 } as const;

const Slug = Type.String({ pattern: '^[a-z0-9-]{1,120}$' });

/** Describes a blog post as it is stored, besides the envelope. */
export const createPostDetailsSchema = <T extends TSchema>(_text: T) =>
  Type.Object({
    /** Slugs of the posts that its author has chosen to stand below it. */
    related: Type.Optional(Type.Array(Slug, { maxItems: RELATED_POSTS.chosen })),
    /** True if no new comments may be written below it; those that are there stay. */
    commentsOff: Type.Optional(Type.Boolean()),
  });
export type StoredPost = Static<ReturnType<typeof createPostDetailsSchema>>;

const postFacts = {
  /** In the language that it is shown in. */
  readingMinutes: Type.Integer({ minimum: 1 }),
  /**
   * Id of the person by which the filter `author` finds all posts of its author; null for people
   * who have left.
   */
  authorId: nullable(Type.String()),
};

/** A post in a list, besides the envelope. */
export const PostFacts = Type.Object(postFacts);
export type PostFacts = Static<typeof PostFacts>;

/** A post that another one leads to. */
export const PostLink = Type.Object({
  slug: Type.String(),
  title: Text,
  publishedAt: DateTime,
});
export type PostLink = Static<typeof PostLink>;

/** A post on its page, besides the envelope. */
export const PostDetails = Type.Object({
  ...postFacts,
  /** True if its author wants no comments, or no more. */
  commentsOff: Type.Boolean(),
  /** When its words were changed last after it was published; null: never. */
  correctedAt: nullable(DateTime),
  /**
   * Path of the author’s picture below the API base: a person’s own, a group’s cover; null where it
   * is not for everybody who reads.
   */
  authorPicture: nullable(Type.String()),
  /**
   * Related posts that were chosen; where none was, those with the most topics in common and
   * nearest in time.
   */
  related: Type.Array(PostLink),
  /** Published before it and after it, whatever they are about. */
  previous: nullable(PostLink),
  next: nullable(PostLink),
});
export type PostDetails = Static<typeof PostDetails>;

export const PostFacetsQuery = Type.Object(
  { locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);
export type PostFacetsQuery = Static<typeof PostFacetsQuery>;

/**
 * `GET /v1/blogs/facets`: who has written posts that the person who asks may read; those with most
 * posts first.
 */
export const PostFacets = Type.Object({
  authors: Type.Array(
    Type.Object({
      /** A value of the filter `author`. */
      id: Type.String(),
      kind: Type.Enum([...AUTHOR_KINDS]),
      name: Text,
      posts: Count,
    }),
  ),
});
export type PostFacets = Static<typeof PostFacets>;
