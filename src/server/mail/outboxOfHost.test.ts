import { buildServer } from '../buildServer';
import { openAccountsHost, PASSWORD } from '../accounts/testing/accountsHost';
import { FIRST_START, TEST_CONFIG, testFiles } from '../testing/testHost';
import type { MailSetting } from './mailSetting';
import { RETRY_AFTER_MS } from './outbox';
import { startSmtpServer } from './testing/startSmtpServer';

const LOOK_EVERY_MS = 20;
const MOST_LOOKS = 3_000;

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('waited in vain');
}

test('[SPEC 1.4] the mail of a registration that one host could not send is sent by the next one, once, and its link works', async () => {
  const smtp = await startSmtpServer({ replies: [451] });
  const mail: MailSetting = {
    transport: { kind: 'smtp', url: smtp.url },
    from: { name: 'Meydan', address: 'meydan@portal.example' },
  };
  const host = await openAccountsHost({ mail });
  const email = 'deniz@one.example';
  await host.post('accounts', { name: 'Deniz Ay', email, password: PASSWORD, locale: 'en' });
  const mails = () => host.database.db.selectFrom('mails').select('attempts').execute();
  await until(async () => (await mails())[0]?.attempts === 1);

  const next = await buildServer({
    database: host.database,
    doors: [],
    origins: [],
    mail,
    files: testFiles(),
    portalOrigin: 'http://localhost:3000',
    config: TEST_CONFIG,
    portalFolder: null,
    logLevel: 'silent',
    clock: () => FIRST_START.getTime() + RETRY_AFTER_MS[0],
  });
  await until(async () => (await mails()).length === 0);
  await next.close();
  expect(smtp.received).toHaveLength(1);
  const [, token] = /#token=([\w-]+)/.exec(smtp.received[0]!.message.text)!;
  expect((await host.post('accounts/confirm', { token })).statusCode).toBe(204);
  await host.close();
  await smtp.close();
}, 120_000);
