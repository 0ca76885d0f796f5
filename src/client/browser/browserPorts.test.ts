import { createBrowserPorts } from './browserPorts';
import { createNavigationPort } from './navigationPort';

test('[SPEC 3.2.2] a cookie is written for the whole site, read back and removed', () => {
  const { cookies } = createBrowserPorts(() => 'en');
  cookies.write('accessToken', 'a=b;c', 60);
  expect(cookies.read('accessToken')).toBe('a=b;c');
  expect(cookies.read('Token')).toBeNull();
  cookies.remove('accessToken');
  expect(cookies.read('accessToken')).toBeNull();
});

test('another tab’s change of the local storage is heard until one stops listening', () => {
  const heard: unknown[] = [];
  const stop = createBrowserPorts(() => 'en').onStorage((...change) => heard.push(change));
  const change = { key: 'sol-auth', newValue: null };
  window.dispatchEvent(
    new StorageEvent('storage', { ...change, storageArea: window.localStorage }),
  );
  window.dispatchEvent(
    new StorageEvent('storage', { ...change, storageArea: window.sessionStorage }),
  );
  stop();
  window.dispatchEvent(
    new StorageEvent('storage', { ...change, storageArea: window.localStorage }),
  );
  expect(heard).toEqual([['sol-auth', null]]);
});

test('the address bar changes without a navigation', () => {
  const { location } = createBrowserPorts(() => 'en');
  location.rewrite('/callback');
  expect(location.href()).toBe('http://localhost/callback');
});

test('SHA-256 of the empty text', async () => {
  const hash = await createBrowserPorts(() => 'en').digest('SHA-256', '');
  expect(Array.from(hash.slice(0, 4))).toEqual([0xe3, 0xb0, 0xc4, 0x42]);
});

test('navigations before the router exists wait for it, in their order', async () => {
  const { navigate, onNavigate } = createNavigationPort();
  const old = navigate('/old', { replace: true });
  void navigate('/new', { replace: true });
  const paths: string[] = [];
  onNavigate((path) => {
    const id = paths.push(path);
    return Promise.resolve({ id, from: '/', to: path, ms: 0, status: 'ended' });
  });
  void navigate('/later', { replace: false });
  expect(paths).toEqual(['/old', '/new', '/later']);
  expect(await old).toMatchObject({ id: 1, to: '/old' });
});

test('a file is handed over under its name, and let go of after a while', () => {
  jest.useFakeTimers();
  const clicked: string[][] = [];
  const revoked: string[] = [];
  Object.assign(URL, {
    createObjectURL: () => 'blob:file',
    revokeObjectURL: (url: string) => void revoked.push(url),
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.href, this.download]);
  });
  createBrowserPorts(() => 'en').saveFile('meydan-2026-05-01.zip', new Blob(['archive']));
  expect([clicked, revoked]).toEqual([[['blob:file', 'meydan-2026-05-01.zip']], []]);
  expect(document.querySelector('a')).toBeNull();
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:file']);
  click.mockRestore();
  jest.useRealTimers();
});
