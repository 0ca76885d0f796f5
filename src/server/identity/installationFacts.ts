import { sql } from 'kysely';
import { REGISTRATION_TEXTS, type InstallationFacts } from '../../shared/contract/installation';
import type { LegalPage } from '../../shared/routes';
import { getSettings } from '../city/currentSettings';
import { selectLegalInForce } from '../db/legalInForce';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { createCache } from '../http/ttlCache';
import { Problem } from '../http/problem';

/** A version comes into force by the day alone. */
const LIFETIME_MS = 10_000;

/**
 * Reads which legal texts there are, and whether people can register: not before there are terms
 * and a privacy policy. The first administrator comes in by the setup code.
 */
async function readLegalFacts(
  db: Database,
  now: Date,
): Promise<Pick<InstallationFacts, 'legalPages' | 'canRegister'>> {
  const { rows } = await sql<{ kind: LegalPage }>`
    select kind from contents where id in ${selectLegalInForce(now)} order by kind`.execute(db);
  const legalPages = rows.map(({ kind }) => kind);
  const isComplete = REGISTRATION_TEXTS.every((kind) => legalPages.includes(kind));
  return { legalPages, canRegister: isComplete };
}

/** @throws Problem notOpen while the installation is set up, legalTextsMissing */
export async function requireRegistration(db: Database, now: Date): Promise<void> {
  if (getSettings().stage === 'setup') throw new Problem('notOpen');
  const { canRegister } = await readLegalFacts(db, now);
  if (!canRegister) throw new Problem('legalTextsMissing');
}

/**
 * Keeps the facts of the installation in memory, so that no page asks for them by itself; a legal
 * text that changes on any host is noticed at once.
 */
export function openInstallationFacts({
  db,
  live,
  clock,
  doors,
}: Pick<HostContext, 'db' | 'live' | 'clock' | 'doors'>): () => Promise<InstallationFacts> {
  const hasProvider = doors.length > 0;
  const read = async () => ({ ...(await readLegalFacts(db, new Date(clock()))), hasProvider });
  const facts = createCache<InstallationFacts>({ clock, lifetimeMs: LIFETIME_MS, most: 1 });
  live.onAnyChange(({ section }) => {
    if (section === 'legal') facts.clear();
  });
  live.onGap(() => facts.clear());
  return () => facts.get('facts', read);
}
