import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '../../shared/locales';
import { composeMail, type ComposedMail } from './composeMail';
import { folderCarrier } from './folderCarrier';
import type { MailSetting, MailTransport } from './mailSetting';
import { smtpCarrier } from './smtpCarrier';
import type { MailTemplate } from './texts';

export interface MailOrder {
  readonly to: string;
  readonly locale: Locale;
  readonly template: MailTemplate;
  /** `name` may be empty; every link that the template shows must be there. */
  readonly values: Readonly<Record<string, string>>;
}

export interface Mailer {
  /**
   * Takes the mail over and resolves at once: a request never waits for a mail server, and its time never tells whether a mail went
   * out. Never rejects; what cannot be sent is logged, without address and content.
   */
  send(mail: MailOrder): Promise<void>;
}

export interface OpenMailer extends Mailer {
  readonly transport: MailTransport;
  /** Resolves when every mail taken over so far has been sent or given up. */
  settled(): Promise<void>;
  /** Waits for what is being sent, at most 5 s. What was waiting for its next try is tried once more. */
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
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: MailLog;
  /** Resolves after `ms` milliseconds, or as soon as `hurry` is aborted. */
  readonly pause?: (ms: number, hurry: AbortSignal) => Promise<void>;
}

/** Between the tries. Together longer than the five minutes that greylisting servers usually ask for. */
export const RETRY_PAUSES_MS = [20_000, 5 * 60_000] as const;
const CLOSE_WITHIN_MS = 5_000;
const FIRST_PERMANENT_REPLY = 500;
/** Failures without a reply of the server, as nodemailer names them. */
const UNREACHABLE = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS'];

interface Failure {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Only these two: the text of a failure may hold the address. */
const factsOf = ({ code, responseCode }: Failure) => ({ code, responseCode });

/** RFC 5321 §4.2.1: 4yz may succeed later, 5yz will not. */
function isTemporary({ code = '', responseCode }: Failure): boolean {
  if (responseCode !== undefined) return responseCode < FIRST_PERMANENT_REPLY;
  return UNREACHABLE.includes(code);
}

function openCarrier(transport: MailTransport, log: MailLog): MailCarrier | null {
  if (transport.kind === 'smtp') return smtpCarrier(transport.url);
  if (transport.kind === 'folder') return folderCarrier(transport.folder);
  log.warn({}, 'no mail can be sent: MEYDAN_MAIL is not set');
  return null;
}

const standardPause = (ms: number, hurry: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { ref: false, signal: hurry }).catch(() => undefined);

/**
 * Sends the host's mails by SMTP or into a folder. Three tries when the server cannot be reached or asks to come again; a refusal is
 * final. What is still waiting when the process ends is lost.
 */
export function createMailer(options: MailerOptions): OpenMailer {
  const { transport, from, clock, log, pause = standardPause } = options;
  const carrier = openCarrier(transport, log);
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  const carryWithRetries = async (open: MailCarrier, order: MailOrder): Promise<void> => {
    const mail = composeMail(order, from, clock());
    for (const ms of RETRY_PAUSES_MS) {
      if (closing.signal.aborted) break;
      try {
        return await open.carry(mail);
      } catch (error) {
        if (!isTemporary(error as Failure)) throw error;
        log.warn({ template: order.template, ...factsOf(error as Failure) }, 'mail is tried again');
      }
      await pause(ms, closing.signal);
    }
    await open.carry(mail);
  };

  const deliver = async (order: MailOrder): Promise<void> => {
    try {
      if (carrier) await carryWithRetries(carrier, order);
      else log.warn({ template: order.template }, 'mail not sent: MEYDAN_MAIL is not set');
    } catch (error) {
      log.error({ template: order.template, ...factsOf(error as Failure) }, 'mail given up');
    }
  };

  const settled = async () => void (await Promise.all(underWay));

  return {
    transport,
    async send(order) {
      const delivery = deliver(order).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    settled,
    async close() {
      closing.abort();
      await Promise.race([settled(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
      carrier?.close();
    },
  };
}
