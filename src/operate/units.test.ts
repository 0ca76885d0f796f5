import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readEnvironment } from '../server/environment';
import { openSharedTestDatabase, SHARED_SERVER } from '../server/testing/testDatabase';
import { findProgram } from '../tooling/test/findProgram';
import { getInstruction, readStages } from './testing/containerfile';
import { readEnvironmentFile } from './testing/environmentFile';
import { readReadmeConfig } from './testing/readmeConfig';
import { getEnvironment, readUnit } from './testing/units';
import { testWhere } from '../shared/testing/testWhere';

const UNITS = ['meydan.service', 'meydan-backup.service', 'meydan-backup.timer'];
const BACKUPS = '/var/backups/meydan';
const DAY_MS = 86_400_000;

const analyze = findProgram(['systemd-analyze']);
const withSystemd = testWhere(analyze !== null, 'needs systemd-analyze');

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'meydan-units-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the example of an environment is taken by the host, and read alike by whatever reads it', () => {
  const file = 'src/operate/meydan.env';
  const environment = readEnvironmentFile(file);
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(environment);
  const config = join(folder, 'config.json');
  writeFileSync(config, readReadmeConfig());
  const settings = readEnvironment({ ...environment, MEYDAN_CONFIG: config, MEYDAN_SEED: 'none' });
  expect(settings).toMatchObject({
    databaseUrl: environment.DATABASE_URL,
    trustedProxies: 1,
    portalOrigin: 'https://portal.example.org',
    config: { production: true, signIn: [{ authority: settings.doors[0]!.issuer }] },
    mail: { transport: { kind: 'smtp' }, from: { name: 'Meydan' } },
  });
});

test('the unit and the image start the same program in the same way', () => {
  const image = readStages('src/operate/Containerfile').at(-1)!;
  const unit = readUnit('src/operate/meydan.service');
  const [node, ...parameters] = unit.get('ExecStart')![0]!.split(' ');
  expect(node).toBe('/usr/bin/node');
  expect(JSON.parse(getInstruction(image, 'CMD'))).toEqual(['node', ...parameters]);
  const { NODE_ENV, MEYDAN_SEED } = getEnvironment(unit);
  expect(getInstruction(image, 'ENV')).toContain(`NODE_ENV=${NODE_ENV}`);
  expect(getInstruction(image, 'ENV')).toContain(`MEYDAN_SEED=${MEYDAN_SEED}`);
  expect(getEnvironment(readUnit('src/operate/meydan-backup.service'))).toEqual(
    getEnvironment(unit),
  );
});

withSystemd('systemd understands every line of the units', () => {
  const copies = UNITS.map((name) => {
    const copy = join(folder, name);
    const unit = readFileSync(join('src/operate', name), 'utf8');
    writeFileSync(copy, unit.replaceAll('/usr/bin/node', process.execPath));
    return copy;
  });
  const { status, stderr } = spawnSync(
    analyze!,
    ['verify', '--man=no', '--recursive-errors=no', ...copies],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
});

// 2.5 of 10, by systemd’s own reckoning.
for (const name of ['meydan.service', 'meydan-backup.service'])
  withSystemd(`${name} is exposed to little`, () => {
    const file = join('src/operate', name);
    execFileSync(analyze!, ['security', '--offline=yes', '--threshold=25', '--no-pager', file], {
      stdio: 'pipe',
    });
  });

/** Runs a line of a unit as systemd does, with the folder of backups in a place of the test. */
function runLine(line: string, backups: string, environment: NodeJS.ProcessEnv): void {
  const words = [...line.replace(/^\+/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, ...texts]) => texts.find(Boolean)!,
  );
  const [program, ...parameters] = words.map((word) =>
    word
      .replaceAll('%%', '%')
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll(BACKUPS, backups),
  );
  execFileSync(program!, parameters, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'pipe',
  });
}

// The unit is for a database on PostgreSQL.
testWhere(SHARED_SERVER !== undefined, 'needs PostgreSQL')(
  'a night of the backup unit: a new backup for its owner alone, and those of the last thirty days',
  async () => {
    const place = await openSharedTestDatabase();
    const backups = join(folder, 'backups');
    const unit = readUnit('src/operate/meydan-backup.service');
    const environment = {
      ...getEnvironment(unit),
      DATABASE_URL: place.address,
      MEYDAN_DATA: join(folder, 'data'),
    };
    const run = (key: string) => runLine(unit.get(key)![0]!, backups, environment);

    run('ExecStartPre');
    expect(statSync(backups).mode & 0o777).toBe(0o700);
    for (const days of [40, 20]) {
      const file = join(backups, `${days}.backup`);
      writeFileSync(file, '');
      const then = new Date(Date.now() - days * DAY_MS);
      utimesSync(file, then, then);
    }
    run('ExecStart');
    run('ExecStartPost');
    const [, made] = readdirSync(backups).sort();
    expect(readdirSync(backups).sort()).toEqual([
      '20.backup',
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{4}\.backup$/),
    ]);
    expect(statSync(join(backups, made!)).mode & 0o777).toBe(0o600);
    await place.close();
  },
);
