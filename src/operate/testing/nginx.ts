import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { reservePort } from '../../tooling/test/reservePort';
import { installDebianPackages, findInstalledNginx } from '../../tooling/test/findProgram';

const FILE = 'src/operate/nginx.conf';
/** Name of the portal in the file. */
export const PORTAL = 'portal.example.org';

/** nginx; null when it is not installed and cannot be. */
export const findNginx = (): string | null =>
  findInstalledNginx() ??
  (installDebianPackages(['nginx', 'openssl']) ? findInstalledNginx() : null);

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Proxy {
  /** Port on which it listens without TLS. */
  readonly plainPort: number;
  readonly port: number;
  /** Asks as a browser does that knows the portal by its name; the answer once it begins. */
  open(path: string, call?: Call): Promise<IncomingMessage>;
  ask(path: string, call?: Call): Promise<Answer>;
  stop(): Promise<void>;
}

function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      `/CN=${PORTAL}`,
      '-addext',
      `subjectAltName=DNS:${PORTAL}`,
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  return { certificate, key };
}

/**
 * @throws Error when `found` is not in the text: then the file for operators says something else
 *   than this test thinks.
 */
function replace(written: string, [found, other]: readonly [string, string]): string {
  if (!written.includes(found)) throw new Error(`${FILE} does not say “${found}”`);
  return written.replaceAll(found, other);
}

const UPSTREAM = 'server 127.0.0.1:3000 max_fails=10 fail_timeout=5s;';

interface Ports {
  readonly plain: number;
  readonly tls: number;
  readonly hosts: readonly number[];
}

/** Returns the file as it is, but for the addresses and the certificate. */
function configuration(folder: string, { plain, tls, hosts }: Ports): string {
  const { certificate, key } = makeCertificate(folder);
  const changes: readonly (readonly [string, string])[] = [
    [UPSTREAM, hosts.map((port) => UPSTREAM.replace('3000', String(port))).join('\n')],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${tls} ssl`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/meydan/tls/fullchain.pem', certificate],
    ['/etc/meydan/tls/privkey.pem', key],
  ];
  const site = changes.reduce(replace, readFileSync(FILE, 'utf8'));
  const works = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (work) => `${work}_temp_path ${folder}/${work};`,
  );
  return `
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    error_log stderr notice;
    daemon off;
    events {}
    http {
      access_log off;
      ${works.join('\n')}
      ${site}
    }`;
}

/**
 * Starts nginx in `folder` with the example for operators, in front of hosts at these ports of this
 * machine.
 */
export async function startNginx(
  nginx: string,
  folder: string,
  hosts: readonly number[],
): Promise<Proxy> {
  mkdirSync(folder);
  // The workers of nginx have no rights where the tests run as root.
  chmodSync(folder, 0o755);
  const ports = { plain: await reservePort(), tls: await reservePort(), hosts };
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, ports));
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let said = '';
  // The workers of nginx start once it listens at every port.
  const listening = new Promise<void>((resolve) =>
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('start worker process')) resolve();
    }),
  );
  const early = ended.then(() => {
    throw new Error(`nginx has ended: ${said}`);
  });
  await Promise.race([listening, early]);
  early.catch(() => undefined);

  const ca = readFileSync(join(folder, 'fullchain.pem'));
  const open: Proxy['open'] = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const call = request({
      host: '127.0.0.1',
      port: ports.tls,
      servername: PORTAL,
      ca,
      agent: false,
      path,
      method,
      headers: { host: PORTAL, ...headers },
    });
    const answered = once(call, 'response');
    call.end(body);
    const [answer] = (await answered) as [IncomingMessage];
    return answer;
  };
  return {
    plainPort: ports.plain,
    port: ports.tls,
    open,
    async ask(path, call) {
      const answer = await open(path, call);
      return { status: answer.statusCode!, headers: answer.headers, body: await text(answer) };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
