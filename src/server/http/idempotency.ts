import Type, { type Static } from 'typebox';

/** For requests that may arrive twice: the same key is the same request. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({ minLength: 8, maxLength: 100 }),
});
export type IdempotencyHeaders = Static<typeof IdempotencyHeaders>;
