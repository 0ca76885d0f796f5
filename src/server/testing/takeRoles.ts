import type { Database } from '../db/openDatabase';

/**
 * Takes all roles from a person: those that were given here, and those that providers say of them.
 * @returns what gives them back
 */
export async function takeRoles(db: Database, personId: string): Promise<() => Promise<void>> {
  const given = await db
    .selectFrom('people')
    .select('roles')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const said = await db
    .selectFrom('identities')
    .select(['issuer', 'roles'])
    .where('person_id', '=', personId)
    .execute();
  const setGiven = (roles: readonly string[]) =>
    db
      .updateTable('people')
      .set({ roles: [...roles] })
      .where('id', '=', personId)
      .execute();
  await setGiven([]);
  await db.updateTable('identities').set({ roles: [] }).where('person_id', '=', personId).execute();
  return async () => {
    await setGiven(given.roles);
    for (const { issuer, roles } of said)
      await db
        .updateTable('identities')
        .set({ roles: [...roles] })
        .where('person_id', '=', personId)
        .where('issuer', '=', issuer)
        .execute();
  };
}
