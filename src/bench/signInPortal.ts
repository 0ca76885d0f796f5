import { findBrowser } from '../tooling/test/findBrowser';
import { findBuiltPortal } from './benchHost';
import { printNote } from './print';
import { reservePort } from '../tooling/test/reservePort';
import { openPortal, type StartOptions } from './startPortal';
import { createTemporaryFolder } from './temporaryFolder';

interface SignInPortal {
  readonly origin: string;
  /** Address of the portal's provider. */
  readonly provider: string;
  /** Path of a browser to sign in with. */
  readonly executablePath: string;
  stop(): Promise<void>;
}

/**
 * Starts the built portal with its provider and fresh data; null, with a note that names `what`,
 * where there is no build or no browser.
 */
export async function openSignInPortal(
  what: string,
  environment?: StartOptions['environment'],
): Promise<SignInPortal | null> {
  const executablePath = findBrowser();
  if (!findBuiltPortal() || !executablePath) {
    printNote(`${what}: run “npm run build” first; a browser is needed as well.`);
    return null;
  }
  const [port, doorPort] = [await reservePort(), await reservePort()];
  const { stop } = await openPortal({
    folder: '.',
    data: createTemporaryFolder(),
    port,
    doorPort,
    ...(environment && { environment }),
  });
  return {
    origin: `http://localhost:${port}`,
    provider: `http://localhost:${doorPort}`,
    executablePath,
    stop,
  };
}
