import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestHost, type TestHost } from './testing/testHost';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const TOKEN = 'a-token-of-the-tests';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ seed: 'none', metricsToken: TOKEN });
});
afterAll(() => host.close());

test('the description of the API and the metrics tell the version of package.json', async () => {
  const description = await host.app.inject('/v1/openapi.json');
  expect(description.json<{ info: object }>().info).toMatchObject({ version });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const metrics = await host.app.inject({ url: '/metrics', headers });
  expect(metrics.body).toContain(`\nmeydan_build_info{version="${version}"} 1\n`);
});

test('no program has a version written by hand: one file alone reads it', () => {
  const programs = ['client', 'counting', 'door', 'oidc', 'opinions', 'server', 'shared', 'tape']
    .flatMap((folder) =>
      readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `src/${folder}/${name}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.(test|stories)\.tsx?$|\/(testing|shelf|workbench)\//.test(file));
  expect(programs.length).toBeGreaterThan(1_000);
  const textOf = new Map(programs.map((file) => [file, readFileSync(file, 'utf8')]));
  const having = (text: string) => programs.filter((file) => textOf.get(file)!.includes(text));
  expect(["'", '"', '`'].flatMap((mark) => having(mark + version + mark))).toEqual([]);
  expect(having("package.json'")).toEqual(['src/shared/appVersion.ts']);
  expect(having('APP_VERSION').toSorted()).toEqual([
    'src/client/app/tapes/recordPage.ts',
    'src/server/http/openApi.ts',
    'src/server/main.ts',
    'src/server/metrics/gauges.ts',
    'src/shared/appVersion.ts',
  ]);
});
