import { toDeviceName } from './deviceName';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [`${MAC} Version/18.0 Safari/605.1.15`, 'Safari · macOS'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera · Windows'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome · iOS',
  ],
  ['curl/8.5.0', ''],
  [`${'x'.repeat(600)} Firefox/140.0`, ''],
  [undefined, ''],
])('%s is “%s”', (header, name) => {
  expect(toDeviceName(header)).toBe(name);
});
