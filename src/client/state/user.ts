import { DEFAULT_LOCALE, parseLocaleClaim, type Locale } from '../../shared/locales';

/** The user record: the answer of {base}/connect/userinfo (SPEC 3.3.1). */
export interface User {
  readonly sub: string;
  readonly name: string;
  /** Empty when the sign-in server knows none. */
  readonly email: string;
  readonly locale: Locale;
  readonly roles: readonly string[];
  readonly verified: boolean;
  /** Path below the API base; empty without a picture. */
  readonly picture: string;
  /** The terms in force have not been accepted. */
  readonly termsDue: boolean;
  /** Rights of the staff do not count yet: the account lacks a second factor. */
  readonly factorDue?: true;
  /** Tells that it is the sign-in at the provider that lacks the second factor. */
  readonly factorDueAtProvider?: true;
  /** Classes of sign-in that the provider is asked for then, with spaces between. */
  readonly factorAcrValues?: string;
}

/** Read a user record from the server or from storage; null without a subject. */
export function readUser(record: unknown): User | null {
  if (typeof record !== 'object' || record === null) return null;
  const { sub, name, email, locale, roles, verified, picture } = record as Record<string, unknown>;
  const { terms_due, factor_due, factor_due_at_provider, factor_acr_values } = record as Record<
    string,
    unknown
  >;
  if (typeof sub !== 'string' || sub === '') return null;
  return {
    sub,
    name: textOf(name),
    email: textOf(email),
    locale: parseLocaleClaim(locale) ?? DEFAULT_LOCALE,
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    verified: verified === true,
    picture: textOf(picture),
    termsDue: terms_due === true,
    ...(factor_due === true && { factorDue: true }),
    ...(factor_due_at_provider === true && { factorDueAtProvider: true }),
    ...(typeof factor_acr_values === 'string' && { factorAcrValues: factor_acr_values }),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
