export interface FakeResponse {
  readonly status?: number;
  readonly body: unknown;
}

/** An answer that never comes. */
export const NEVER_RESPONDS = new Promise<never>(() => undefined);

/**
 * `GET /v1/blogs` → answer; without a method it is GET; with a query it is preferred for exactly
 * that one. An array is answered in turn, the last one for ever.
 */
export type FakeResponses = Readonly<
  Record<string, FakeResponse | readonly FakeResponse[] | Promise<FakeResponse>>
>;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

const NO_ITEMS = { items: [], next: null, total: 0 };

/**
 * Answers of the host to a person who only reads: pages of contents ask it for everybody who is
 * signed in.
 */
export const READ_RESPONSES: FakeResponses = {
  '/v1/me/authors': { body: { items: [] } },
  '/v1/me/needs': { body: { polls: NO_ITEMS, drafts: NO_ITEMS, notices: NO_ITEMS } },
  '/v1/me/rights': { body: { edit: false, follow: null } },
};

/** Under most contents people can comment; nobody has, unless a test says so. */
export const isCommentsPath = (path: string): boolean =>
  /^\/v1\/[a-z-]+\/[a-z0-9-]+\/comments$/.test(path);
/** To some they can react; nobody has, unless a test says so. */
export const isReactionsPath = (path: string): boolean =>
  /^\/v1\/[a-z-]+\/[a-z0-9-]+\/reactions$/.test(path);
const NO_REACTIONS: FakeResponse = {
  body: { counts: { like: 0, thanks: 0, idea: 0 }, mine: null },
};
const NO_COMMENTS: FakeResponse = { body: NO_ITEMS };

function quietly(name: string): FakeResponse | undefined {
  if (isCommentsPath(name)) return NO_COMMENTS;
  return isReactionsPath(name) ? NO_REACTIONS : undefined;
}

/** Creates an API that says what it was told to say and refuses all other calls. */
export function createFakeApi(told: FakeResponses) {
  const answers: FakeResponses = { ...READ_RESPONSES, ...told };
  const calls: Call[] = [];
  const turns = new Map<string, number>();
  let underWay = 0;
  let never = 0;

  const answerTo = async (name: string): Promise<FakeResponse> => {
    const given = await (answers[name] ?? quietly(name));
    if (!given) throw new Error(`no answer for ${name}`);
    if (!isList(given)) return given;
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return given[Math.min(turn, given.length - 1)]!;
  };

  const answerCall = async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    const text = await request.text();
    calls.push({
      method: request.method,
      path: pathname,
      search: searchParams,
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
    });
    const name = request.method === 'GET' ? pathname : `${request.method} ${pathname}`;
    const exact = name + search;
    const asked = exact in answers ? exact : name;
    if (answers[asked] === NEVER_RESPONDS) never += 1;
    const { status = 200, body } = await answerTo(asked);
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
  };

  const fetchFake: typeof fetch = async (input, init) => {
    underWay += 1;
    try {
      return await answerCall(input instanceof Request ? input : new Request(input, init));
    } finally {
      underWay -= 1;
    }
  };

  return {
    fetch: fetchFake,
    calls,
    /** Counts the calls that have no answer yet, and those of them that get none. */
    countOpenCalls: () => ({ underWay, never }),
  };
}

const isList = (
  answer: FakeResponse | readonly FakeResponse[],
): answer is readonly FakeResponse[] => Array.isArray(answer);
