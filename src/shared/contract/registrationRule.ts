import { Type, type Static } from 'typebox';
import { DateTime, nullable } from './text';

/** Ways to register: none, on the content’s page, or on a page elsewhere. */
export const REGISTRATION_WAYS = ['none', 'here', 'elsewhere'] as const;

/** Most guests that one person brings, whatever a content says. */
export const MAX_GUESTS = 5;

/** Rule of how people register for what takes place: an event, or a training. */
export const RegistrationRule = Type.Object({
  way: Type.Enum([...REGISTRATION_WAYS]),
  /** Address of the page elsewhere. */
  url: nullable(Type.String()),
  /** Number of guests that one person can bring. */
  guests: Type.Integer({ minimum: 0, maximum: MAX_GUESTS }),
  /** Without them: as long as it has not ended. */
  opensAt: nullable(DateTime),
  closesAt: nullable(DateTime),
});
export type RegistrationRule = Static<typeof RegistrationRule>;

/** Rule for contents without registration. */
export const NO_REGISTRATION = {
  way: 'none',
  url: null,
  guests: 0,
  opensAt: null,
  closesAt: null,
} as const satisfies RegistrationRule;
