import { mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { getLocaleInfo } from '../../shared/locales';
import { TEST_LOCALES } from '../../shared/testing/testLocales';
import type { MailerOptions } from './mailer';
import { readMessage } from './readMessage';
import { createSmtpOptions } from './smtpCarrier';
import { openMailBench, type MailBench } from './testing/mailBench';
import { LINK, NOW, ORDER } from './testing/openMailer';
import type { TestSmtpServer, TestSmtpServerOptions } from './testing/startSmtpServer';
import { MAIL_TEMPLATES, getMailTexts } from './texts';
import { fillTexts } from '../city/currentSettings';

const EVERY_VALUE = {
  name: 'Deniz Kaya',
  link: LINK,
  signInLink: 'https://portal.example/en/sign-in',
  resetLink: 'https://portal.example/en/forgot-password',
  undoLink: 'https://portal.example/en/undo-password-change#token=xyz',
  stopLink: 'https://portal.example/en/unsubscribe#token=xyz',
};

let bench: MailBench;
beforeAll(async () => {
  bench = await openMailBench();
});
afterEach(() => bench.clear());
afterAll(() => bench.close());

const serve = (options?: TestSmtpServerOptions) => bench.serve(options);
const waiting = () => bench.db.selectFrom('mails').selectAll().execute();

const throughServer = ({ url }: TestSmtpServer, options: Partial<MailerOptions> = {}) =>
  bench.openMailer({ transport: { kind: 'smtp', url }, ...options });

describe('a mail server', () => {
  test('a mail arrives with sender, receiver, date and both parts, and says that a machine wrote it', async () => {
    const server = await serve();
    const { mailer, lines } = throughServer(server);
    await mailer.send(ORDER);
    await mailer.settled();

    const [{ from, to, message, source }] = server.received as [(typeof server.received)[0]];
    expect({ from, to }).toEqual({ from: 'meydan@portal.example', to: ['deniz@city.example'] });
    expect(message.header('From')).toBe('Meydan <meydan@portal.example>');
    expect(message.header('To')).toBe('deniz@city.example');
    expect(message.header('Subject')).toBe('Confirm your e-mail address');
    expect(new Date(message.header('Date')).getTime()).toBe(NOW);
    expect(message.header('Message-ID')).toMatch(/^<[\w-]+@portal\.example>$/);
    expect(message.header('Auto-Submitted')).toBe('auto-generated');
    expect(message.header('Content-Language')).toBe('en');
    expect(message.header('Content-Type')).toContain('multipart/alternative');
    expect(source.match(/charset=utf-8/gi)).toHaveLength(2);
    expect(message.text).toContain(LINK);
    expect(message.html).toContain(`href="${LINK}"`);
    expect(lines).toEqual([]);
  });

  test.each(TEST_LOCALES)(
    '[SPEC 1.6] every mail arrives in the reader’s language: %s',
    async (locale) => {
      const server = await serve();
      const { mailer } = throughServer(server);
      for (const template of MAIL_TEMPLATES)
        await mailer.send({ to: ORDER.to, locale, template, values: EVERY_VALUE });
      await mailer.settled();

      const { mails } = fillTexts(getMailTexts(locale), locale);
      const subjects = server.received.map(({ message }) => message.header('Subject')).sort();
      expect(subjects).toEqual(MAIL_TEMPLATES.map((template) => mails[template].subject).sort());
      for (const { message, source } of server.received) {
        expect(source.slice(0, source.indexOf('\r\n\r\n'))).toMatch(/^\p{ASCII}*$/u);
        expect(message.html).toContain(
          `<html lang="${locale}" dir="${getLocaleInfo(locale).dir}">`,
        );
        expect(message.html).toContain('<bdi>Deniz Kaya</bdi>');
        expect(message.text).toContain('\u2068Deniz Kaya\u2069');
      }
    },
  );

  test('a receiver that the server refuses (550) is not tried again; the log names neither address nor content', async () => {
    const server = await serve({ replies: [550] });
    const { mailer, lines } = throughServer(server);
    await mailer.send(ORDER);
    await mailer.settled();
    expect({ tries: server.tries(), received: server.received.length }).toEqual({
      tries: 1,
      received: 0,
    });
    expect(await waiting()).toEqual([]);
    expect(lines).toEqual([
      {
        level: 'error',
        facts: { template: 'confirmEmail', code: 'EENVELOPE', responseCode: 550 },
        text: 'mail given up',
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/deniz|token/i);
  });

  test('ordering resolves before the mail has left, and never rejects', async () => {
    const server = await serve();
    const { mailer, lines } = throughServer(server);
    await mailer.send(ORDER);
    expect(server.received).toHaveLength(0);
    await expect(mailer.send({ ...ORDER, to: 'nobody' })).resolves.toBeUndefined();
    await mailer.settled();
    expect(server.received).toHaveLength(1);
    expect(lines).toEqual([
      {
        level: 'error',
        facts: { template: 'confirmEmail', code: 'badAddress' },
        text: 'mail given up',
      },
    ]);
  });

  test('whatever somebody typed as a name, the mail is kept and arrives', async () => {
    const server = await serve();
    const { mailer, lines } = throughServer(server);
    await mailer.send({ ...ORDER, values: { ...ORDER.values, name: 'De\0niz \ud800 "\'' } });
    await mailer.settled();
    expect({ received: server.received.length, lines }).toEqual({ received: 1, lines: [] });
  });

  test('two hundred mails at once all arrive, once each', async () => {
    const server = await serve();
    const { mailer } = throughServer(server);
    const receivers = Array.from({ length: 200 }, (_, index) => `person${index}@city.example`);
    await Promise.all(receivers.map((to) => mailer.send({ ...ORDER, to })));
    await mailer.settled();
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual([...receivers].sort());
  });
});

describe('encryption', () => {
  const elsewhere = createSmtpOptions(new URL('smtp://user:p%40ss@mail.example'));
  const OUTSIDE = {
    from: 'meydan@portal.example',
    to: 'deniz@city.example',
    text: 'must not be readable on the way',
  };

  test('addresses become hosts, ports and accounts; nothing else is read from them', () => {
    expect(elsewhere).toMatchObject({
      host: 'mail.example',
      port: 587,
      secure: false,
      requireTLS: true,
      tls: { rejectUnauthorized: true },
      auth: { user: 'user', pass: 'p@ss' },
    });
    expect(createSmtpOptions(new URL('smtps://mail.example'))).toMatchObject({
      port: 465,
      secure: true,
    });
    expect(
      createSmtpOptions(
        new URL('smtp://mail.example:2525/?requireTLS=false&tls.rejectUnauthorized=false'),
      ),
    ).toMatchObject({ port: 2525, requireTLS: true, tls: { rejectUnauthorized: true } });
    expect(createSmtpOptions(new URL('smtp://[::1]:25'))).toMatchObject({
      host: '::1',
      requireTLS: false,
    });
  });

  test('a server elsewhere that offers no encryption gets nothing', async () => {
    const server = await serve();
    const sender = createTransport({ ...elsewhere, host: '127.0.0.1', port: server.port });
    await expect(sender.sendMail(OUTSIDE)).rejects.toMatchObject({ code: expect.any(String) });
    expect(server.received).toHaveLength(0);
  });

  test('a server elsewhere with a certificate of its own making gets nothing; on this machine it does', async () => {
    const server = await serve({ server: { disabledCommands: [] } });
    const sender = createTransport({ ...elsewhere, host: '127.0.0.1', port: server.port });
    await expect(sender.sendMail(OUTSIDE)).rejects.toMatchObject({ code: expect.any(String) });
    expect(server.received).toHaveLength(0);

    const { mailer } = throughServer(server);
    await mailer.send(ORDER);
    await mailer.settled();
    expect(server.received.map(({ isEncrypted }) => isEncrypted)).toEqual([true]);
  });
});

describe('a folder', () => {
  const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'meydan-mail-')), 'mail');

  test('each mail is one whole file that only the host’s account may read', async () => {
    const folder = await newFolder();
    const { mailer } = bench.openMailer({ transport: { kind: 'folder', folder } });
    await Promise.all([mailer.send(ORDER), mailer.send({ ...ORDER, locale: 'ar' })]);
    await mailer.settled();
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^20260310T090000000Z-[0-9a-f]{8}\.eml$/);
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
      expect(readMessage(await readFile(join(folder, file), 'utf8')).text).toContain(LINK);
    }
  });

  test('a mail that is written once more takes its own place, whatever a killed host left there', async () => {
    const folder = await newFolder();
    const { mailer } = bench.openMailer({ transport: { kind: 'folder', folder } });
    await mailer.send(ORDER);
    await mailer.settled();
    const [file] = await readdir(folder);
    await writeFile(join(folder, `${file}.tmp`), 'half a ma');

    const [, start] = /-([0-9a-f]{8})\.eml$/.exec(file!)!;
    await bench.db
      .insertInto('mails')
      .values({
        message_id: `${start}-5f0e-4a52-9d0c-3d1f5f6b8a11`,
        receiver: ORDER.to,
        locale: 'tr',
        template: ORDER.template,
        template_values: JSON.stringify(ORDER.values),
        created_at: new Date(NOW),
      })
      .execute();
    await bench.openMailer({ transport: { kind: 'folder', folder } }).mailer.settled();
    expect(await readdir(folder)).toEqual([file]);
    expect(await readFile(join(folder, file!), 'utf8')).toContain('Content-Language: tr');
  });

  test('a folder that cannot be written is logged, and the mail waits until it can', async () => {
    const { mailer, lines } = bench.openMailer({
      transport: { kind: 'folder', folder: '/dev/null/mail' },
    });
    await mailer.send(ORDER);
    await mailer.settled();
    expect(lines).toEqual([
      {
        level: 'warn',
        facts: { template: 'confirmEmail', code: 'ENOTDIR' },
        text: 'mail is tried again',
      },
    ]);
    expect(await waiting()).toHaveLength(1);
  });
});

test('without a transport the host says at start that no mail can be sent, and keeps none', async () => {
  const { mailer, lines } = bench.openMailer({ transport: { kind: 'none' } });
  expect(lines).toEqual([
    { level: 'warn', facts: {}, text: 'no mail can be sent: MEYDAN_MAIL is not set' },
  ]);
  await mailer.send(ORDER);
  await mailer.settled();
  expect(lines).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});
