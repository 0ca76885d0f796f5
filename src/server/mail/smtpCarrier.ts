import { createTransport } from 'nodemailer';
import { isLoopback } from '../../shared/loopback';
import type { MailCarrier } from './mailer';

const CONNECT_WITHIN_MS = 10_000;
const SILENT_FOR_MS = 30_000;
const SUBMISSION_PORT = 587;
const SUBMISSIONS_PORT = 465;

function authOf({ username, password }: URL) {
  if (!username) return {};
  return { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
}

/**
 * Connection to the mail server: TLS from the first byte for `smtps:`, STARTTLS for `smtp:` (RFC
 * 8314 §3), its certificate checked. On this machine neither is asked for, because nobody stands
 * between. Nothing but host, port and account is read from `url`.
 */
export function createSmtpOptions(url: URL) {
  const { protocol, hostname, port } = url;
  const isSecure = protocol === 'smtps:';
  const isHere = isLoopback(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? SUBMISSIONS_PORT : SUBMISSION_PORT),
    secure: isSecure,
    requireTLS: !isSecure && !isHere,
    tls: { rejectUnauthorized: !isHere },
    ...authOf(url),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Hands mails to a mail server over a few connections that stay open. */
export function createSmtpCarrier(url: URL): MailCarrier {
  const server = createTransport({ ...createSmtpOptions(url), pool: true, maxRequeues: 0 });
  return {
    carry: async (mail) => void (await server.sendMail({ ...mail, headers: { ...mail.headers } })),
    close: () => server.close(),
  };
}
