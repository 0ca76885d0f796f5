import { createHash } from 'node:crypto';
import Type, { type Static } from 'typebox';

/** For requests that may arrive twice: the same key is the same request. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({ minLength: 8, maxLength: 100 }),
});
export type IdempotencyHeaders = Static<typeof IdempotencyHeaders>;

/** Writer, Idempotency-Key and moment of a write. */
export interface WriteRequest {
  readonly personId: string;
  readonly key: string;
  readonly at: Date;
}

/** The same of what the host does by itself. */
export type AnyWriteRequest = Omit<WriteRequest, 'personId'> & { readonly personId: string | null };

/** SHA-256 of one person's key for one place; of somebody else it is another one. */
export const hashRequestKey = ({ personId, key }: AnyWriteRequest, place: string): Buffer =>
  createHash('sha256').update([personId, place, key].join('\n')).digest();
