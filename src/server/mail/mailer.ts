import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '../../shared/locales';
import type { Database } from '../db/openDatabase';
import type { MailEntry } from '../db/mailEntry';
import { checkOrder, MailFault, type ComposedMail, type MailLook } from './composeMail';
import { createFolderCarrier } from './folderCarrier';
import { toLogFacts, openMailSender, type MailSender } from './mailSender';
import type { MailSetting, MailTransport } from './mailSetting';
import { forgetOldMails, renewLeases, storeMails } from './outbox';
import { createSmtpCarrier } from './smtpCarrier';
import type { MailTemplate } from './texts';

export interface MailOrder {
  readonly to: string;
  readonly locale: Locale;
  readonly template: MailTemplate;
  /** `name` may be empty; every link that the template shows must be there. */
  readonly values: Readonly<Record<string, string>>;
  /** Entries that the mail lists; none in most of them. */
  readonly entries?: readonly MailEntry[];
}

export interface Mailer {
  /** `none`: nothing leaves this installation. */
  readonly transport: MailTransport;
  /**
   * Resolves when the mail is kept in the database: from then on it outlives this process. A
   * request never waits for a mail server. Never rejects; an order that no mail can be made of, or
   * that cannot be kept, is logged, without address and content.
   *
   * Whoever is in a transaction passes it on as `trx`: the mail is ordered if it commits, and
   * leaves shortly after. Then it rejects when the row cannot be written; the transaction is lost
   * in any case.
   */
  send(mail: MailOrder, trx?: Database): Promise<void>;
  /**
   * Makes one try at once, past the outbox: for a mail that is sent to see whether mail leaves.
   * @returns what is in its way, in the words of the mail server or the setting; null: it has left
   */
  sendAtOnce(mail: MailOrder): Promise<string | null>;
}

export interface BulkMailer extends Mailer {
  /**
   * `send` for many mails that nobody waits for, with one statement: they are ordered if the
   * transaction commits, and every other mail goes first.
   */
  sendMany(mails: readonly MailOrder[], trx: Database): Promise<void>;
}

export interface OpenMailer extends BulkMailer {
  /**
   * Looks at once, and resolves when every mail whose turn it is has left, was given up or waits
   * for its next try.
   */
  settled(): Promise<void>;
  /**
   * Takes no further mail and waits for those that are being sent, at most 5 s. The others stay for
   * the next host.
   */
  close(): Promise<void>;
}

/** Puts one finished message on its way. */
export interface MailCarrier {
  carry(mail: ComposedMail): Promise<void>;
  close(): void;
}

export interface MailLog {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export interface MailerOptions extends MailSetting {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: MailLog;
  /** The city's logo for mails; null where it has none. */
  readonly loadLogo?: () => Promise<MailLook['logo']>;
  /** Resolves after `ms` milliseconds, or as soon as `hurry` is aborted. */
  readonly pause?: (ms: number, hurry: AbortSignal) => Promise<void>;
}

/**
 * Interval in milliseconds at which a host looks for mails that wait for their next try, or that
 * another host left.
 */
export const LOOK_EVERY_MS = 30_000;
/**
 * By then a transaction in which a mail was ordered has usually ended; the next look finds those
 * that took longer.
 */
export const LOOK_AFTER_TRANSACTION_MS = 1_000;
const CLOSE_WITHIN_MS = 5_000;

const NO_MAIL = 'MEYDAN_MAIL is not set: no mail leaves this installation.';

function openCarrier(transport: MailTransport, log: MailLog): MailCarrier | null {
  if (transport.kind === 'smtp') return createSmtpCarrier(transport.url);
  if (transport.kind === 'folder') return createFolderCarrier(transport.folder);
  log.warn({}, 'no mail can be sent: MEYDAN_MAIL is not set');
  return null;
}

const standardPause = (ms: number, hurry: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { ref: false, signal: hurry }).catch(() => undefined);

/**
 * Sees to it that what waits is sent, and that nothing is kept for too long. Without a `sender`
 * only the latter.
 */
async function look({ db, clock, log }: MailerOptions, sender: MailSender | null): Promise<void> {
  const moment = { now: new Date(clock()), underWay: sender?.underWay() ?? [] };
  try {
    await renewLeases(db, moment);
    for (const template of await forgetOldMails(db, moment))
      log.error({ template }, 'mail given up: it could not leave in time');
  } catch (error) {
    log.error(toLogFacts(error as object), 'the outbox failed');
  }
  sender?.wake();
}

/**
 * Looks at once and then every `LOOK_EVERY_MS` until `end`. What it returns resolves when the look
 * of that moment is over.
 */
function watch(
  options: MailerOptions,
  sender: MailSender | null,
  end: AbortSignal,
): () => Promise<void> {
  const { pause = standardPause } = options;
  let looked = Promise.resolve();
  const run = async (): Promise<void> => {
    while (!end.aborted) {
      looked = look(options, sender);
      await looked;
      await pause(LOOK_EVERY_MS, end);
    }
  };
  void run();
  return () => looked;
}

/** Keeps the order; false when no mail can be made of it, or when it could not be kept. */
async function keep(
  { db, clock, log }: MailerOptions,
  order: MailOrder,
  trx: Database | undefined,
): Promise<boolean> {
  try {
    checkOrder(order);
    await storeMails(trx ?? db, [order], { at: new Date(clock()), isBulk: false });
    return true;
  } catch (error) {
    log.error({ template: order.template, ...toLogFacts(error as object) }, 'mail given up');
    if (trx && !(error instanceof MailFault)) throw error;
    return false;
  }
}

/** Selects the orders of which a mail can be made. */
const sound = ({ log }: MailerOptions, orders: readonly MailOrder[]): MailOrder[] =>
  orders.filter((order) => {
    try {
      checkOrder(order);
      return true;
    } catch (error) {
      log.error({ template: order.template, ...toLogFacts(error as object) }, 'mail given up');
      return false;
    }
  });

/**
 * Sends the host's mails by SMTP or into a folder: a transactional outbox. A mail is a row of the
 * table `mails` until the mail server has taken it; any number of hosts share them, each taking one
 * for as long as it is at it, and what a killed host had taken another one sends. Tries for 24
 * hours; a mail that the server refuses (RFC 5321 §4.2.1) is given up at once. SMTP allows no more
 * than “at least once”: a host that dies between the server's answer and the row's end makes a
 * second mail, with the same Message-ID.
 *
 * The rows hold links with one-time tokens in the clear, which are hashes everywhere else. They are
 * not encrypted: the key would stand in the same database. What protects them is their short life,
 * normally less than a second and never more than 24 hours.
 */
export function createMailer(options: MailerOptions): OpenMailer {
  const { transport, clock, log, pause = standardPause } = options;
  const carrier = openCarrier(transport, log);
  const sender = carrier && openMailSender({ ...options, carrier });
  const closing = new AbortController();
  // One for each mail that is under way.
  setMaxListeners(0, closing.signal);
  const looked = watch(options, sender, closing.signal);
  const settled = async (): Promise<void> => {
    await looked();
    sender?.wake();
    await sender?.settled();
  };
  return {
    transport,
    async send(order, trx) {
      const { template } = order;
      if (!sender) return log.warn({ template }, 'mail not sent: MEYDAN_MAIL is not set');
      if (!(await keep(options, order, trx))) return;
      if (trx) void pause(LOOK_AFTER_TRANSACTION_MS, closing.signal).then(sender.wake);
      else sender.wake();
    },
    sendAtOnce: async (order) => (sender ? sender.sendAtOnce(order) : NO_MAIL),
    async sendMany(orders, trx) {
      if (!sender)
        return log.warn({ mails: orders.length }, 'mails not sent: MEYDAN_MAIL is not set');
      await storeMails(trx, sound(options, orders), { at: new Date(clock()), isBulk: true });
      void pause(LOOK_AFTER_TRANSACTION_MS, closing.signal).then(sender.wake);
    },
    settled,
    async close() {
      closing.abort();
      sender?.stop();
      await Promise.race([settled(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
      carrier?.close();
    },
  };
}
