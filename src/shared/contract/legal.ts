import { Type, type Static, type TSchema } from 'typebox';
import { PlainDate, Text, nullable } from './text';

/** Legal pages (reference section 1.16): the slug is the route segment; earlier versions are archived contents. */
export const legalDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    versionNumber: Type.Integer({ minimum: 1 }),
    effectiveOn: PlainDate,
    whatChanged: nullable(text),
  });
export const LegalDetails = legalDetails(Text);
export type LegalDetails = Static<typeof LegalDetails>;
