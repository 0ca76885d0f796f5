import { Type, type Static } from 'typebox';
import { DateTime, nullable } from './text';

/** Where people say that they will come: nowhere, on the content’s page, or on somebody else’s. */
export const REGISTRATION_WAYS = ['none', 'here', 'elsewhere'] as const;

/** So many guests one person brings at most, whatever a content says. */
export const MOST_GUESTS = 5;

/** How people register for what takes place: an event, or a training. */
export const RegistrationRule = Type.Object({
  way: Type.Enum([...REGISTRATION_WAYS]),
  /** Of somebody else’s page. */
  url: nullable(Type.String()),
  /** How many guests one person can bring. */
  guests: Type.Integer({ minimum: 0, maximum: MOST_GUESTS }),
  /** Without them: as long as it has not ended. */
  opensAt: nullable(DateTime),
  closesAt: nullable(DateTime),
});
export type RegistrationRule = Static<typeof RegistrationRule>;

/** Nobody needs to register. */
export const NO_REGISTRATION = {
  way: 'none',
  url: null,
  guests: 0,
  opensAt: null,
  closesAt: null,
} as const satisfies RegistrationRule;
