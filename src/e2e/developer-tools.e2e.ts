import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { expectSignedIn, signIn, getSignInLink, signOut, test } from './portal';
import { followRequests } from './requests';

/** Person whom no notification from other files that run at the same time reaches. */
const PERSON = 'نادية صالح';
/** Two checks of the tokens, and three beats of the session frame. */
const TICKS_MS = 9_000;

interface Panel {
  readonly options: object;
  readonly log: {
    readonly getState: () => {
      readonly actionsById: Readonly<Record<number, { action: { type: string } }>>;
      readonly stagedActionIds: readonly number[];
    };
    readonly dispatch: (action: object) => void;
  };
}
declare global {
  interface Window {
    meydanDevTools?: Panel;
  }
}

async function installExtension(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['src/client/testing/devToolsExtension.ts'],
    bundle: true,
    format: 'iife',
    write: false,
  });
  await page.addInitScript(outputFiles[0]!.text);
}

const logged = (page: Page) =>
  page.evaluate(() => {
    const { actionsById, stagedActionIds } = window.meydanDevTools!.log.getState();
    return stagedActionIds.slice(1).map((id) => actionsById[id]!.action.type);
  });

const press = (page: Page, action: object) =>
  page.evaluate((lifted) => window.meydanDevTools!.log.dispatch(lifted), action);

const storedHere = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );

/** Addresses that the page itself asks for from now on. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.serviceWorker() === null) addresses.push(request.url());
  });
  return addresses;
}

test('[SPEC 10.7] the developer tools show a whole session without its ticks, and looking into the past changes nothing', async ({
  page,
  portal,
}) => {
  await installExtension(page);
  await page.clock.install();
  const settled = followRequests(page);
  await page.goto(`${portal}/en/`);
  await signIn(page, 'en', PERSON);
  await expect.poll(() => logged(page)).toContain('session/checkingAuthFinished');
  const types = await logged(page);
  expect(types).toContain('session/productSignedIn');

  await settled();
  const before = await storedHere(page);
  const addresses = asked(page);
  await press(page, { type: 'JUMP_TO_STATE', index: 1 });
  await expect(getSignInLink(page, 'en')).toBeVisible();
  await page.clock.runFor(TICKS_MS);
  await settled();
  expect(addresses).toEqual([]);
  expect(await storedHere(page)).toBe(before);
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/?$/);

  const newest = await page.evaluate(
    () => window.meydanDevTools!.log.getState().stagedActionIds.length - 1,
  );
  await press(page, { type: 'JUMP_TO_STATE', index: newest });
  await expectSignedIn(page, PERSON);

  await press(page, { type: 'LOCK_CHANGES', status: true });
  await page.clock.runFor(TICKS_MS);
  await settled();
  await press(page, { type: 'LOCK_CHANGES', status: false });
  await expectSignedIn(page, PERSON);
  const ticks = (await logged(page)).filter((type) => /tick|heartbeat|tokenCheck/i.test(type));
  expect(ticks).toEqual([]);
  await signOut(page, 'en', PERSON);
});
