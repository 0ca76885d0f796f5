import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { createDataFolder, removeFolder } from '../installation';
import { getText } from '../portal';
import type { BrowserWindow } from './browser';
import {
  callInPage,
  click,
  expectChecked,
  expectGone,
  expectUrl,
  expectVisible,
  fill,
  pollInPage,
  readText,
} from './elements';
import { skipWithoutEngine, test } from './engineTest';
import {
  getAccountButton,
  getButton,
  expectLanguage,
  expectSignedIn,
  getField,
  main,
  signIn,
  getSignInLink,
  signOut,
} from './portalPaths';

skipWithoutEngine();

const STREET = 'have-your-say/first-street-without-cars';
const POLL = `/en/${STREET}`;
const GRACE = 'Grace Bell';
const OMAR = 'عمر حداد';
const RECEIPT = { pattern: '^[0-9A-F]{5}(-[0-9A-F]{5}){3}$' };

const readFlow = (window: BrowserWindow) =>
  callInPage(
    window,
    () => JSON.parse(sessionStorage.getItem('door') ?? '{}') as Record<string, unknown>,
  );

/** Counts the ballots that the host has counted. */
async function countBallots(portal: string, poll: string): Promise<number> {
  const response = await fetch(`${portal}/v1/${poll}`);
  const { details } = (await response.json()) as { details: { result: { ballots: number } } };
  return details.result.ballots;
}

test('sign-in by page leads back, lasts over a reload, and sign-out leaves nothing', async ({
  window,
  portal,
}) => {
  await window.open(portal + POLL);
  await signIn(window, 'en', GRACE);
  await expectUrl(window, portal + POLL);
  await window.reload();
  await expectSignedIn(window, GRACE);
  await signOut(window, 'en', GRACE);
  await pollInPage(window, () =>
    ['sol-auth', 'sol-user'].map((key) => localStorage.getItem(key)),
  ).toEqual([null, null]);
});

test('an account page leads to the sign-in by itself and comes back with query and hash', async ({
  window,
  portal,
}) => {
  const address = `${portal}/en/me/have-your-say?page=1#top`;
  await window.open(address);
  await click(window, [getButton('en', 'sign-in.toCity')]);
  await click(window, [{ role: 'button', name: GRACE }]);
  await expectSignedIn(window, GRACE);
  await expectUrl(window, address);
});

test('signed out at the provider: the page notices, and a window signs in again', async ({
  session,
  window,
  portal,
}) => {
  await window.open(portal + POLL);
  await signIn(window, 'en', GRACE);
  await click(window, [{ role: 'radio', index: 1 }]);
  // A frame that is refused its session right after a sign-in would speak of blocked cookies.
  await callInPage(window, () => {
    const flow = JSON.parse(sessionStorage.getItem('door')!) as object;
    const signedInAt = Date.now() - 3_600_000;
    sessionStorage.setItem('door', JSON.stringify({ ...flow, signedInAt }));
  });
  const { authWellKnownEndPoints } = await readFlow(window);
  const { endSessionEndpoint } = authWellKnownEndPoints as { endSessionEndpoint: string };
  const other = await session.openWindow();
  await other.open(endSessionEndpoint);
  await click(other, [{ selector: 'button[name=logout]' }]);
  await expectVisible(window, getSignInLink('en'));
  await expectVisible(window, [{ text: getText('en', 'error.signedOutAtProvider') }]);

  const open = await session.listWindows();
  await click(window, [getButton('en', 'sessionNotice.signInAgain')]);
  const findPopup = async () =>
    (await session.listWindows()).find((candidate) => !open.includes(candidate));
  await expect.poll(findPopup).toBeDefined();
  const popup = (await findPopup())!;
  await click(popup, [{ role: 'button', name: GRACE }]);
  await expectVisible(window, getAccountButton(GRACE));
  await expect.poll(findPopup).toBeUndefined();
  await expectUrl(window, portal + POLL);
  await expectChecked(window, [{ role: 'radio', index: 1 }]);
});

test.describe('a browser that refuses storage', () => {
  test.use({ loggedErrors: /refuses to store the sign-in attempt$/ });

  test('signs in by a window', async ({ session, window, portal }) => {
    await window.open(portal + POLL);
    await click(window, getSignInLink('en'));
    await expectVisible(window, [getButton('en', 'sign-in.toCity')]);
    await callInPage(window, () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'QuotaExceededError');
      };
    });
    await click(window, [getButton('en', 'sign-in.toCity')]);
    await expectVisible(window, [{ text: getText('en', 'error.storageRefused') }]);
    await click(window, [getButton('en', 'sessionNotice.signInInWindow')]);
    await expect.poll(async () => (await session.listWindows()).length).toBe(2);
    const popup = (await session.listWindows()).find((candidate) => candidate !== window)!;
    await click(popup, [{ role: 'button', name: GRACE }]);
    await expectVisible(window, getAccountButton(GRACE));
  });
});

test('a vote is counted, has a receipt, and is there after a reload', async ({
  window,
  portal,
}) => {
  const before = await countBallots(portal, STREET);
  await window.open(portal + POLL);
  await signIn(window, 'en', GRACE);
  await click(window, [{ role: 'radio', index: 1 }]);
  await click(window, [getButton('en', 'have-your-say.castVote')]);
  await expectVisible(window, [{ text: getText('en', 'have-your-say.counted') }]);
  const receipt = await readText(window, [RECEIPT]);
  await expect.poll(() => countBallots(portal, STREET)).toBe(before + 1);
  await window.reload();
  await expectVisible(window, [{ text: getText('en', 'have-your-say.counted') }]);
  expect(await readText(window, [RECEIPT])).toBe(receipt);
});

test('a comment is written, and somebody who is not signed in reads it', async ({
  session,
  window,
  portal,
}) => {
  const words = 'Open on Thursday evenings, then people who work can buy fish, too.';
  const comment = [main, { selector: 'article[id^="comment-"]' }, { text: words }];
  await window.open(`${portal}/en/dialogs/fish-market-hours`);
  await signIn(window, 'en', GRACE);
  await click(window, [main, getButton('en', 'comments.write')]);
  await fill(window, getField('en', 'comments.form.yours'), words);
  await click(window, [main, getButton('en', 'comments.form.send')]);
  await expectVisible(window, [
    { role: 'alertdialog' },
    { text: getText('en', 'comments.form.sent') },
  ]);
  await expectVisible(window, comment);
  const other = await session.openWindow();
  await other.open(`${portal}/ar/dialogs/fish-market-hours`);
  await expectVisible(other, comment);
});

test('an editor writes a post, saves it, submits it and publishes it', async ({
  window,
  portal,
}) => {
  const post = `${portal}/en/blogs/shade-on-the-quay`;
  await window.open(`${portal}/en`);
  await signIn(window, 'en', 'نادية صالح');
  await click(window, [getButton('en', 'terms.accept')]);
  await expectVisible(window, [{ text: getText('en', 'terms.accepted') }]);
  await window.open(`${portal}/en/blogs/create`);
  await fill(window, getField('en', 'edit.title.en'), 'Shade on the quay');
  await fill(window, getField('en', 'edit.summary.en'), 'Forty trees before the summer.');
  await fill(window, getField('en', 'edit.body.en'), 'The first trees stand.');
  await click(window, [main, getButton('en', 'edit.save')]);
  await expectUrl(window, `${post}/edit?part=details`);
  expect((await fetch(post)).status).toBe(404);

  await window.open(`${post}/edit`);
  await click(window, [main, getButton('en', 'edit.state.more')]);
  await click(window, [{ role: 'menuitem', name: getText('en', 'edit.act.submit') }]);
  await expectVisible(window, [main, { text: getText('en', 'edit.state.inReviewTitle') }]);
  await click(window, [main, getButton('en', 'edit.act.publish')]);
  await click(window, [{ role: 'dialog' }, getButton('en', 'edit.publish')]);
  await click(window, [
    { role: 'dialog' },
    { role: 'link', name: getText('en', 'edit.publish.see') },
  ]);
  await expectUrl(window, post);
  await expectVisible(window, [main, { text: 'The first trees stand.' }]);
  expect((await fetch(post)).status).toBe(200);
});

test('in Arabic the page runs from right to left, and a comment is written', async ({
  window,
  portal,
}) => {
  const words = 'أوافق على ذلك، فمساء الخميس أهدأ.';
  await window.open(`${portal}/en/dialogs/fish-market-hours?sort=new#main`);
  await click(window, [{ role: 'link', name: 'العربية' }]);
  await expectUrl(window, `${portal}/ar/dialogs/fish-market-hours?sort=new#main`);
  await expectLanguage(window, 'ar');
  await signIn(window, 'ar', OMAR);
  await expectLanguage(window, 'ar');
  // The account button stands at the right in English.
  await pollInPage(
    window,
    (name) => {
      const buttons = [...document.querySelectorAll('header button')];
      const account = buttons.find((one) => one.textContent.includes(name));
      return account !== undefined && account.getBoundingClientRect().left < innerWidth / 2;
    },
    OMAR,
  ).toBe(true);
  await click(window, [main, getButton('ar', 'comments.write')]);
  await fill(window, getField('ar', 'comments.form.yours'), words);
  await click(window, [main, getButton('ar', 'comments.form.send')]);
  await expectVisible(window, [main, { selector: 'article[id^="comment-"]' }, { text: words }]);
  await signOut(window, 'ar', OMAR);
  await expectLanguage(window, 'ar');
});

test('without refresh tokens a hidden frame renews the provider’s tokens', async ({
  window,
  installation,
}) => {
  const { portal } = installation;
  const config = (await (await fetch(`${portal}/config.json`)).json()) as { signIn: object[] };
  Object.assign(config.signIn[0]!, {
    useRefreshToken: false,
    // A few seconds after each token came: the door's tokens last 300 s.
    renewTimeBeforeTokenExpiresInSeconds: 295,
  });
  const folder = createDataFolder();
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  await installation.stop();
  await installation.start({ MEYDAN_CONFIG: file });
  try {
    await window.open(portal + POLL);
    await signIn(window, 'en', GRACE);
    const { authzData } = await readFlow(window);
    await expect
      .poll(async () => {
        const renewed = (await readFlow(window))['authzData'];
        return typeof renewed === 'string' && renewed !== authzData;
      })
      .toBe(true);
    const prompts = await callInPage(window, () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'iframe')
        .map(({ name }) => new URL(name).searchParams.get('prompt')),
    );
    expect(prompts).toContain('none');
    await expectVisible(window, getAccountButton(GRACE));
    await expectUrl(window, portal + POLL);
  } finally {
    await installation.stop();
    await installation.start();
    removeFolder(folder);
  }
});

test.describe('without a network', () => {
  // Lines that the portal and the browser write when nobody answers.
  test.use({ loggedErrors: /\[ERROR\]|NetworkError|Load failed|access control|ServiceWorker/ });

  const SWIMMING = 'have-your-say/harbour-swimming-area';
  const WAITING = [main, { text: getText('en', 'offline.waiting') }];
  const COUNTED = [main, { text: getText('en', 'have-your-say.counted') }];

  /** Signs in on the poll, and waits until the service worker keeps it. */
  async function openKeptPoll(window: BrowserWindow, address: string, name: string) {
    await window.open(address);
    await signIn(window, 'en', name);
    await expectVisible(window, [main, { role: 'radio' }]);
    await pollInPage(
      window,
      async (path) => {
        await navigator.serviceWorker.ready;
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
        const kept = keys.flat().map(({ url }) => new URL(url).pathname);
        return kept.includes(path) && kept.some((one) => /\/errors\..+\.js$/.test(one));
      },
      new URL(address).pathname,
    ).toBe(true);
  }

  test('a vote is kept over a reload, and counted once when the host is back', async ({
    window,
    installation,
  }) => {
    const { portal } = installation;
    await openKeptPoll(window, `${portal}/en/${SWIMMING}`, 'Leyla Demir');
    const before = await countBallots(portal, SWIMMING);
    await installation.stop();
    await click(window, [main, { role: 'radio', index: 0 }]);
    await click(window, [main, getButton('en', 'have-your-say.castVote')]);
    await expectVisible(window, WAITING);
    await window.reload();
    await expectVisible(window, WAITING);
    await expectGone(window, COUNTED);

    await installation.start();
    await expectVisible(window, COUNTED);
    await expectVisible(window, [main, RECEIPT]);
    await expect.poll(() => countBallots(portal, SWIMMING)).toBe(before + 1);
  });

  test('a vote waits while the device is offline, and is counted when it is online', async ({
    session,
    window,
    portal,
  }) => {
    test.skip(session.setOffline === null, 'This protocol has no way to take the network away.');
    await openKeptPoll(window, portal + POLL, 'Işıl Iğdır');
    await session.setOffline!(true);
    await expectVisible(window, [{ text: getText('en', 'title.offline') }]);
    await click(window, [main, { role: 'radio', index: 1 }]);
    await click(window, [main, getButton('en', 'have-your-say.castVote')]);
    await expectVisible(window, WAITING);
    await session.setOffline!(false);
    await expectVisible(window, COUNTED);
    await expectGone(window, WAITING);
  });
});
