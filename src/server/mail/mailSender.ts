import { randomUUID } from 'node:crypto';
import type { Database } from '../db/openDatabase';
import { withoutTransactionCheck } from '../db/transactionCheck';
import { getLook } from '../city/currentLook';
import { runWithNewestSettings } from '../city/currentSettings';
import { composeMail, MailFault, type MailLook, type StoredMail } from './composeMail';
import type { MailCarrier, MailLog, MailOrder } from './mailer';
import type { MailAddress } from './mailSetting';
import { forgetMail, postponeMail, takeMail, type OutboxMoment, type WaitingMail } from './outbox';

export interface MailSenderOptions {
  readonly db: Database;
  readonly carrier: MailCarrier;
  readonly from: MailAddress;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: MailLog;
  readonly loadLogo?: () => Promise<MailLook['logo']>;
}

export interface MailSender {
  /** Makes one try of a mail that is in no outbox; returns the failure's text, or null. */
  sendAtOnce(order: MailOrder): Promise<string | null>;
  /** Looks for mails whose turn it is and sends them, a few at the same time. */
  wake(): void;
  /** The ids of the mails that are being sent. */
  underWay(): readonly number[];
  /** Takes no further mail. */
  stop(): void;
  /** Resolves when there is nothing left to be sent now. */
  settled(): Promise<void>;
}

interface Failure {
  readonly message?: string;
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Number of workers: as many as the connections that the mail server is given. */
const MOST_WORKERS = 5;
const FIRST_PERMANENT_REPLY = 500;
const FAULTS_OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Only these two: the text of a failure may hold the address. */
export const toLogFacts = ({ code, responseCode }: Failure) => ({ code, responseCode });

/**
 * RFC 5321 §4.2.1: 4yz may succeed later, 5yz will not. Refused for good is the mail alone: an
 * account or a sender that the server does not know, a full disk, a server that is away are set
 * right by somebody.
 */
function isFinal(failure: Failure): boolean {
  if (failure instanceof MailFault) return true;
  const { code = '', responseCode = FIRST_PERMANENT_REPLY, command } = failure;
  if (!FAULTS_OF_THE_MAIL.includes(code) || command === 'MAIL FROM') return false;
  return responseCode >= FIRST_PERMANENT_REPLY;
}

/** Loads the logo; a mail leaves without one that cannot be drawn. */
async function loadLogo({ log, loadLogo: load }: MailSenderOptions): Promise<MailLook['logo']> {
  try {
    return (await load?.()) ?? null;
  } catch (error) {
    log.warn(toLogFacts(error as Failure), 'the logo of mails could not be drawn');
    return null;
  }
}

/** Sends a mail and returns the failure; null: the mail has left. */
async function carry(mail: StoredMail, options: MailSenderOptions): Promise<Failure | null> {
  try {
    const look = { accent: getLook().look.tokens.usual.light, logo: await loadLogo(options) };
    await options.carrier.carry(composeMail(mail, options.from, look));
    return null;
  } catch (error) {
    return error as Failure;
  }
}

/**
 * Makes one try. No transaction is open meanwhile: the lease keeps others away, however long the
 * mail server takes.
 */
async function tryMail(mail: WaitingMail, options: MailSenderOptions): Promise<void> {
  const { db, log, clock } = options;
  const failure = await carry(mail, options);
  if (!failure) return forgetMail(db, mail);
  const facts = { template: mail.order.template, ...toLogFacts(failure) };
  if (isFinal(failure)) {
    log.error(facts, 'mail given up');
    return forgetMail(db, mail);
  }
  log.warn(facts, 'mail is tried again');
  return postponeMail(db, mail, new Date(clock()));
}

/** Sends what waits in the outbox. */
export function openMailSender(options: MailSenderOptions): MailSender {
  const { db, clock, log } = options;
  const workers = new Set<Promise<void>>();
  const ids = new Set<number>();
  let isWoken = false;
  let isStopped = false;
  const moment = (): OutboxMoment => ({ now: new Date(clock()), underWay: [...ids] });

  // A call that comes while the last worker looks in vain makes it look once more.
  const work = async (): Promise<void> => {
    while (!isStopped) {
      isWoken = false;
      const mail = await takeMail(db, moment());
      if (!mail && !isWoken) return;
      if (!mail) continue;
      ids.add(mail.id);
      wake();
      // The request that woke this worker may have begun before a change of the settings.
      const carried = runWithNewestSettings(() => tryMail(mail, options));
      await carried.finally(() => ids.delete(mail.id));
    }
  };

  const wake = (): void => {
    isWoken = true;
    if (isStopped || workers.size >= MOST_WORKERS) return;
    const worker = withoutTransactionCheck(work)
      .catch((error: Failure) => log.error(toLogFacts(error), 'the outbox failed'))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  };

  return {
    async sendAtOnce(order) {
      const mail = { order, messageId: randomUUID(), orderedAt: new Date(clock()) };
      const failure = await carry(mail, options);
      return failure && (failure.message ?? failure.code ?? '');
    },
    wake,
    underWay: () => [...ids],
    stop: () => void (isStopped = true),
    async settled() {
      while (workers.size > 0) await Promise.all(workers);
    },
  };
}
