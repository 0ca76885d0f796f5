import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1'];
const NOT_ON_THIS_MACHINE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

function bind(handle: RequestListener, port: number, address: string): Promise<Server> {
  const server = createServer(handle);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => resolve(server));
  });
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/**
 * Listens on `host`; `localhost` means both loopback addresses, because browsers and Node differ in
 * which they try first, and the second is left out where the machine has none. Port 0 takes a free
 * one. Rejects with the system's error.
 */
export async function listen(
  handle: RequestListener,
  port: number,
  host: string,
): Promise<Listening> {
  const [first, ...others] = host === 'localhost' ? LOOPBACK : [host];
  const servers = [await bind(handle, port, first!)];
  const close = async () => void (await Promise.all(servers.map(stop)));
  for (const address of others) {
    try {
      servers.push(await bind(handle, portOf(servers[0]!), address));
    } catch (error) {
      if (NOT_ON_THIS_MACHINE.includes((error as NodeJS.ErrnoException).code ?? '')) continue;
      await close();
      throw error;
    }
  }
  return { port: portOf(servers[0]!), close };
}
