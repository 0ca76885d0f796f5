import { Type, type Static, type TSchema } from 'typebox';
import { PlainDate, Text, nullable } from './text';

/** Legal pages: the slug is the route segment; earlier versions are archived contents of the same kind. */
export const legalDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    versionNumber: Type.Integer({ minimum: 1 }),
    effectiveOn: PlainDate,
    whatChanged: nullable(text),
  });
export const LegalFacts = legalDetails(Text);

const LegalVersion = Type.Object({
  slug: Type.String(),
  versionNumber: Type.Integer({ minimum: 1 }),
  effectiveOn: PlainDate,
});
export type LegalVersion = Static<typeof LegalVersion>;

/** On its page: every version of the text, this one included, the newest first. */
export const LegalDetails = Type.Intersect([
  LegalFacts,
  Type.Object({ versions: Type.Array(LegalVersion) }),
]);
export type LegalDetails = Static<typeof LegalDetails>;
