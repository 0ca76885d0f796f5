import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../server/db/openDatabase';
import { bundleProgram } from './jest/bundledProgram';

const ISSUER = 'https://login.example';
const doors = [
  { issuer: ISSUER, portalClientId: 'portal', claims: { roles: 'realm_access.roles' } },
];
const folder = mkdtempSync(join(tmpdir(), 'meydan-admin-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as `npm run admin` does, with a database of its own. */
async function admin(...typed: readonly string[]) {
  const child = spawn(
    process.execPath,
    [bundleProgram(join(import.meta.dirname, 'appointAdmin.ts')), ...typed],
    {
      env: {
        ...process.env,
        DATABASE_URL: '',
        MEYDAN_DATA: folder,
        MEYDAN_SEED: 'none',
        MEYDAN_DOORS: JSON.stringify(doors),
      },
    },
  );
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, errors };
}

/** Adds a person as their first sign-in at the provider does. */
async function addPerson(name: string, email: string, subject: string): Promise<void> {
  const { db, close } = await openEmbedded(folder);
  const person = db.insertInto('people').values({ name, email }).returning('id');
  const { id } = await person.executeTakeFirstOrThrow();
  await db.insertInto('identities').values({ issuer: ISSUER, subject, person_id: id }).execute();
  await close();
}

test('from an empty portal to an administrator whom the provider knows, by what the command says', async () => {
  const empty = await admin('bert@gent.example');
  expect([empty.code, empty.output]).toEqual([1, '']);
  expect(empty.errors).toContain('Nobody has an account here yet. Sign in once in the portal');
  expect(empty.errors).toContain(`“admin” in the claim realm_access.roles at ${ISSUER}`);

  await addPerson('Bert', 'bert@gent.example', "auth0|it's");
  expect((await admin('cem@gent.example')).errors).toContain(
    'cem@gent.example has no account here.',
  );
  const byAddress = await admin('Bert@gent.example');
  expect([byAddress.code, byAddress.output]).toEqual([1, '']);
  expect(byAddress.errors).toContain('has an account here by a provider');
  expect(byAddress.errors).toContain(
    String.raw`  Bert: npm run admin -- --issuer https://login.example --subject 'auth0|it'\''s'`,
  );

  expect(await admin('--issuer', ISSUER, '--subject', "auth0|it's")).toEqual({
    code: 0,
    output: `Bert (auth0|it's at ${ISSUER}) is an administrator.\n`,
    errors: '',
  });
  expect(await admin('bert@gent.example', '--issuer', ISSUER)).toMatchObject({
    code: 0,
    output: 'Bert (bert@gent.example) is an administrator.\n',
  });
});

test.each([
  [[]],
  [['a@one.example', 'b@one.example']],
  [['--subject', 'x']],
  [['--issuer', ISSUER]],
  [['a@one.example', '--subject', 'x']],
  [['--all']],
])('the call %j is answered with how to call', async (typed) => {
  const { code, errors } = await admin(...typed);
  expect(code).toBe(1);
  expect(errors).toMatch(/^Say whom:\n {2}npm run admin -- name@example\.org/);
});
