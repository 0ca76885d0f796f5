import { expect, type BrowserContext, type Page } from '@playwright/test';
import { configured, continueAtDoor, expectSignedIn, signInLink, text } from './portal';

/** A browser in which nobody is signed in, and a portal whose pages offer to be recorded. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly portal: string;
}

/** What happens while a page is recorded, up to the moment at which its tape is saved. */
type Scene = (stage: Stage) => Promise<void>;

// Without a language in the address: the page that the door leads back to is then the one that goes on, on one tape.
const POLL = '/have-your-say/first-street-without-cars';
const NAME = 'Grace Bell';
/** The door's tokens last 300 s: they are renewed a few seconds after they came. */
const SOON = { renewTimeBeforeTokenExpiresInSeconds: 293 };
const RENEWED = { timeout: 60_000 };
/** What an answer leads to has been asked for. */
const SETTLED_MS = 1_500;

const button = (page: Page, id: string) => page.getByRole('button', { name: text('en', id) });

/** From here on; the page is loaded anew. */
export async function startTape(page: Page): Promise<void> {
  await button(page, 'tape.start').click();
  await expect(page.getByText(text('en', 'tape.recording'))).toBeVisible();
}

async function mark(page: Page, note: string): Promise<void> {
  await page.getByRole('textbox', { name: text('en', 'tape.note') }).fill(note);
  await button(page, 'tape.mark').click();
}

/** Saves the tape as a person does. */
export async function saveTape(page: Page, file: string): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  const download = page.waitForEvent('download');
  await button(page, 'tape.stop').click();
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
  expect(page.getByText(text('en', 'have-your-say.counted')).first()).toBeVisible();

/** By the names of their tapes. */
export const TAPE_SCENES: Readonly<Record<string, Scene>> = {
  'sign-in-and-vote': async ({ page, portal }) => {
    await page.goto(portal + POLL);
    await startTape(page);
    await signInLink(page, 'en').click();
    await continueAtDoor(page, 'en', NAME);
    await expectSignedIn(page, NAME);
    await mark(page, 'signed in');
    await vote(page);
    await counted(page);
    await mark(page, 'voted');
  },
  refresh: async ({ page, context, portal }) => {
    await configured(context, SOON);
    const grants = tokenAnswers(page);
    await page.goto(portal + POLL);
    await startTape(page);
    await signInLink(page, 'en').click();
    await continueAtDoor(page, 'en', NAME);
    await expectSignedIn(page, NAME);
    await expect.poll(() => grants, RENEWED).toContain('refresh_token');
    await mark(page, 'renewed');
  },
  'silent-renew': async ({ page, context, portal }) => {
    await configured(context, { ...SOON, useRefreshToken: false });
    await page.goto(portal + POLL);
    await startTape(page);
    await signInLink(page, 'en').click();
    await continueAtDoor(page, 'en', NAME);
    await expectSignedIn(page, NAME);
    const again = tokenAnswers(page);
    await expect.poll(() => again, RENEWED).toContain('authorization_code');
    await mark(page, 'renewed in a frame');
  },
};
