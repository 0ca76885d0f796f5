import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { reservePort } from '../../tooling/test/reservePort';
import {
  DocumentLeft,
  type BrowserSession,
  type BrowserWindow,
  type RunningBrowser,
} from './browser';

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** A command that WebDriver refused. */
class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Calls commands of the W3C's WebDriver protocol at this address. */
function createClient(address: string): Call {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(error, message);
  };
}

interface Evaluated {
  readonly value?: unknown;
  readonly error?: string;
  readonly faults: readonly string[];
}

/** Runs in the page before the expression: classic WebDriver does not tell what a page reports. */
function recordFaults(): void {
  if (Reflect.has(window, 'reportedFaults')) return;
  const faults: string[] = [];
  Object.assign(window, { reportedFaults: faults });
  window.addEventListener('error', ({ message }) => faults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  const log = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    faults.push(parts.map(String).join(' '));
    log(...parts);
  };
}

const toScript = (expression: string) => `
  const done = arguments[arguments.length - 1];
  (${String(recordFaults)})();
  const end = (result) => done({ ...result, faults: window.reportedFaults.splice(0) });
  (async () => (${expression}))().then((value) => end({ value }), (error) => end({ error: String(error) }));`;

const LEFT = ['no such window', 'no such frame'];
const isLeft = (error: unknown) =>
  error instanceof WebDriverError && (LEFT.includes(error.code) || /unload/.test(error.message));

function toWindow(call: Call, select: () => Promise<void>, faults: string[]): BrowserWindow {
  const command: Call = async (...parameters) => {
    await select();
    return call(...parameters);
  };
  return {
    open: async (url) => void (await command('POST', '/url', { url })),
    reload: async () => void (await command('POST', '/refresh', {})),
    readUrl: async () => (await command('GET', '/url')) as string,
    evaluate: async (expression) => {
      const script = toScript(expression);
      const result = await command('POST', '/execute/async', { script, args: [] }).catch(
        (error) => {
          if (isLeft(error)) throw new DocumentLeft(String(error));
          throw error;
        },
      );
      const { value, error, faults: found } = result as Evaluated;
      faults.push(...found);
      if (error !== undefined) throw new Error(error);
      return value;
    },
    clickAt: async ({ x, y }) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await command('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
  };
}

const CAPABILITIES = {
  // A page that asks whether to leave it is left.
  unhandledPromptBehavior: 'accept',
  timeouts: { script: null, pageLoad: 300_000, implicit: 0 },
};

async function openSession(callDriver: Call): Promise<BrowserSession> {
  const created = await callDriver('POST', '/session', {
    capabilities: { alwaysMatch: CAPABILITIES },
  });
  const { sessionId } = created as { sessionId: string };
  const call: Call = (method, path, body) =>
    callDriver(method, `/session/${sessionId}${path}`, body);
  const faults: string[] = [];
  let current = (await call('GET', '/window')) as string;
  const windows = new Map<string, BrowserWindow>();
  const findWindow = (handle: string): BrowserWindow => {
    const select = async () => {
      if (current !== handle) await call('POST', '/window', { handle });
      current = handle;
    };
    const window = windows.get(handle) ?? toWindow(call, select, faults);
    windows.set(handle, window);
    return window;
  };
  return {
    firstWindow: findWindow(current),
    faults,
    openWindow: async () => {
      // MiniBrowser answers no presses inside a tab.
      const { handle } = (await call('POST', '/window/new', { type: 'window' })) as {
        handle: string;
      };
      return findWindow(handle);
    },
    listWindows: async () => ((await call('GET', '/window/handles')) as string[]).map(findWindow),
    setOffline: null,
    close: async () => void (await call('DELETE', '')),
  };
}

/** Opens a screen that is not visible; X chooses its number and writes it down. */
async function openScreen(program: string) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, close: () => screen.kill() };
}

/** Starts WebKitGTK's own small browser on a screen of its own, driven over WebDriver. */
export async function openWebKit(driver: string, xvfb: string): Promise<RunningBrowser> {
  const screen = await openScreen(xvfb);
  const port = await reservePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display },
  });
  const call = createClient(`http://127.0.0.1:${port}`);
  const isReady = () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    );
  await expect.poll(isReady, { message: `${driver} answers` }).toBe(true);
  return {
    openSession: () => openSession(call),
    close: async () => {
      server.kill();
      screen.close();
    },
  };
}
