import { test as base, expect } from '@playwright/test';
import { reservePort } from '../../tooling/test/reservePort';
import { removeFolder, startInstallation, type Installation } from '../installation';
import { copySeededFolder } from '../seededFolder';
import type { BrowserSession, BrowserWindow, RunningBrowser } from './browser';
import { openFirefox } from './firefox';
import { openWebKit } from './webKit';

/** An installation that can be stopped and started at the same addresses, with its data. */
export interface EngineInstallation {
  readonly portal: string;
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

const START_TIMEOUT_MS = 300_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await openEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  installation: [
    async ({}, use) => {
      const folder = await copySeededFolder();
      const ports = [await reservePort(), await reservePort()] as const;
      const first = await startInstallation(folder, ports);
      let running: Installation | null = first;
      const stop = async () => {
        await running?.stop();
        running = null;
      };
      await use({
        portal: first.portal,
        stop,
        start: async (environment) => {
          running = await startInstallation(folder, ports, environment);
        },
      });
      await stop();
      removeFolder(folder);
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
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

/**
 * Leaves out the tests of a file where the browser cannot be had, with the reason in the report.
 */
export function skipWithoutEngine(): void {
  test.skip(
    ({ engineName }) => !findPrograms(engineName),
    'This browser is not installed here and cannot be.',
  );
}
