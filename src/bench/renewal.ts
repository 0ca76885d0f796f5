import { findBrowser } from '../tooling/test/findBrowser';
import { builtPortal } from './benchHost';
import { printNote } from './print';
import { freePorts } from './processes';
import { measureShownAgain } from './shownAgain';
import { measureSilentRenewal } from './silentRenewal';
import { openPortal } from './startPortal';
import { temporaryFolder } from './temporary';

/** So that tokens end while a tab is hidden: Chromium lets it work once a minute. */
const TOKEN_SECONDS = '30';

/** What the renewal of the provider's tokens adds to its requests, and how soon a tab renews them that was hidden for long. */
export async function run(): Promise<void> {
  const executablePath = findBrowser();
  if (!builtPortal() || !executablePath) {
    printNote('renewal: run “npm run build” first; a browser is needed as well.');
    return;
  }
  const [port = 0, doorPort = 0] = await freePorts(2);
  const portal = await openPortal({
    ...{ folder: '.', data: temporaryFolder(), port, doorPort },
    environment: { DOOR_ACCESS_TOKEN_SECONDS: TOKEN_SECONDS },
  });
  const origin = `http://localhost:${port}`;
  await measureSilentRenewal(origin, executablePath);
  await measureShownAgain(origin);
  await portal.stop();
}
