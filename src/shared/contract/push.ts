import { Type, type Static } from 'typebox';
import { LocaleSchema, nullable } from './text';

/** So many browsers of one person; another one takes the place of the oldest. */
export const MOST_DEVICES = 10;

/** `GET /v1/me/push`. */
export const Push = Type.Object({
  /** Of this installation: what a browser subscribes with (RFC 8292), an uncompressed point in base64url. */
  publicKey: Type.String(),
  /** The browsers in which the person is told: SHA-256 of each endpoint, hexadecimal. */
  devices: Type.Array(Type.String(), { maxItems: MOST_DEVICES }),
});
export type Push = Static<typeof Push>;

const BASE64URL = '^[A-Za-z0-9_-]+$';
const Endpoint = Type.String({ minLength: 1, maxLength: 2_000 });

/** `PUT /v1/me/push/subscriptions`: as the browser gives it, with the language that it is told in. */
export const PushSubscription = Type.Object(
  {
    endpoint: Endpoint,
    /** Milliseconds since 1970. */
    expirationTime: nullable(Type.Number({ minimum: 1, maximum: 8.64e15 })),
    keys: Type.Object(
      {
        /** 65 bytes. */
        p256dh: Type.String({ pattern: BASE64URL, minLength: 87, maxLength: 87 }),
        /** 16 bytes. */
        auth: Type.String({ pattern: BASE64URL, minLength: 22, maxLength: 22 }),
      },
      { additionalProperties: false },
    ),
    locale: LocaleSchema,
  },
  { additionalProperties: false },
);
export type PushSubscription = Static<typeof PushSubscription>;

/** `DELETE /v1/me/push/subscriptions` and `POST /v1/me/push/test`: which browser. */
export const PushDevice = Type.Object({ endpoint: Endpoint }, { additionalProperties: false });
export type PushDevice = Static<typeof PushDevice>;

/** `POST /v1/me/push/test`: whether the push service took it. */
export const PushTested = Type.Object({ isSent: Type.Boolean() });
export type PushTested = Static<typeof PushTested>;
