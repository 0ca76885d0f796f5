import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { Browser } from './browser';
import { PORTAL } from './portal';

export const SCRIPT = readFileSync(new URL('../pages/checkSession.js', import.meta.url), 'utf8');

type Listener = (event: { data: unknown; origin: string; source: object }) => void;

/** Runs the check-session frame's script as a browser would and asks it one question. */
export function askCheckSession(browser: Browser, data: unknown, origin = PORTAL): Promise<string> {
  const state = browser.cookie('door_browser_state');
  const cookie = state === undefined ? 'other=1' : `other=1; door_browser_state=${state}`;
  return new Promise((resolve) => {
    const source = { postMessage: (answer: string) => resolve(answer) };
    const addEventListener = (_type: string, listener: Listener) =>
      listener({ data, origin, source });
    const globals = { addEventListener, crypto: webcrypto, TextEncoder, btoa };
    runInNewContext(SCRIPT, { ...globals, document: { cookie } });
  });
}

/** Returns the message that a portal posts to the frame about the authorization answer it got. */
export const createCheckSessionMessage = (callback: URL, clientId = 'meydan-portal'): string =>
  `${clientId} ${callback.searchParams.get('session_state')}`;
