import Type, { type Static } from 'typebox';
import { ContentSummary } from './content';
import { MEMBER_ROLES } from './teams';
import { Count, DateTime, Text, nullable } from './text';

/** `GET /v1/user/{id}`: what everybody may know of a person. Their votes never stand here. */
export const PublicProfile = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  about: Type.String(),
  website: nullable(Type.String()),
  /** Path of the picture below the API base. */
  picture: nullable(Type.String()),
  since: DateTime,
  /** Offices of the portal: editor, moderator, admin. */
  roles: Type.Array(Type.String()),
  /** Teams and committees that the reader may see. */
  groups: Type.Array(
    Type.Object({
      section: Type.Enum(['teams', 'committees']),
      slug: Type.String(),
      title: Text,
      role: Type.Enum([...MEMBER_ROLES]),
    }),
  ),
  /** Contents that they wrote and the reader may see, the latest first, at most 20. */
  contributions: Type.Array(ContentSummary),
  comments: Count,
});
export type PublicProfile = Static<typeof PublicProfile>;
