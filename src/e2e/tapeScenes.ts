import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Installation } from './installation';
import {
  overrideConfig,
  continueAtDoor,
  expectSignedIn,
  signIn,
  getSignInLink,
  signOut,
  getText,
} from './portal';
import { followRequests } from './requests';
import { tamperWithTokens, type TokenTampering } from './spoiltDoor';

/** A browser in which nobody is signed in, and a portal whose pages offer to be recorded. */
export interface SceneContext extends Pick<Installation, 'portal' | 'door'> {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Events while a page is recorded, up to the moment at which its tape is saved. */
type Scene = (stage: SceneContext) => Promise<void>;

// Without a language in the address: the page that the door leads back to is then the one that goes
// on, on one tape.
const POLL = '/have-your-say/first-street-without-cars';
const OFFLINE_POLL = '/have-your-say/harbour-swimming-area';
/** A page that asks for nothing. */
const QUIET_PAGE = '/feedback';
const NAME = 'Grace Bell';
/** The door's tokens last 300 s: they are renewed a few seconds after they came. */
const SOON = { renewTimeBeforeTokenExpiresInSeconds: 293 };
const RENEWED = { timeout: 60_000 };

/** By page: waits until nothing is under way that its tape should have. */
const settledTapes = new WeakMap<Page, () => Promise<void>>();

const button = (page: Page, id: string) => page.getByRole('button', { name: getText('en', id) });

/** Records from here on; the page is loaded anew. */
export async function startTape(page: Page): Promise<void> {
  settledTapes.set(page, followRequests(page));
  await button(page, 'tape.start').click();
  await expect(page.getByText(getText('en', 'tape.recording'))).toBeVisible();
}

async function mark(page: Page, note: string): Promise<void> {
  await page.getByRole('textbox', { name: getText('en', 'tape.note') }).fill(note);
  await button(page, 'tape.mark').click();
}

/** Saves the tape as a person does. */
export async function saveTape(page: Page, file: string): Promise<void> {
  await settledTapes.get(page)!();
  const download = page.waitForEvent('download');
  await button(page, 'tape.stop').click();
  await expect(page.getByText(getText('en', 'tape.saved'))).toBeVisible();
  await (await download).saveAs(file);
}

const tokenAnswers = (page: Page) => {
  const grants: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/connect/token')) return;
    grants.push(new URLSearchParams(response.request().postData() ?? '').get('grant_type') ?? '');
  });
  return grants;
};

const vote = async (page: Page) => {
  await page.getByRole('main').getByRole('radio').nth(1).check();
  await button(page, 'have-your-say.castVote').click();
};

const counted = (page: Page) =>
  expect(page.getByText(getText('en', 'have-your-say.counted')).first()).toBeVisible();

/**
 * Signs in from the page with the poll, recorded from the moment on at which the provider leads
 * back.
 */
async function signInRecorded(page: Page, portal: string): Promise<void> {
  await page.goto(portal + POLL);
  await startTape(page);
  await getSignInLink(page, 'en').click();
  await continueAtDoor(page, 'en', NAME);
}

/** Signed in before anything is recorded. */
async function startSignedIn(page: Page, portal: string, path = QUIET_PAGE): Promise<void> {
  await page.goto(portal + path);
  await signIn(page, 'en', NAME);
  await startTape(page);
  await expectSignedIn(page, NAME);
}

/** Creates a scene in which the provider's answer is changed, and the portal refuses it. */
const refused =
  (spoilt: TokenTampering): Scene =>
  async ({ page, context, portal, door }) => {
    await tamperWithTokens(context, door, spoilt);
    await signInRecorded(page, portal);
    await expect(page).toHaveURL(/\/unauthorized$/);
    await mark(page, 'refused');
  };

const wrongClaims = (claims: NonNullable<TokenTampering['claims']>) => refused({ claims });

/** Signs out at the provider, in another tab; the portal hears of it by the provider's frame. */
async function signOutAtDoor({ page, context, door }: SceneContext): Promise<void> {
  const atDoor = await context.newPage();
  await atDoor.goto(`${door}/connect/endsession`);
  await atDoor.locator('button[name=logout]').click();
  await expect(getSignInLink(page, 'en')).toBeVisible({ timeout: 90_000 });
  await mark(page, 'signed out at the door');
  await atDoor.close();
}

/**
 * Makes the sign-in an older one: a frame that is refused its session right after a sign-in would
 * speak of blocked cookies.
 */
const signedInLongAgo = (page: Page) =>
  page.evaluate(() => {
    const flow = JSON.parse(sessionStorage.getItem('door')!) as object;
    const older = { ...flow, signedInAt: Date.now() - 3_600_000 };
    sessionStorage.setItem('door', JSON.stringify(older));
  });

async function watchDoor(stage: SceneContext): Promise<void> {
  const { page, portal } = stage;
  await page.goto(portal + QUIET_PAGE);
  await signIn(page, 'en', NAME);
  await signedInLongAgo(page);
  await startTape(page);
  await expectSignedIn(page, NAME);
  await signOutAtDoor(stage);
}

/** By the names of their tapes. */
export const TAPE_SCENES: Readonly<Record<string, Scene>> = {
  'sign-in-and-vote': async ({ page, portal }) => {
    await signInRecorded(page, portal);
    await expectSignedIn(page, NAME);
    await mark(page, 'signed in');
    await vote(page);
    await counted(page);
    await mark(page, 'voted');
  },
  refresh: async ({ page, context, portal }) => {
    await overrideConfig(context, SOON);
    const grants = tokenAnswers(page);
    await signInRecorded(page, portal);
    await expectSignedIn(page, NAME);
    await expect.poll(() => grants, RENEWED).toContain('refresh_token');
    await mark(page, 'renewed');
  },
  'silent-renew': async ({ page, context, portal }) => {
    await overrideConfig(context, { ...SOON, useRefreshToken: false });
    await signInRecorded(page, portal);
    await expectSignedIn(page, NAME);
    const again = tokenAnswers(page);
    await expect.poll(() => again, RENEWED).toContain('authorization_code');
    await mark(page, 'renewed in a frame');
  },
  'check-session-change': watchDoor,
  popup: async (stage) => {
    await watchDoor(stage);
    const { page } = stage;
    const opened = page.waitForEvent('popup');
    await button(page, 'sessionNotice.signInAgain').click();
    await (await opened).getByRole('button', { name: NAME }).click();
    await expectSignedIn(page, NAME);
    await mark(page, 'signed in by a window');
  },
  'two-tabs': async ({ page, context, portal }) => {
    const first = await context.newPage();
    await first.goto(`${portal}/en${QUIET_PAGE}`);
    await signIn(first, 'en', NAME);
    await page.goto(`${portal}/blogs`);
    await expectSignedIn(page, NAME);
    await startTape(page);
    await expectSignedIn(page, NAME);
    // The portal that has signed in holds the ID token, with which the provider asks nothing.
    await signOut(first, 'en', NAME);
    await expect(getSignInLink(page, 'en')).toBeVisible();
    await mark(page, 'signed out in the other tab');
  },
  offline: async ({ page, context, portal }) => {
    await startSignedIn(page, portal, OFFLINE_POLL);
    await context.setOffline(true);
    await expect(page.getByText(getText('en', 'title.offline')).first()).toBeVisible();
    await vote(page);
    await expect(page.getByRole('main').getByText(getText('en', 'offline.waiting'))).toBeVisible();
    await mark(page, 'voted without a network');
    await context.setOffline(false);
    await counted(page);
    await mark(page, 'counted');
  },
  'key-rotation': async ({ page, context, portal, door }) => {
    await overrideConfig(context, SOON);
    const keys: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/connect/jwks')) keys.push(response.url());
    });
    await signInRecorded(page, portal);
    await expectSignedIn(page, NAME);
    const known = keys.length;
    await tamperWithTokens(context, door, { claims: (claims) => claims });
    await mark(page, 'the door has another key');
    await expect.poll(() => keys.length, RENEWED).toBeGreaterThan(known);
    await mark(page, 'renewed with the new key');
  },
  'signature-failed': refused({
    idToken: (idToken) => idToken.replace(/\.[^.]{8}([^.]*)$/, '.AAAAAAAA$1'),
  }),
  'incorrect-nonce': wrongClaims((claims) => ({ ...claims, nonce: 'of another attempt' })),
  'incorrect-audience': wrongClaims((claims) => ({ ...claims, aud: 'another-portal' })),
  'incorrect-issuer': wrongClaims((claims) => ({ ...claims, iss: 'https://another-door.example' })),
  'incorrect-azp': wrongClaims((claims) => ({ ...claims, azp: 'another-portal' })),
  'incorrect-at-hash': wrongClaims((claims) => ({ ...claims, at_hash: 'bm90IHRoZSBoYXNoIQ' })),
  'token-expired': wrongClaims((claims) => ({ ...claims, exp: claims.iat! - HOUR_S })),
  'token-too-old': wrongClaims((claims) => ({ ...claims, iat: claims.iat! - HOUR_S })),
  'claim-missing': wrongClaims(({ iat: _, ...claims }) => claims),
  'code-refused': refused({ answer: { status: 400, json: { error: 'invalid_grant' } } }),
  'another-person': async ({ page, context, portal, door }) => {
    await overrideConfig(context, SOON);
    await signInRecorded(page, portal);
    await expectSignedIn(page, NAME);
    await tamperWithTokens(context, door, {
      claims: (claims) => ({ ...claims, sub: 'somebody-else' }),
    });
    await mark(page, 'the door speaks of somebody else');
    await expect(getSignInLink(page, 'en')).toBeVisible(RENEWED);
    await mark(page, 'refused');
  },
  'stale-answer': async ({ page, portal }) => {
    await page.goto(portal + QUIET_PAGE);
    await startTape(page);
    await page.goto(`${portal}/callback?state=stale&code=old`);
    await expect(page).toHaveURL(/\/unauthorized$/);
    await mark(page, 'refused');
  },
};

const HOUR_S = 3_600;

/** The door's tokens live so long in those scenes that outlast them. */
export const SHORT_LIFETIME_S = 30;

const accessTokenOf = (page: Page) =>
  page.evaluate(() => {
    const { authnResult } = JSON.parse(sessionStorage.getItem('door')!) as {
      authnResult: { access_token: string };
    };
    return authnResult.access_token;
  });

async function userInfoStatus(door: string, accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${door}/connect/userinfo`, { headers })).status;
}

/**
 * Puts the device to sleep until the provider's token has ended: the programs of its pages stop,
 * and the servers go on.
 */
async function sleepNow({ page, context, door }: SceneContext): Promise<void> {
  const accessToken = await accessTokenOf(page);
  const browser = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  pages.forEach(({ id }) => process.kill(id, 'SIGSTOP'));
  await expect.poll(() => userInfoStatus(door, accessToken)).toBe(401);
  pages.forEach(({ id }) => process.kill(id, 'SIGCONT'));
}

/**
 * Stops this clock while the device sleeps, as on most devices. Awake, a signed-in page reads it
 * every few seconds.
 */
const stopClockInSleep = (context: BrowserContext) =>
  context.addInitScript(() => {
    const LONGEST_AWAKE_MS = 15_000;
    const now = performance.now.bind(performance);
    let last = now();
    let sleptMs = 0;
    performance.now = () => {
      const passedMs = now() - last;
      last += passedMs;
      if (passedMs > LONGEST_AWAKE_MS) sleptMs += passedMs;
      return last - sleptMs;
    };
  });

export const SHORT_LIFETIME_SCENES: Readonly<Record<string, Scene>> = {
  'expiry-after-sleep': async (stage) => {
    const { page, context, portal, door } = stage;
    await stopClockInSleep(context);
    let answers = 0;
    page.on('response', (response) => {
      if (response.url() === `${door}/connect/token`) answers += 1;
    });
    await signInRecorded(page, portal);
    await expectSignedIn(page, NAME);
    await mark(page, 'about to sleep');
    await sleepNow(stage);
    await expect.poll(() => answers, RENEWED).toBe(2);
    await mark(page, 'renewed after the sleep');
  },
};
