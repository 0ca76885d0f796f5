import { Type, type Static } from 'typebox';
import { LocaleSchema, nullable } from './text';

/** Most browsers of one person; another one takes the place of the oldest. */
export const MAX_PUSH_DEVICES = 10;

/** `GET /v1/me/push`. */
export const Push = Type.Object({
  /**
   * Public key of this installation, with which a browser subscribes (RFC 8292): an uncompressed
   * point in base64url.
   */
  publicKey: Type.String(),
  /** The browsers in which the person is told: SHA-256 of each endpoint, hexadecimal. */
  devices: Type.Array(Type.String(), { maxItems: MAX_PUSH_DEVICES }),
});
export type Push = Static<typeof Push>;

const BASE64URL = '^[A-Za-z0-9_-]+$';
const Endpoint = Type.String({ minLength: 1, maxLength: 2_000 });

/** 16 bytes that the browser has told to this host alone. */
const Auth = Type.String({ pattern: BASE64URL, minLength: 22, maxLength: 22 });

/** Subscription as the browser gives it. */
const given = {
  endpoint: Endpoint,
  /** Milliseconds since 1970. */
  expirationTime: nullable(Type.Number({ minimum: 1, maximum: 8.64e15 })),
  keys: Type.Object(
    {
      /** 65 bytes. */
      p256dh: Type.String({ pattern: BASE64URL, minLength: 87, maxLength: 87 }),
      auth: Auth,
    },
    { additionalProperties: false },
  ),
};

/** `PUT /v1/me/push/subscriptions`: with the language that the browser is told in. */
export const PushSubscription = Type.Object(
  { ...given, locale: LocaleSchema },
  { additionalProperties: false },
);
export type PushSubscription = Static<typeof PushSubscription>;

/**
 * `POST /v1/push/renewals`: the browser has put another subscription in the place of one; endpoint
 * and secret of the one before prove that it is the same browser.
 */
export const PushRenewal = Type.Object(
  {
    before: Type.Object({ endpoint: Endpoint, auth: Auth }, { additionalProperties: false }),
    now: Type.Object(given, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type PushRenewal = Static<typeof PushRenewal>;

/** `DELETE /v1/me/push/subscriptions` and `POST /v1/me/push/test`: which browser. */
export const PushDevice = Type.Object({ endpoint: Endpoint }, { additionalProperties: false });
export type PushDevice = Static<typeof PushDevice>;

/** `POST /v1/me/push/test`: whether the push service took it. */
export const PushTested = Type.Object({ isSent: Type.Boolean() });
export type PushTested = Static<typeof PushTested>;
