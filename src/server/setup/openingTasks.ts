import { sql } from 'kysely';
import { OPENING_TASKS, type OpeningTask, type OpeningTasks } from '../../shared/contract/setup';
import { isLoopback } from '../../shared/loopback';
import { getSettings } from '../city/currentSettings';
import { selectLegalInForce } from '../db/legalInForce';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { readTestMail } from './testMail';

/** Lists the kinds of legal texts that are in force. */
async function listLegalTexts(db: Database, now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string }>`
    select kind from contents where id in ${selectLegalInForce(now)}`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
}

/**
 * Tells whether somebody has signed in: by a provider where there is one, as people will, else by
 * password.
 */
async function hasSignedIn({ db, doors }: Pick<HostContext, 'db' | 'doors'>): Promise<boolean> {
  const issuers = doors.map(({ issuer }) => issuer);
  const byProvider = sql`select from identities where issuer = any(${issuers}::text[])`;
  const byPassword = sql`select from sessions where kind = 'password'`;
  const { rows } = await sql<{ has: boolean }>`
    select exists (${issuers.length > 0 ? byProvider : byPassword}) as has`.execute(db);
  return rows[0]!.has;
}

const isSaid = (texts: Readonly<Record<string, string>>): boolean =>
  Object.values(texts).some((text) => text.trim() !== '');

/** Reads what has to be there before the portal is open for everybody. */
export async function readOpeningTasks(
  context: HostContext,
): Promise<Pick<OpeningTasks, 'items' | 'localAddress' | 'isTestMailUnderway'>> {
  const { db, clock, portalOrigin } = context;
  const { cityName, contact } = getSettings().identity;
  const now = new Date(clock());
  const [texts, mail, signIn] = await Promise.all([
    listLegalTexts(db, now),
    readTestMail(db, now),
    hasSignedIn(context),
  ]);
  const done: Readonly<Record<OpeningTask, boolean>> = {
    name: isSaid(cityName),
    contact: contact.email !== null || contact.phone !== null || isSaid(contact.address),
    privacy: texts.has('privacy-policy'),
    terms: texts.has('terms-and-conditions'),
    mail: mail.hasArrived,
    signIn,
  };
  return {
    items: OPENING_TASKS.map((task) => ({ task, isDone: done[task] })),
    isTestMailUnderway: mail.isUnderway,
    localAddress: isLoopback(new URL(portalOrigin)) ? portalOrigin : null,
  };
}
