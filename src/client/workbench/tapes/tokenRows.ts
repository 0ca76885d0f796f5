import {
  isInput,
  isToken,
  type NetInput,
  type Tape,
  type TokenLine,
} from '../../../tape/format/lines';

type TokenKind = 'access' | 'id' | 'refresh';

/** From when to when a token could be used, milliseconds of the tape. */
export interface TokenSpan {
  readonly name: string;
  readonly from: number;
  /** End of the token; that of a refresh token is unknown: until the next one came. */
  readonly to: number;
}

/** The tokens of one kind that one server gave, one after the other. */
export interface TokenRow {
  readonly kind: TokenKind;
  /** The endpoint that gave them. */
  readonly server: string;
  readonly spans: readonly TokenSpan[];
}

const SECOND_MS = 1_000;

/** Lists the lifetimes of all tokens that came in answers. */
export function listTokenRows(tape: Tape): readonly TokenRow[] {
  const answers = tape.lines
    .filter(isInput)
    .filter((line): line is NetInput => line.k === 'net' && isTokens(line.body));
  const servers = [...new Set(answers.map(({ urlT }) => urlT))];
  return servers.flatMap((server) => rowsOf(server, answers, tape));
}

type Body = Readonly<Record<string, unknown>>;

const isTokens = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && 'access_token' in body;

function rowsOf(server: string, answers: readonly NetInput[], tape: Tape): readonly TokenRow[] {
  const given = answers.filter(({ urlT }) => urlT === server);
  const bodies = given.map(({ t, body }) => ({ t, body: body as Body }));
  const access = bodies.map(({ t, body }) => ({
    name: String(body['access_token']),
    from: t,
    to: t + Number(body['expires_in'] ?? 0) * SECOND_MS,
  }));
  const refreshing = bodies.filter(({ body }) => typeof body['refresh_token'] === 'string');
  const refresh = refreshing.map(({ t, body }, index) => ({
    name: String(body['refresh_token']),
    from: t,
    to: refreshing[index + 1]?.t ?? tape.endMs,
  }));
  const tokens = new Map(tape.lines.filter(isToken).map((line) => [line.j, line]));
  const id = bodies.flatMap(({ t, body }) => {
    const token = tokens.get(String(body['id_token']));
    return token ? [idSpan(token, t, tape.header.t0)] : [];
  });
  const rows: readonly TokenRow[] = [
    { kind: 'access', server, spans: access },
    { kind: 'id', server, spans: id },
    { kind: 'refresh', server, spans: refresh },
  ];
  return rows.filter(({ spans }) => spans.length > 0);
}

const idSpan = ({ j, claims }: TokenLine, t: number, t0: number): TokenSpan => ({
  name: j,
  from: t,
  to: Math.max(t, Number(claims['exp']) * SECOND_MS - t0),
});
