import { appointAdmin, type Appointment } from '../server/admin/appointAdmin';
import { migrate } from '../server/db/migrate';
import { openEmbedded, openServer } from '../server/db/openDatabase';
import { readEnvironment } from '../server/environment';
import { StartProblem } from '../server/startProblem';

const REFUSALS: Readonly<Record<Exclude<Appointment['kind'], 'appointed'>, string>> = {
  unknown: 'has confirmed no account here. Register in the portal and follow the link of the mail.',
  blocked: 'belongs to a blocked account.',
};

/**
 * `npm run admin -- <e-mail>`: makes the owner of a confirmed address an administrator. Refused
 * while a host uses the embedded database.
 */
async function run(email: string | undefined): Promise<void> {
  if (!email) throw new StartProblem('Say whom: npm run admin -- name@example.org');
  const { dataFolder, databaseUrl } = readEnvironment(process.env);
  const database = databaseUrl ? await openServer(databaseUrl) : await openEmbedded(dataFolder);
  try {
    await migrate(database.db);
    const appointment = await appointAdmin(database.db, email, new Date());
    if (appointment.kind !== 'appointed')
      throw new StartProblem(`${email} ${REFUSALS[appointment.kind]}`);
    process.stdout.write(`${appointment.name} (${email}) is an administrator.\n`);
  } finally {
    await database.close();
  }
}

run(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartProblem ? error.message : String((error as Error).stack)}\n`,
  );
  process.exitCode = 1;
});
