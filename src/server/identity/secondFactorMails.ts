import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import type { Credential } from './credentials';
import { createMailLink } from './mailLinks';

interface SecondFactorNews {
  readonly template:
    'secondFactorOn' | 'secondFactorOff' | 'factorAdded' | 'factorRemoved' | 'secondFactorReset';
  /** Given where the administration did it. */
  readonly reason?: string;
}

/**
 * Tells the owner of the address that a second factor was added or taken off, in the transaction
 * that does it.
 */
export async function mailSecondFactor(
  { mail, portalOrigin }: Pick<HostContext, 'mail' | 'portalOrigin'>,
  { email: to, locale, name }: Credential,
  { template, reason: quotation = '' }: SecondFactorNews,
  trx: Database,
): Promise<void> {
  const values = { name, quotation, link: createMailLink(portalOrigin, locale, 'me/security') };
  await mail.send({ to, locale, template, values }, trx);
}
