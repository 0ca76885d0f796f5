export interface ParsedMessage {
  /** A header's text with its encoded words decoded; empty when it is absent. */
  header(name: string): string;
  readonly text: string;
  readonly html: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const ENCODED_WORD = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;
const BETWEEN_ENCODED_WORDS = /(\?=)\s+(?==\?)/g;

const fromHex = (text: string): string =>
  text.replace(/=([0-9a-f]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

/** Encoded words (RFC 2047) as text. */
function decodeWords(text: string): string {
  return text
    .replace(BETWEEN_ENCODED_WORDS, '$1')
    .replace(ENCODED_WORD, (_match, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : utf8(fromHex(word.replaceAll('_', ' '))),
    );
}

/** Content transfer encodings (RFC 2045 §6); what is not listed is sent as it is. */
const DECODERS: Readonly<Record<string, (body: string) => string>> = {
  base64: (body) => Buffer.from(body, 'base64').toString('utf8'),
  'quoted-printable': (body) => utf8(fromHex(body.replace(/=\r?\n/g, ''))),
};

function splitPart(source: string): Part {
  const end = /\r?\n\r?\n/.exec(source);
  const head = (end ? source.slice(0, end.index) : source).replace(/\r?\n[ \t]+/g, ' ');
  const headers = head.split(/\r?\n/).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: end ? source.slice(end.index + end[0].length) : '' };
}

function partsOf({ headers, body }: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((source) => splitPart(source.replace(/^\r?\n/, '').replace(/\r?\n$/, '')))
    .flatMap((part) => [part, ...partsOf(part)]);
}

function contentOf(parts: readonly Part[], type: string): string {
  const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
  if (!part) return '';
  const encoding = part.headers.get('content-transfer-encoding') ?? '';
  return DECODERS[encoding]?.(part.body) ?? part.body;
}

/**
 * Reads a mail as this host writes it: multipart/alternative in UTF-8, the HTML with its pictures
 * in a part of their own. Other mails may lose parts.
 */
export function readMessage(source: string): ParsedMessage {
  const message = splitPart(source);
  const parts = partsOf(message);
  return {
    header: (name) => decodeWords(message.headers.get(name.toLowerCase()) ?? ''),
    text: contentOf(parts, 'text/plain'),
    html: contentOf(parts, 'text/html'),
  };
}
