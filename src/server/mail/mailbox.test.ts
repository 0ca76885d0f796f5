import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type InjectOptions } from 'fastify';
import helmet from 'helmet';
import type { OpenDatabase } from '../db/openDatabase';
import { setErrorHandlers } from '../http/errors';
import { openTestDatabase } from '../testing/testHost';
import { canOpenMailbox, mailboxRoutes, type MailboxOptions } from './mailboxRoutes';
import { openMailer } from './testing/openMailer';

const LINK = 'https://portal.example/ar/confirm-email#token=abc';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function openMailbox(options: Partial<MailboxOptions> = {}) {
  const folder = join(await mkdtemp(join(tmpdir(), 'meydan-mailbox-')), 'mail');
  const app = Fastify();
  setErrorHandlers(app);
  const setHeaders = helmet();
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, () => done()),
  );
  await mailboxRoutes(app, {
    transport: { kind: 'folder', folder },
    isProduction: false,
    ...options,
  });
  app.get('/is-open', (request) => ({ isOpen: canOpenMailbox(request) }));
  return {
    app,
    folder,
    ask: (request: InjectOptions | string) => app.inject(request),
    isOpen: async (request: InjectOptions = {}) =>
      (await app.inject({ url: '/is-open', ...request })).json<{ isOpen: boolean }>().isOpen,
    async write(locale: 'en' | 'ar', name: string, at: number) {
      const { mailer } = openMailer({
        db: database.db,
        transport: { kind: 'folder', folder },
        clock: () => at,
      });
      const values = { name, link: LINK };
      await mailer.send({ to: 'a@city.example', locale, template: 'confirmEmail', values });
      await mailer.settled();
      await mailer.close();
    },
  };
}

const idsIn = (page: string) =>
  [...page.matchAll(/href="\/mailbox\/([^"]+)"/g)].map(([, id]) => id!);

test('the list shows the newest mail first; a mail shows its text and its HTML in a frame without scripts', async () => {
  const { ask, write } = await openMailbox();
  await write('en', 'Deniz <b>', 1_000);
  await write('ar', 'ليلى', 2_000);
  const list = await ask('/mailbox');
  expect(list.statusCode).toBe(200);
  expect(list.body).toMatch(/lang="ar"[^]*تأكيد عنوان بريدك[^]*lang="en"[^]*Confirm your e-mail/);

  const [newest] = idsIn(list.body);
  const mail = await ask(`/mailbox/${newest}`);
  expect(mail.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(mail.body).toContain(LINK);
  const frame = await ask(`/mailbox/${newest}/html`);
  expect(frame.body).toContain('<html lang="ar" dir="rtl">');
  expect(frame.headers['content-security-policy']).toMatch(
    /default-src 'none'.*sandbox allow-popups/,
  );
  expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('no page of it runs a script, is kept or is indexed', async () => {
  const { ask, write } = await openMailbox();
  await write('en', 'Deniz', 1_000);
  const [id] = idsIn((await ask('/mailbox')).body);
  for (const path of ['/mailbox', `/mailbox/${id}`, `/mailbox/${id}/html`]) {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
});

test('a mail that somebody else put there cannot bring markup into the page', async () => {
  const { ask, folder, write } = await openMailbox();
  await write('en', 'Deniz', 1_000);
  await writeFile(
    join(folder, 'foreign.eml'),
    'Subject: =?utf-8?q?=3Cscript=3Ealert=281=29=3C/script=3E?=\r\nTo: "><img src=x>\r\n\r\nhello',
  );
  for (const path of ['/mailbox', '/mailbox/foreign'])
    expect((await ask(path)).body).not.toMatch(/<script>|<img/);
});

test('an empty mailbox says so; an unknown mail and a path out of the folder are not found', async () => {
  const { ask } = await openMailbox();
  expect((await ask('/mailbox')).body).toContain('No mail yet');
  expect((await ask('/mailbox/20260310T090000000Z-00000000')).statusCode).toBe(404);
  for (const id of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'a.eml'])
    expect((await ask(`/mailbox/${id}`)).statusCode).toBeGreaterThanOrEqual(400);
});

test('it does not exist in production, nor when mail is really sent', async () => {
  const production = await openMailbox({ isProduction: true });
  await production.write('en', 'Deniz', 1_000);
  expect((await production.ask('/mailbox')).statusCode).toBe(404);
  expect(await production.isOpen()).toBe(false);
  const sent = await openMailbox({
    transport: { kind: 'smtp', url: new URL('smtp://mail.example') },
  });
  expect((await sent.ask('/mailbox')).statusCode).toBe(404);
  expect(await sent.isOpen()).toBe(false);
});

test.each([
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['another name for this one', { headers: { host: 'rebound.example:3000' } }],
  ['a proxy on this machine', { headers: { forwarded: 'for=192.0.2.7' } }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a proxy on this machine', { headers: { 'x-forwarded-proto': 'https' } }],
  ['a proxy on this machine', { headers: { 'x-forwarded-host': 'localhost' } }],
  ['a proxy on this machine', { headers: { 'x-real-ip': '127.0.0.1' } }],
  ['a proxy on this machine', { headers: { via: '1.1 proxy' } }],
])('it does not exist for %s', async (_who, request) => {
  const { ask, isOpen, write } = await openMailbox();
  await write('en', 'Deniz', 1_000);
  expect((await ask({ url: '/mailbox', ...request })).statusCode).toBe(404);
  expect(await isOpen(request)).toBe(false);
});

test.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['localhost', 200],
  ['0.0.0.0', 404],
  ['::', 404],
])('a host that listens at %s answers this machine %i', async (address, status) => {
  const { app, ask, isOpen } = await openMailbox();
  await app.listen({ port: 0, host: address });
  expect((await ask('/mailbox')).statusCode).toBe(status);
  expect(await isOpen()).toBe(status === 200);
  await app.close();
});
