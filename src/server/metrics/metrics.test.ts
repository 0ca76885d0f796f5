import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestHost, type TestHost } from '../testing/testHost';

const TOKEN = 'a-token-of-the-tests';
const AS_PROMETHEUS = { authorization: `Bearer ${TOKEN}` };
let host: TestHost;
let origin: string;

beforeAll(async () => {
  host = await openTestHost({ metricsToken: TOKEN });
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`;
});
afterAll(() => host.close());

async function read(): Promise<string> {
  const answer = await fetch(`${origin}/metrics`, { headers: AS_PROMETHEUS });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text();
}

/** Lines as the format has them: a name, labels perhaps, a number. */
const LINE =
  /^(# (HELP|TYPE) meydan_\w+ .+|meydan_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/;

test('every line is one that a Prometheus server reads', async () => {
  const text = await read();
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((line) => !LINE.test(line)),
  ).toEqual([]);
  for (const name of ['database_up 1', 'jobs_due ', 'mails_waiting 0', 'database_waiting 0'])
    expect(text).toContain(`\nmeydan_${name}`);
});

test('answers are counted by route, never by the address that was asked for', async () => {
  await fetch(`${origin}/v1/blogs/nobody-wrote-this`);
  await fetch(`${origin}/v1/nothing/of/the/kind?email=ada@one.example`);
  const text = await read();
  expect(text).toContain(
    'meydan_http_requests_total{method="GET",route="/v1/blogs/:slug",status="404"} 1',
  );
  expect(text).toContain('meydan_http_requests_total{method="GET",route="none",status="404"} 1');
  expect(text).toContain(
    'meydan_http_request_seconds_bucket{method="GET",route="/v1/blogs/:slug",le="+Inf"} 1',
  );
  expect(text).not.toContain('nobody-wrote');
  expect(text).not.toContain('ada@');
});

test('a stream is open until its page is left', async () => {
  const open = async () => /\nmeydan_streams_open (\d+)/.exec(await read())![1];
  const person = await host.headersOf('grace');
  const closing = new AbortController();
  const asked = once(host.app.server, 'request');
  const stream = await fetch(`${origin}/v1/stream?topic=me`, {
    headers: { ...person, accept: 'text/event-stream' },
    signal: closing.signal,
  });
  const [, response] = (await asked) as [unknown, ServerResponse];
  expect([stream.status, await open()]).toEqual([200, '1']);
  const closed = once(response, 'close');
  closing.abort();
  await closed;
  expect(await open()).toBe('0');
});

test('whoever has no token, or another one, reads nothing', async () => {
  for (const headers of [{}, { authorization: 'Bearer another' }, { authorization: TOKEN }])
    expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(401);
});
