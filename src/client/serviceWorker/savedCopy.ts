import { SAVED_AT_ATTRIBUTE, type SavedPage } from '../../shared/savedPages';

const NOT_OF_THE_COPY = ['content-encoding', 'content-length', 'transfer-encoding'];

/** Returns when the host wrote the answer, in milliseconds since 1970; 0 when it does not say. */
export const readWrittenMs = ({ headers }: Pick<Response, 'headers'>): number =>
  Date.parse(headers.get('date') ?? '') || 0;

/** Only a whole page of the host may be kept, and nothing that it wants kept nowhere. */
export function isKeepable({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isForbidden = /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && isPage && !isForbidden;
}

/**
 * Marks the copy, saying on its root element of when it is: the page shows it and asks again as
 * soon as it can.
 */
export async function markCopy(copy: Response): Promise<Response> {
  const headers = new Headers(copy.headers);
  NOT_OF_THE_COPY.forEach((name) => headers.delete(name));
  const html = await copy.text();
  const mark = `<html ${SAVED_AT_ATTRIBUTE}="${readWrittenMs(copy)}"`;
  return new Response(html.replace('<html', mark), { headers });
}

/** Lists every built file that a page names. */
export const listAssets = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Describes a copy for a list: the title without the portal's name. */
export async function describeCopy(url: string, copy: Response): Promise<SavedPage> {
  const { pathname, search } = new URL(url);
  const html = await copy.text();
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? pathname;
  const lang = /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? 'en';
  return {
    path: pathname + search,
    title: title.replace(/ · [^·]*$/, '').replace(/&\w+;|&#x27;/g, (name) => ENTITIES[name] ?? ''),
    lang,
    savedAt: readWrittenMs(copy),
  };
}
