import type { LegalPage } from '../routes';

/** Facts of an installation that every page depends on; they stand in the state of each page. */
export interface InstallationFacts {
  /** Legal texts of which a version is in force. */
  readonly legalPages: readonly LegalPage[];
  /** Tells whether accounts with a password can be made. */
  readonly canRegister: boolean;
  /** Tells whether this host trusts an identity provider at which people can sign in. */
  readonly hasProvider: boolean;
}

/**
 * Legal texts without which nobody registers: whoever does accepts the one, and is told by the
 * other what is kept about them.
 */
export const REGISTRATION_TEXTS: readonly LegalPage[] = ['terms-and-conditions', 'privacy-policy'];
