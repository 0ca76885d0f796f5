import type { Ports } from '../../client/browser/ports';
import { canonicalize, computeNextHash } from '../format/canonicalJson';
import type { BareInput, NetInput } from '../format/lines';
import type { Redactor } from '../redact/redactor';
import { waitForTurn } from './waitForTurn';
import type { TapeWriter } from './tapeWriter';
import { createTextResponse } from './textResponse';

type BareNet = Extract<BareInput, { k: 'net' }>;
type Asked = Pick<NetInput, 'n' | 'ep' | 'method' | 'urlT' | 'req'>;

const HEADERS = ['date', 'content-type', 'retry-after', 'cache-control', 'etag'];
const READABLE = /\bjson\b|^text\/(?!event-stream)/;
const EVENT_STREAM = 'text/event-stream';
const LONGEST_FIELD = 200;
/** Last event of a stream. */
export const STREAM_END = 'end';

/**
 * Returns what a request is matched by: its method and its address without what differs between two
 * of a kind.
 */
export function getEndpoint(
  method: string,
  url: string,
  pageUrl: string,
): { ep: string; urlT: string } {
  const { origin, pathname } = new URL(url, pageUrl);
  const path = pathname.replace(
    /\/(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[a-z]+(?:#|%23)\d+)(?=\/|$)/g,
    '/{id}',
  );
  const urlT = origin === new URL(pageUrl).origin ? path : `${origin}${path}`;
  return { ep: `${method} ${urlT}`, urlT };
}

/** Reads the fields of a query and a body, as far as they can be told. */
function requestFields(request: Request, body: string, redactor: Redactor) {
  const query = redactor.form(new URL(request.url).search, 'inside');
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('form-urlencoded')) return { ...query, ...redactor.form(body, 'inside') };
  if (!type.includes('json') || body === '') return query;
  const value = redactor.value(parsed(body), 'inside');
  return typeof value === 'object' && value !== null ? { ...query, ...value } : query;
}

/**
 * Puts every answer on the tape. An event stream has no end: what it brings comes piece by piece.
 */
export function recordFetch(device: Ports, writer: TapeWriter): Ports['fetch'] {
  const { turns, redactor, note, count, working, reading } = writer;
  return async (given, init) => {
    const request = new Request(given, init);
    const { method } = request;
    const { ep, urlT } = getEndpoint(
      method,
      redactor.text(request.url, 'inside'),
      device.location.href(),
    );
    const n = count(`net ${ep}`) + 1;
    const startedAt = turns.now();
    const body = await working(readBody(request));
    const fields = requestFields(request, body, redactor);
    const req = { hash: computeNextHash('', canonicalize(fields)), fields: shortened(fields) };
    const asked: Asked = { n, ep, method, urlT, req };
    const answered = writer.waiting({ k: 'net', ...asked, ms: 0, err: 'open' });
    const told = (answer: Partial<BareNet>) => {
      answered();
      note({ k: 'net', ...asked, ms: turns.now() - startedAt, ...answer });
    };
    let response: Response;
    let text: string | null;
    try {
      response = await device.fetch(request);
      text = await reading(readAnswer(response));
    } catch (failure) {
      const err = errorOf(failure);
      // That the page gives a request up comes from no outside.
      if (err === 'aborted') told({ err });
      else await waitForTurn(turns, () => told({ err }));
      throw failure;
    }
    return waitForTurn(turns, () => {
      told({
        st: response.status,
        hdr: headersOf(response, redactor),
        ...(text !== null && { body: redactor.value(parsed(text), 'outside') }),
      });
      if (isStream(response)) return recordStream(response, request.signal, writer);
      return text === null ? response : createTextResponse(response, text);
    });
  };
}

const isStream = ({ body, headers }: Response) =>
  body !== null && (headers.get('content-type') ?? '').startsWith(EVENT_STREAM);

/** Records each piece of a stream as an input; giving it up is the page's own doing. */
function recordStream(response: Response, given: AbortSignal, writer: TapeWriter): Response {
  const { note, turns, count, redactor } = writer;
  const n = count('sse');
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  const body = new ReadableStream<Uint8Array>({
    start: (page) => {
      given.addEventListener('abort', () => page.error(given.reason));
    },
    pull: async (page) => {
      const { value } = await reader.read().catch(() => ({ value: undefined }));
      await waitForTurn(turns, () => {
        if (given.aborted) return;
        const data = redactor.text(value ? decoder.decode(value, { stream: true }) : '', 'outside');
        note({ k: 'sse', n, event: value ? 'piece' : STREAM_END, id: '', data });
        if (value) page.enqueue(value);
        else page.close();
      });
    },
  });
  const { status, headers } = response;
  return new Response(body, { status, headers });
}

async function readBody(request: Request): Promise<string> {
  const isText = /json|form-urlencoded|text/.test(request.headers.get('content-type') ?? '');
  return isText ? request.clone().text() : '';
}

async function readAnswer(response: Response): Promise<string | null> {
  const isText = READABLE.test(response.headers.get('content-type') ?? '');
  return isText ? response.clone().text() : null;
}

/** Parses a text as JSON where it is JSON; otherwise returns the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function headersOf({ headers }: Response, { text }: Redactor): Record<string, string> {
  const given = HEADERS.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === null ? [] : [[name, text(value, 'outside')]])),
  );
}

function errorOf(failure: unknown): NonNullable<BareNet['err']> {
  const { name } = failure as { name?: string };
  if (name === 'TimeoutError') return 'timeout';
  return name === 'AbortError' ? 'aborted' : 'offline';
}

const shortened = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => typeof value !== 'object' && String(value).length <= LONGEST_FIELD,
    ),
  );
