import type { AccountClaims, FindAccount } from 'oidc-provider';
import { demoEmail } from '../shared/demoPeople';
import type { DEMO_PEOPLE } from '../shared/demoPeople';

export type DoorPerson = (typeof DEMO_PEOPLE)[number];

/**
 * Returns the stable subject of a person: what accounts in the product are linked by, together with
 * the issuer.
 */
export const subjectOf = (person: DoorPerson): string => `demo-${person.key}`;

const claimsOf = (person: DoorPerson): AccountClaims => ({
  sub: subjectOf(person),
  name: person.name,
  locale: person.locale,
  verified: person.verified,
  email: demoEmail(person.key),
  email_verified: true,
  roles: person.roles,
});

/**
 * Looks accounts up by subject; the provider picks from the claims what the granted scopes cover.
 */
export function accountFinder(people: readonly DoorPerson[]): FindAccount {
  const bySubject = new Map(people.map((person) => [subjectOf(person), person]));
  return (_ctx, sub) => {
    const person = bySubject.get(sub);
    return person && { accountId: sub, claims: () => claimsOf(person) };
  };
}
