import { findProgram, installDebianPackages } from '../../tooling/test/findProgram';

type Programs<Found> = Readonly<Record<string, Found>>;

interface Engine {
  readonly name: string;
  /** Variable of the environment, which workers read: the programs as JSON, or nothing. */
  readonly variable: string;
  readonly find: () => Programs<string | null>;
  readonly packages: readonly string[];
}

const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    variable: 'MEYDAN_FIREFOX',
    find: () => ({
      program: findProgram(
        ['firefox-esr', 'firefox'],
        ['/Applications/Firefox.app/Contents/MacOS'],
      ),
    }),
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'MEYDAN_WEBKIT',
    find: () => ({ driver: findProgram(['WebKitWebDriver']), screen: findProgram(['Xvfb']) }),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

const isWhole = (programs: Programs<string | null>): programs is Programs<string> =>
  Object.values(programs).every((file) => file !== null);

/** Finds every program of the browser, or installs them; null when one cannot be had. */
function findOrInstall({ find, packages }: Engine): Programs<string> | null {
  const present = find();
  if (isWhole(present)) return present;
  if (!installDebianPackages(packages)) return null;
  const installed = find();
  return isWhole(installed) ? installed : null;
}

/** Finds or installs the browsers once for all workers, and says which are left out. */
export default function globalSetup(): void {
  for (const engine of ENGINES) {
    const programs = findOrInstall(engine);
    process.env[engine.variable] = programs ? JSON.stringify(programs) : '';
    process.stdout.write(
      programs
        ? `Using ${Object.values(programs).join(' and ')}\n`
        : `${engine.name} is not tested: it is not installed here and cannot be. On Debian: apt-get install ${engine.packages.join(' ')}\n`,
    );
  }
}
