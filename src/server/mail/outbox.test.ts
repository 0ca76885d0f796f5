import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { bundleProgram } from '../../tooling/jest/bundledProgram';
import { migrate } from '../db/migrate';
import { openEmbedded } from '../db/openDatabase';
import { createCollector } from '../testing/collector';
import { watchTables, type TableWatch } from '../testing/watchTables';
import { LOOK_AFTER_TRANSACTION_MS, LOOK_EVERY_MS, type MailerOptions } from './mailer';
import { MAIL_LIFETIME_MS, LEASE_MS, RETRY_AFTER_MS } from './outbox';
import { openMailBench, type MailBench } from './testing/mailBench';
import { NOW, ORDER, type TestMailer } from './testing/openMailer';
import {
  startSmtpServer,
  type TestSmtpServer,
  type TestSmtpServerOptions,
} from './testing/startSmtpServer';

let bench: MailBench;
let watch: TableWatch;
let now = NOW;
beforeAll(async () => {
  bench = await openMailBench();
  watch = await watchTables(bench.database, 'mails');
});
afterEach(async () => {
  await bench.clear();
  now = NOW;
});
afterAll(() => bench.close());

const serve = (options?: TestSmtpServerOptions) => bench.serve(options);

/** Starts a mail server that lets every conversation wait after MAIL FROM until `goOn`. */
async function serveSlowly() {
  const held = createCollector<() => void>();
  let isHolding = true;
  const server = await serve({
    server: {
      onMailFrom: (_address, _session, callback) =>
        void (isHolding ? held.add(callback) : callback()),
    },
  });
  const goOn = () => {
    isHolding = false;
    for (const resume of held.items) resume();
  };
  return { server, held, goOn };
}

/** Opens one of the hosts that share the database. */
const openHost = ({ url }: TestSmtpServer, options: Partial<MailerOptions> = {}): TestMailer =>
  bench.openMailer({ transport: { kind: 'smtp', url }, clock: () => now, ...options });

const waiting = () => bench.db.selectFrom('mails').selectAll().orderBy('id').execute();
const untilAllHaveLeft = () =>
  watch.until(async () => ((await waiting()).length === 0 ? true : undefined));
const receiversOf = ({ received }: TestSmtpServer) => received.flatMap(({ to }) => to);
const languagesOf = ({ received }: TestSmtpServer) =>
  received.map(({ message }) => message.header('Content-Language'));

describe('a mail that cannot leave', () => {
  test('is tried again after 1, 5 and 30 minutes, 2 and 6 hours, and arrives as the same message', async () => {
    const server = await serve({ replies: Array<number>(6).fill(451) });
    const host = openHost(server);
    await host.mailer.send(ORDER);
    await host.mailer.settled();
    const [stored] = await waiting();
    for (const [index, waitMs] of [...RETRY_AFTER_MS, RETRY_AFTER_MS.at(-1)!].entries()) {
      expect(server.tries()).toBe(index + 1);
      now += waitMs - 1;
      await host.look();
      expect(server.tries()).toBe(index + 1);
      now += 1;
      await host.look();
    }
    const [mail] = server.received;
    expect(server.received).toHaveLength(1);
    expect(mail!.message.header('Message-ID')).toBe(`<${stored!.message_id}@portal.example>`);
    expect(Date.parse(mail!.message.header('Date'))).toBe(NOW);
    expect(await waiting()).toEqual([]);
    expect(host.lines.map(({ level, text }) => `${level}: ${text}`)).toEqual(
      Array(6).fill('warn: mail is tried again'),
    );
    expect(RETRY_AFTER_MS.map((ms) => ms / 60_000)).toEqual([1, 5, 30, 120, 360]);
  });

  test('is given up after 24 hours; the log names neither address nor content, the row is gone', async () => {
    const server = await serve({ replies: Array<number>(50).fill(451) });
    const host = openHost(server);
    await host.mailer.send(ORDER);
    await host.mailer.settled();
    now = NOW + MAIL_LIFETIME_MS - 1;
    await host.look();
    expect(await waiting()).toHaveLength(1);
    now = NOW + MAIL_LIFETIME_MS;
    await host.look();
    expect(await waiting()).toEqual([]);
    expect(server.tries()).toBe(2);
    expect(host.lines.at(-1)).toEqual({
      level: 'error',
      facts: { template: 'confirmEmail' },
      text: 'mail given up: it could not leave in time',
    });
    expect(JSON.stringify(host.lines)).not.toMatch(/deniz|token/i);
  });

  test.each([
    ['a host that sends', true],
    ['a host without a mail server', false],
  ])('is not sent, only deleted, when it is found too late by %s', async (_who, sends) => {
    const server = await serve();
    const first = openHost(await serve({ replies: [451] }));
    await first.mailer.send(ORDER);
    await first.mailer.settled();
    await first.mailer.close();
    now += MAIL_LIFETIME_MS;
    const host = openHost(server, sends ? {} : { transport: { kind: 'none' } });
    await host.mailer.settled();
    expect([await waiting(), server.received]).toEqual([[], []]);
  });

  test('waits for a server that is down and comes back', async () => {
    const first = await startSmtpServer();
    await first.close();
    const host = openHost(first);
    await host.mailer.send(ORDER);
    await host.mailer.settled();
    const second = await serve({ port: first.port });
    now += RETRY_AFTER_MS[0];
    await host.look();
    expect(second.received).toHaveLength(1);
  });

  test('waits when it is the sender or the account that the server refuses: somebody can set that right', async () => {
    const refusal = Object.assign(new Error('not you'), { responseCode: 550 });
    const server = await serve({
      server: { onMailFrom: (_address, _session, callback) => callback(refusal) },
    });
    const host = openHost(server);
    await host.mailer.send(ORDER);
    await host.mailer.settled();
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  });

  test('waits when this host does not know its template: a newer one will', async () => {
    const host = openHost(await serve());
    await host.mailer.settled();
    await sql`
      insert into mails (receiver, locale, template, template_values, created_at)
      values ('deniz@city.example', 'en', 'ofTomorrow', '{}', ${new Date(NOW)})`.execute(bench.db);
    await host.look();
    expect(await waiting()).toMatchObject([{ attempts: 1, leased_until: null }]);
  });
});

describe('several hosts', () => {
  test('fifty mails, two hosts: each mail arrives once, and both have sent', async () => {
    const [one, other] = [await serve(), await serve()];
    const hosts = [openHost(one), openHost(other)];
    const receivers = Array.from({ length: 50 }, (_, index) => `person${index}@city.example`);
    await Promise.all(
      receivers.map((to, index) => hosts[index % 2]!.mailer.send({ ...ORDER, to })),
    );
    await Promise.all(hosts.map(({ mailer }) => mailer.settled()));
    await untilAllHaveLeft();
    expect([...receiversOf(one), ...receiversOf(other)].sort()).toEqual([...receivers].sort());
    expect([one, other].every(({ received }) => received.length > 0)).toBe(true);
  });

  test('a mail that one host is sending is not taken by another, nor again by itself when the clock jumps', async () => {
    const { server, held, goOn } = await serveSlowly();
    const idle = await serve();
    const busy = openHost(server);
    await busy.mailer.send(ORDER);
    await held.reach(1);
    const other = openHost(idle);
    await other.look();
    now += LEASE_MS + MAIL_LIFETIME_MS;
    void busy.look();
    await watch.until(async () =>
      (await waiting())[0]!.leased_until!.getTime() > now ? true : undefined,
    );
    await other.look();
    goOn();
    await busy.mailer.settled();
    expect([server.received.length, idle.received.length]).toEqual([1, 0]);
    expect(await waiting()).toEqual([]);
  });

  test('a host takes what another one left when it was closed', async () => {
    const refusing = openHost(await serve({ replies: [451] }));
    await refusing.mailer.send(ORDER);
    await refusing.mailer.settled();
    await refusing.mailer.close();
    expect(await waiting()).toHaveLength(1);

    const server = await serve();
    const next = openHost(server);
    await next.mailer.settled();
    expect(server.received).toHaveLength(0);
    now += RETRY_AFTER_MS[0];
    await next.look();
    expect(server.received).toHaveLength(1);
  });

  test('closing takes no further mail and waits for the one that is being sent', async () => {
    const { server, held, goOn } = await serveSlowly();
    const host = openHost(server);
    await host.mailer.send(ORDER);
    await host.mailer.send({ ...ORDER, locale: 'tr' });
    await held.reach(1);
    const closed = host.mailer.close();
    goOn();
    await closed;
    expect(languagesOf(server)).toEqual(['en']);
    expect(await waiting()).toMatchObject([{ locale: 'tr', leased_until: null }]);
  });

  test('a host looks twice a minute, and at once when it starts', async () => {
    const server = await serve();
    const { pauses, look } = openHost(server);
    await look();
    expect([LOOK_EVERY_MS, pauses]).toEqual([30_000, [LOOK_EVERY_MS, LOOK_EVERY_MS]]);
  });
});

describe('the order', () => {
  test('mails to one address arrive in the order of their orders, whoever sends them', async () => {
    const server = await serve();
    const hosts = [openHost(server), openHost(server)];
    const languages = Array.from(
      { length: 12 },
      (_, index) => (['en', 'ar', 'tr'] as const)[index % 3]!,
    );
    for (const [index, locale] of languages.entries())
      await hosts[index % 2]!.mailer.send({ ...ORDER, locale });
    await untilAllHaveLeft();
    await Promise.all(hosts.map(({ mailer }) => mailer.settled()));
    expect(languagesOf(server)).toEqual(languages);
  });

  test('a mail that waits for its next try holds no later one up', async () => {
    const server = await serve({ replies: [451] });
    const host = openHost(server);
    await host.mailer.send(ORDER);
    await host.mailer.settled();
    await host.mailer.send({ ...ORDER, locale: 'tr' });
    await host.mailer.settled();
    expect(languagesOf(server)).toEqual(['tr']);
  });
});

describe('a transaction', () => {
  test('a mail that is ordered in one leaves when it commits, and does not exist when it fails', async () => {
    const server = await serve();
    const host = openHost(server);
    await host.mailer.settled();
    await bench.db.transaction().execute((trx) => host.mailer.send(ORDER, trx));
    const failing = bench.db.transaction().execute(async (trx) => {
      await host.mailer.send({ ...ORDER, locale: 'tr' }, trx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(server.received).toHaveLength(0);
    await host.look();
    expect(languagesOf(server)).toEqual(['en']);
    expect(host.pauses).toContain(LOOK_AFTER_TRANSACTION_MS);
  });

  test('a mail that cannot be kept fails its transaction, and is logged without one', async () => {
    const host = openHost(await serve());
    await host.mailer.settled();
    const broken = bench.db.transaction().execute(async (trx) => {
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
      await host.mailer.send(ORDER, trx);
    });
    await expect(broken).rejects.toMatchObject({ code: '25P02' });
    expect(host.lines).toMatchObject([{ level: 'error', facts: { code: '25P02' } }]);

    const withoutTable = openHost(await serve(), { db: bench.db.withSchema('nowhere') });
    await withoutTable.mailer.settled();
    await expect(withoutTable.mailer.send(ORDER)).resolves.toBeUndefined();
    const { lines } = withoutTable;
    expect(new Set(lines.map(({ text }) => text))).toEqual(
      new Set(['the outbox failed', 'mail given up']),
    );
    expect(JSON.stringify(lines)).not.toMatch(/deniz|token/i);
  });
});

describe('a host that is killed', () => {
  const startHost = (folder: string, { url }: TestSmtpServer): ChildProcess => {
    const program = join(import.meta.dirname, 'testing', 'mailAndWait.ts');
    const host = spawn(process.execPath, [bundleProgram(program), folder, url.href], {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    bench.endLater(async () => void host.kill('SIGKILL'));
    return host;
  };

  test('while it sends loses no mail: once its lease is over the next host sends each of them once, in order', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meydan-killed-'));
    const { server, held, goOn } = await serveSlowly();
    const killed = startHost(folder, server);
    const ended = new Promise((resolve) => killed.once('exit', resolve));
    await held.reach(2);
    killed.kill('SIGKILL');
    await ended;
    goOn();

    const left = await openEmbedded(folder);
    expect(await migrate(left.db)).toEqual([]);
    const next = openHost(server, { db: left.db });
    await next.mailer.settled();
    now += LEASE_MS - 1;
    await next.look();
    expect(server.received).toHaveLength(0);
    now += 1;
    await next.look();
    await next.look();
    expect(receiversOf(server).sort()).toEqual([ORDER.to, ORDER.to, 'leyla@city.example']);
    const toOne = server.received.filter(({ to }) => to.includes(ORDER.to));
    expect(toOne.map(({ message }) => message.header('Content-Language'))).toEqual(['en', 'tr']);
    expect(await left.db.selectFrom('mails').select('id').execute()).toEqual([]);
    await next.mailer.close();
    await left.close();
  });
});
