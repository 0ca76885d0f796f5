/** @jest-environment node */
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { getLocalizedUrl, copyAddress, copyText } from './copy';
import { toApiUrl, openFile } from './files/openFile';
import { openRecounter } from './pollFiles';
import { canShare, printPage, sharePage, getAbsoluteUrl } from './share';

const HREF = 'https://portal.example/tr/dialogs?sort=best';

function openPage() {
  const ports = createMemoryPorts({ href: HREF });
  return { ports, store: createStore({ ports }) };
}

describe('what leaves the page', () => {
  test('a text is put into the clipboard, and so is the whole address of a path', async () => {
    const { ports, store } = openPage();
    expect(await store.dispatch(copyText('HC-1') as never)).toBe(true);
    expect(await store.dispatch(copyAddress('/tr/blogs') as never)).toBe(true);
    expect(ports.copied).toEqual(['HC-1', 'https://portal.example/tr/blogs']);
  });

  test('a path is made a whole address', () => {
    const { store } = openPage();
    expect(store.dispatch(getLocalizedUrl('/ar') as never)).toBe('https://portal.example/ar');
    expect(store.dispatch(getAbsoluteUrl('/ar') as never)).toBe('https://portal.example/ar');
  });

  test('a page is handed to another program where the browser can', async () => {
    const { ports, store } = openPage();
    expect(store.dispatch(canShare() as never)).toBe(false);
    ports.hasShare = true;
    expect(store.dispatch(canShare() as never)).toBe(true);
    const page = { title: 'Trams', url: HREF };
    await store.dispatch(sharePage(page as never) as never);
    expect(ports.handedOn).toEqual([page]);
  });

  test('a page is put on paper', () => {
    const printed: string[] = [];
    const ports = Object.assign(createMemoryPorts(), { print: () => void printed.push('page') });
    createStore({ ports }).dispatch(printPage() as never);
    expect(printed).toEqual(['page']);
  });

  test.each([
    ['/v1/files/f1?signature=x', '/api/v1', '/api/v1/files/f1?signature=x'],
    ['/v1/files/f1', 'https://api.example/v1', 'https://api.example/v1/files/f1'],
    ['/v10/files/f1', '/api/v1', '/v10/files/f1'],
    ['https://cdn.example/v1/files/f1', '/api/v1', 'https://cdn.example/v1/files/f1'],
  ])('%s is, with the API at %s, at %s', (href, apiUrl, address) => {
    expect(toApiUrl(href, apiUrl)).toBe(address);
  });

  test('a signed link is opened at the address of the API', () => {
    const { ports, store } = openPage();
    store.dispatch(openFile('/v1/files/f1') as never);
    expect(ports.visited.at(-1)).toContain('/v1/files/f1');
  });

  test('the worker that counts again hears and tells', () => {
    const heard: unknown[] = [];
    const posted: unknown[] = [];
    const { ports, store } = openPage();
    let tell: (message: unknown) => void = () => undefined;
    ports.recounter = ((onMessage: typeof tell) => {
      tell = onMessage;
      return { post: (message: unknown) => void posted.push(message), close: () => undefined };
    }) as never;
    const channel = store.dispatch(
      openRecounter((message) => void heard.push(message)) as never,
    ) as unknown as ReturnType<ReturnType<typeof openRecounter>>;
    channel.post('count');
    tell('done');
    expect([posted, heard]).toEqual([['count'], ['done']]);
  });
});
