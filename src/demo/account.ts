import Type, { type Static } from 'typebox';
import { LocaleSchema, SLUG_PATTERN } from '../shared/contract/text';

const ACCOUNT_ROLES = [
  'participant',
  'verified',
  'teamLead',
  'committeeChair',
  'moderator',
  'editor',
  'admin',
] as const;

/**
 * A person of a demonstration (`people.json`). The door shows them on its sign-in page and the
 * seeder gives them content; both only where a demonstration was asked for.
 */
export const DemoAccount = Type.Object(
  {
    key: Type.String({ pattern: SLUG_PATTERN }),
    name: Type.String({ minLength: 1 }),
    email: Type.String({ format: 'email' }),
    locale: LocaleSchema,
    role: Type.Enum([...ACCOUNT_ROLES], { description: 'what the sign-in page calls them' }),
    verified: Type.Boolean(),
    roles: Type.Array(Type.Enum(['moderator', 'editor', 'admin'])),
    acceptedTerms: Type.Integer({
      minimum: 1,
      description: 'version of the terms; who accepted an earlier one is asked again',
    }),
  },
  { additionalProperties: false },
);
export type DemoAccount = Static<typeof DemoAccount>;
