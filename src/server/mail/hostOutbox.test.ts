import { getPendingWork } from '../background/pendingWork';
import { buildServer } from '../buildServer';
import { openAccountsHost, PASSWORD } from '../accounts/testing/accountsHost';
import { FIRST_START, TEST_CONFIG, createTestFiles } from '../testing/testHost';
import type { MailSetting } from './mailSetting';
import { RETRY_AFTER_MS } from './outbox';
import { startSmtpServer } from './testing/startSmtpServer';

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
  await host.settled();
  expect(await mails()).toEqual([{ attempts: 1 }]);

  const next = await buildServer({
    database: host.database,
    doors: [],
    origins: [],
    mail,
    files: createTestFiles(),
    portalOrigin: 'http://localhost:3000',
    config: TEST_CONFIG,
    portalFolder: null,
    logLevel: 'silent',
    clock: () => FIRST_START.getTime() + RETRY_AFTER_MS[0],
  });
  await getPendingWork(next).settled();
  expect(await mails()).toEqual([]);
  await next.close();
  expect(smtp.received).toHaveLength(1);
  const [, token] = /#token=([\w-]+)/.exec(smtp.received[0]!.message.text)!;
  expect((await host.post('accounts/confirm', { token })).statusCode).toBe(204);
  await host.close();
  await smtp.close();
});
