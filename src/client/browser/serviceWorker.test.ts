import { WORKER_URL } from '../../shared/savedPages';
import { createServiceWorkerPort } from './serviceWorker';

interface Posted {
  readonly message: unknown;
  readonly ports?: readonly MessagePort[];
}

const builtFor = process.env.NODE_ENV;

/** Creates a browser whose worker is active as soon as it is registered. */
function browserWithWorkers(register: (url: string) => Promise<void> = async () => undefined) {
  const registered: string[] = [];
  const posted: Posted[] = [];
  const worker = {
    postMessage: (message: unknown, ports?: readonly MessagePort[]) =>
      void posted.push(ports ? { message, ports } : { message }),
  };
  const container = {
    controller: null,
    ready: Promise.resolve({ active: worker }),
    register: (url: string) => {
      registered.push(url);
      return register(url);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { registered, posted };
}

beforeEach(() => Object.assign(process.env, { NODE_ENV: 'production' }));
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: builtFor });
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('it is registered once, and told what was said before it was there', async () => {
  const { registered, posted } = browserWithWorkers();
  const port = createServiceWorkerPort();
  port.tell(() => ({ type: 'forgetPages' }));
  port.start();
  port.start();
  expect(await port.isReady()).toBe(true);
  expect(registered).toEqual([WORKER_URL]);
  expect(posted).toEqual([{ message: { type: 'forgetPages' } }]);
});

test('[SPEC 4.5.6] what a page says as it is left does not wait for the page to be done', () => {
  const { posted } = browserWithWorkers();
  Object.assign(navigator.serviceWorker, {
    controller: { postMessage: (message: unknown) => void posted.push({ message }) },
  });
  createServiceWorkerPort().tellAtOnce({ type: 'forgetPages' });
  expect(posted).toEqual([{ message: { type: 'forgetPages' } }]);
});

test('a development build has none', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { registered } = browserWithWorkers();
  const port = createServiceWorkerPort();
  port.start();
  expect(await port.isReady()).toBe(false);
  expect([registered, await port.ask({ type: 'listPages' }), port.isActive()]).toEqual([
    [],
    null,
    false,
  ]);
});

test('a browser that refuses or has none is nobody’s fault: every question is answered', async () => {
  browserWithWorkers(() => Promise.reject(new Error('refused')));
  const refused = createServiceWorkerPort();
  refused.start();
  expect(await refused.ask({ type: 'listPages' })).toBeNull();

  Reflect.deleteProperty(navigator, 'serviceWorker');
  const without = createServiceWorkerPort();
  without.start();
  expect(await without.ask({ type: 'listPages' })).toBeNull();
});
