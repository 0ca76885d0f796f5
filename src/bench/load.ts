import { Agent, get, type IncomingHttpHeaders } from 'node:http';

export interface LoadResponse {
  readonly headers: IncomingHttpHeaders;
  /** Body as it came over the wire: still compressed. */
  readonly body: Buffer;
}

/**
 * Requests for one address over that many connections, which are kept open. @throws Error for any
 * status but 200
 */
export function openLoad(
  url: string,
  encoding: string,
  connections: number,
  more: Readonly<Record<string, string>> = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const options = { agent, headers: { 'accept-encoding': encoding, ...more } };
  return {
    get: () =>
      new Promise<LoadResponse>((resolve, reject) => {
        get(url, options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            if (response.statusCode !== 200)
              reject(new Error(`${url} answered ${response.statusCode}.`));
            else resolve({ headers: response.headers, body: Buffer.concat(chunks) });
          });
        }).on('error', reject);
      }),
    close: () => agent.destroy(),
  };
}
