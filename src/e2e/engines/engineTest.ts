import { test as base, expect } from '@playwright/test';
import {
  freePort,
  newDataFolder,
  removeFolder,
  startInstallation,
  type Installation,
} from '../installation';
import type { BrowserSession, BrowserWindow, RunningBrowser } from './browser';
import { openFirefox } from './firefox';
import { openWebKit } from './webKit';

/** An installation that can go and come back at the same addresses, with its data. */
export interface EngineInstallation {
  readonly portal: string;
  readonly door: string;
  stop(): Promise<void>;
  start(environment?: Readonly<Record<string, string>>): Promise<void>;
}

export interface EngineOptions {
  readonly engineName: 'firefox' | 'webkit' | '';
}

interface WorkerFixtures extends EngineOptions {
  readonly engine: RunningBrowser;
  readonly installation: EngineInstallation;
}

interface Fixtures {
  readonly session: BrowserSession;
  readonly window: BrowserWindow;
  readonly portal: string;
  /** Lines of our own log that a test provokes. */
  readonly loggedErrors: RegExp | null;
}

const PROGRAMS = { firefox: 'MEYDAN_FIREFOX', webkit: 'MEYDAN_WEBKIT', '': '' } as const;
const findPrograms = (name: EngineOptions['engineName']) => process.env[PROGRAMS[name]];

function openEngine(name: EngineOptions['engineName']): Promise<RunningBrowser> {
  const programs = JSON.parse(findPrograms(name) ?? '{}') as Record<string, string>;
  return name === 'firefox'
    ? openFirefox(programs['program']!)
    : openWebKit(programs['driver']!, programs['screen']!);
}

const START_MS = 300_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await openEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  installation: [
    async ({}, use) => {
      const folder = newDataFolder();
      const ports = [await freePort(), await freePort()] as const;
      let running: Installation = await startInstallation(folder, ports);
      const { portal, door } = running;
      await use({
        portal,
        door,
        stop: async () => void (await running.stop()),
        start: async (environment) => {
          running = await startInstallation(folder, ports, environment);
        },
      });
      await running.stop();
      removeFolder(folder);
    },
    { scope: 'worker', timeout: START_MS },
  ],
  portal: async ({ installation }, use) => {
    await use(installation.portal);
  },
  loggedErrors: [null, { option: true }],
  session: async ({ engine, loggedErrors }, use) => {
    const session = await engine.openSession();
    await use(session);
    await session.close();
    expect(session.faults.filter((fault) => !loggedErrors?.test(fault))).toEqual([]);
  },
  window: async ({ session }, use) => {
    await use(session.firstWindow);
  },
});

/** For the top of a file: what cannot be had here is left out, and the report says why. */
export function skipWithoutEngine(): void {
  test.skip(
    ({ engineName }) => !findPrograms(engineName),
    'This browser is not installed here and cannot be.',
  );
}
