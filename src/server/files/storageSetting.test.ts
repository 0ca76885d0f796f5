import { readFilesSetting } from './storageSetting';

function read(env: Readonly<Record<string, string>>) {
  const faults: string[] = [];
  const setting = readFilesSetting(env, '/data', faults);
  return { setting, faults };
}

test('with nothing set files are below the data folder, up to 100 MB, and nothing is scanned', () => {
  const { setting, faults } = read({});
  expect(setting).toMatchObject({
    limitBytes: 100_000_000,
    scanner: null,
    workFolder: '/data/arriving',
  });
  expect(faults).toEqual([]);
});

test('a bucket, a limit and a scanner', () => {
  const { setting, faults } = read({
    MEYDAN_FILES: 'https://s3.example/files',
    MEYDAN_FILES_KEY: 'k',
    MEYDAN_FILES_SECRET: 's',
    MEYDAN_FILE_LIMIT_MB: '250',
    MEYDAN_VIRUS_SCANNER: 'clamd://[::1]:3311',
  });
  expect(setting.limitBytes).toBe(250_000_000);
  expect(setting.scanner).toEqual({ host: '::1', port: 3311 });
  expect(faults).toEqual([]);
});

test('a scanner listens at its usual port', () => {
  const { setting } = read({ MEYDAN_VIRUS_SCANNER: 'clamd://scanner' });
  expect(setting.scanner).toEqual({ host: 'scanner', port: 3310 });
});

test.each([
  [
    { MEYDAN_FILES: 'bucket', MEYDAN_FILES_KEY: 'k', MEYDAN_FILES_SECRET: 's' },
    'MEYDAN_FILES must',
  ],
  [
    { MEYDAN_FILES: 'https://s3.example', MEYDAN_FILES_KEY: 'k', MEYDAN_FILES_SECRET: 's' },
    'MEYDAN_FILES must',
  ],
  [{ MEYDAN_FILES: 'https://s3.example/b' }, 'MEYDAN_FILES needs'],
  [{ MEYDAN_FILE_LIMIT_MB: '0' }, 'MEYDAN_FILE_LIMIT_MB must'],
  [{ MEYDAN_FILE_LIMIT_MB: '10.5' }, 'MEYDAN_FILE_LIMIT_MB must'],
  [{ MEYDAN_VIRUS_SCANNER: 'http://scanner' }, 'MEYDAN_VIRUS_SCANNER must'],
])('a wrong value becomes a sentence: %j', (env, begins) => {
  expect(read(env).faults).toEqual([expect.stringContaining(begins)]);
});
