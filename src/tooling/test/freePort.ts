import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below the ports that systems give to outgoing connections, above those that browsers refuse. */
const FIRST_PORT = 20_000;
const PAIRS = 5_000;

/** Null where somebody listens already. */
async function listenAt(port: number, host?: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy()).listen({ port, host });
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return null;
  }
}

/**
 * Reserves a port of this machine until this process ends: no other process that asks here gets it.
 * The process listens at the port beside it, and whoever finds that one taken goes on to the next.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + 2 * Math.floor(Math.random() * PAIRS);
  const guard = await listenAt(port + 1, '127.0.0.1');
  if (!guard) return freePort();
  guard.unref();
  const free = await listenAt(port);
  if (free) {
    await once(free.close(), 'close');
    return port;
  }
  guard.close();
  return freePort();
}
