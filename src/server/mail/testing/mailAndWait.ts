import { migrate } from '../../db/migrate';
import { openEmbedded } from '../../db/openDatabase';
import { createMailer } from '../mailer';
import { NOW, ORDER } from './openMailer';

/**
 * Runs a host's mailer as a process of its own: orders three mails, two of them to one address, and
 * goes on until it is killed.
 */
async function mailAndWait([folder = '', server = '']: readonly string[]): Promise<void> {
  const { db } = await openEmbedded(folder);
  await migrate(db);
  const mailer = createMailer({
    db,
    transport: { kind: 'smtp', url: new URL(server) },
    from: { name: 'Meydan', address: 'meydan@portal.example' },
    clock: () => NOW,
    log: { warn: () => undefined, error: () => undefined },
  });
  await mailer.send(ORDER);
  await mailer.send({ ...ORDER, to: 'leyla@city.example' });
  await mailer.send({ ...ORDER, locale: 'tr' });
}

mailAndWait(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
