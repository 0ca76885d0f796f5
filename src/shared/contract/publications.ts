import { Type, type Static, type TSchema } from 'typebox';
import { LocaleSchema, PlainDate, Text, nullable } from './text';

export const PUBLICATION_KINDS = [
  'report',
  'study',
  'minutes',
  'regulation',
  'decision',
  'budget',
  'dataset',
  'press',
] as const;

/** A publication, besides the envelope. */
export const publicationDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    issuingBody: text,
    issuedOn: PlainDate,
    identifier: Type.String(),
    languages: Type.Array(LocaleSchema),
    pages: nullable(Type.Integer({ minimum: 1 })),
    licence: Type.String(),
    supersedes: nullable(Type.String({ description: 'slug' })),
    supersededBy: nullable(Type.String({ description: 'slug' })),
    retraction: nullable(Type.Object({ on: PlainDate, reason: text })),
  });
export const PublicationDetails = publicationDetails(Text);
export type PublicationDetails = Static<typeof PublicationDetails>;
