import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import {
  openEmbedded,
  openServer,
  type Database,
  type OpenDatabase,
} from '../server/db/openDatabase';
import { composeMail } from '../server/mail/composeMail';
import { createMailer } from '../server/mail/mailer';
import { storeMails, takeMail } from '../server/mail/outbox';
import { createSmtpOptions } from '../server/mail/smtpCarrier';
import {
  sendDigests,
  sendMailsAtOnce,
  type NewsContext,
} from '../server/notifications/digest/sendDigests';
import { startPostgres } from '../tooling/test/postgres';
import { openBenchHostOn } from './benchHost';
import { addReaders } from './digestsRows';
import { measureMs } from './measure';
import { watchMemory } from './memory';
import { formatOneDecimal, printNote, printTable, formatRatio, formatInteger } from './print';

const PEOPLE = [12_500, 25_000, 50_000];
const SENT = 2_000;
const MB = 1_000_000;
const DAY_MS = 86_400_000;
const TOMORROW = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
/** Two minutes after seven in the city. */
const DUE = new Date(`${TOMORROW}T04:02:00Z`);
const BEFORE = new Date(`${TOMORROW}T03:59:00Z`);
const FROM = { name: 'Meydan', address: 'meydan@bench.example' };
const { signal } = new AbortController();

/** Orders that are only kept: what sending takes is measured apart. */
const keeping = (db: Database): NewsContext => ({
  db,
  portalOrigin: 'https://bench.example',
  mail: {
    transport: { kind: 'folder', folder: '' },
    sendMany: (orders, trx) => storeMails(trx, orders, { at: DUE, isBulk: true }),
  },
});

/**
 * Ordering the digests of so many people: time, memory, and what looking takes when there is
 * nothing to do.
 */
async function order(open: () => Promise<OpenDatabase>, people: number): Promise<string[]> {
  const { database, close } = await openBenchHostOn(await open());
  const { db } = database;
  const things = await addReaders(db, people, BEFORE);
  const grown = watchMemory('resident');
  let mails = 0;
  const ms = await measureMs(async () => {
    mails = (await sendDigests(keeping(db), { now: DUE, signal })).mails ?? 0;
  });
  const bytes = grown();
  const idle = await measureMs(() => sendDigests(keeping(db), { now: DUE, signal }));
  const atOnce = await measureMs(() => sendMailsAtOnce(keeping(db), { now: DUE, signal }));
  await close();
  return [
    formatInteger(people),
    formatInteger(things),
    formatInteger(mails),
    formatOneDecimal(ms / 1_000),
    formatInteger(mails / (ms / 1_000)),
    formatOneDecimal(bytes / MB),
    formatInteger(idle),
    formatInteger(atOnce),
  ];
}

/** Mails a second into a mail server on this machine, from the outbox, and the same bytes bare. */
async function printSending(open: () => Promise<OpenDatabase>): Promise<void> {
  const { database, close } = await openBenchHostOn(await open());
  const { db } = database;
  await addReaders(db, SENT, BEFORE);
  await sendDigests(keeping(db), { now: DUE, signal });
  const child = fork(join(import.meta.dirname, 'digestsServer.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const [port] = (await once(child, 'message')) as [number];
  const url = new URL(`smtp://127.0.0.1:${port}`);
  const bareMs = await measureMs(await bareSending(db, url));

  await db.updateTable('mails').set({ leased_until: null }).execute();
  const clock = () => DUE.getTime();
  const log = { warn: () => undefined, error: () => undefined };
  const hostMs = await measureMs(async () => {
    const mailer = createMailer({ db, transport: { kind: 'smtp', url }, from: FROM, clock, log });
    await mailer.settled();
    await mailer.close();
  });
  child.disconnect();
  await close();
  const perSecond = (ms: number) => SENT / (ms / 1_000);
  printTable(`${formatInteger(SENT)} digests into a mail server on this machine`, [
    ['', 'mails/s', '÷ bare'],
    [
      'from the outbox',
      formatInteger(perSecond(hostMs)),
      formatRatio(perSecond(hostMs), perSecond(bareMs)),
    ],
    ['  the same bytes bare', formatInteger(perSecond(bareMs)), '1.00'],
  ]);
}

/**
 * Creates the reference: sends the finished bytes of every mail over the same number of
 * connections, without a database.
 */
async function bareSending(db: Database, url: URL): Promise<() => Promise<unknown>> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const raw: { readonly to: string; readonly bytes: Buffer }[] = [];
  for (;;) {
    const mail = await takeMail(db, { now: DUE, underWay: [] });
    if (!mail) break;
    const composed = composeMail(mail, FROM);
    const { message } = await composer.sendMail({ ...composed, headers: { ...composed.headers } });
    raw.push({ to: mail.order.to, bytes: message as Buffer });
  }
  const server = createTransport({ ...createSmtpOptions(url), pool: true, maxRequeues: 0 });
  return async () => {
    await Promise.all(
      raw.map(({ to, bytes }) =>
        server.sendMail({ envelope: { from: FROM.address, to }, raw: bytes }),
      ),
    );
    server.close();
  };
}

/** Measures writing to all readers: ordering page by page, then sending. */
export async function run(): Promise<void> {
  const postgres = await startPostgres();
  let databases = 0;
  const open = async () => {
    if (!postgres) return openEmbedded(null);
    databases += 1;
    const admin = await openServer(postgres.url);
    const name = `digests${databases}`;
    await sql.raw(`create database ${name}`).execute(admin.db);
    await admin.close();
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return openServer(url.href);
  };
  const rows = [];
  for (const people of PEOPLE) rows.push(await order(open, people));
  printTable(`Daily digests in ${postgres?.description ?? 'the embedded database'}`, [
    ['people', 'told of', 'mails', 's', 'mails/s', 'MB more', 'idle look, ms', 'at once, idle, ms'],
    ...rows,
  ]);
  printNote(
    '500 people in a transaction of three statements; MB: the most that the process grew by.',
  );
  await printSending(open);
  await postgres?.stop();
}
