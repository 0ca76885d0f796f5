import { join, resolve } from 'node:path';

export type MailTransport =
  | { readonly kind: 'smtp'; readonly url: URL }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'none' };

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface MailSetting {
  readonly transport: MailTransport;
  readonly from: MailAddress;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NONE: MailTransport = { kind: 'none' };
const STANDARD_FROM: MailAddress = { name: '', address: 'meydan@localhost' };
const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const SMTP_SCHEMES = ['smtp:', 'smtps:'];
/** RFC 5321 §4.5.3.1.3, less the two angle brackets. */
const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;
const NAMED_ADDRESS = /^"?([^<>"\p{C}]*?)"?\s*<([^<>]+)>$/u;

/**
 * Tells whether a text is one mail address and nothing besides: no second address, no comment, no
 * line break.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}

function parseFrom(text: string): MailAddress | null {
  const [, name = '', address = text] = NAMED_ADDRESS.exec(text) ?? [];
  return isMailAddress(address) ? { name, address } : null;
}

function smtpUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return SMTP_SCHEMES.includes(url.protocol) && url.hostname !== '' ? url : null;
}

// The value is not repeated in the fault: an SMTP address may hold a password.
function parseTransport(text: string, faults: string[]): MailTransport {
  if (!WITH_SCHEME.test(text)) return { kind: 'folder', folder: resolve(text) };
  const url = smtpUrl(text);
  if (url) return { kind: 'smtp', url };
  faults.push(
    'MEYDAN_MAIL must be an address such as smtps://user:password@mail.example, or a folder.',
  );
  return NONE;
}

function readFrom(env: Environment, { kind }: MailTransport, faults: string[]): MailAddress {
  const text = env.MEYDAN_MAIL_FROM?.trim();
  if (!text) {
    if (kind === 'smtp')
      faults.push('MEYDAN_MAIL_FROM must name the sender when MEYDAN_MAIL is an SMTP address.');
    return STANDARD_FROM;
  }
  const from = parseFrom(text);
  if (!from)
    faults.push(
      `MEYDAN_MAIL_FROM must be an address such as City <portal@city.example>, not “${text}”.`,
    );
  return from ?? STANDARD_FROM;
}

/**
 * Reads the setting of how mail leaves: `MEYDAN_MAIL` is an SMTP address or a folder,
 * `MEYDAN_MAIL_FROM` the sender. With nothing set a demonstration writes mail to `mail` in the data
 * folder; of others there is no mail. Wrong values become faults, a sentence
 * each.
 */
export function readMailSetting(
  env: Environment,
  dataFolder: string,
  isDemonstration: boolean,
  faults: string[],
): MailSetting {
  const text = env.MEYDAN_MAIL?.trim();
  const standard: MailTransport = isDemonstration
    ? { kind: 'folder', folder: join(dataFolder, 'mail') }
    : NONE;
  const transport = text ? parseTransport(text, faults) : standard;
  return { transport, from: readFrom(env, transport, faults) };
}
