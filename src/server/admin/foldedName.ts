import { sql, type RawBuilder } from 'kysely';

// Capital letters stand here too: what `lower` knows beyond ASCII depends on the database's locale.
const LETTERS = 'İIıŞşĞğÇçÖöÜüأإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const FOLDED = 'iiissggccoouuاااايهوي01234567890123456789';
/** Combining accents, Arabic marks, tatweel. */
const MARKS =
  '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]';

/** `fold` of `server/content/fold.ts` in the database, on names: they are too many to be fetched and folded here. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`regexp_replace(lower(translate(normalize(${text}, NFKC), ${LETTERS}, ${FOLDED})), ${MARKS}, '', 'g')`;
