import type { AccountClaims, FindAccount } from 'oidc-provider';
import type { DemoAccount } from '../demo/account';

export type DoorPerson = DemoAccount;

/**
 * Returns the stable subject of a person: what accounts in the product are linked by, together with
 * the issuer.
 */
export const getSubject = (person: DoorPerson): string => `demo-${person.key}`;

const claimsOf = (person: DoorPerson): AccountClaims => ({
  sub: getSubject(person),
  name: person.name,
  locale: person.locale,
  verified: person.verified,
  email: person.email,
  email_verified: true,
  roles: person.roles,
});

/**
 * Looks accounts up by subject; the provider picks from the claims what the granted scopes cover.
 */
export function createAccountFinder(people: readonly DoorPerson[]): FindAccount {
  const bySubject = new Map(people.map((person) => [getSubject(person), person]));
  return (_ctx, sub) => {
    const person = bySubject.get(sub);
    return person && { accountId: sub, claims: () => claimsOf(person) };
  };
}
