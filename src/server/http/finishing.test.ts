import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openTestHost } from '../testing/testHost';

test('a host that is stopped finishes what it is answering, and takes nothing new', async () => {
  const host = await openTestHost({ seed: 'none' });
  const steps = new EventEmitter();
  const [arrived, told] = [once(steps, 'arrived'), once(steps, 'go')];
  host.app.get('/test/slow', async () => {
    steps.emit('arrived');
    await told;
    return { finished: true };
  });
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`;
  const slow = fetch(`${origin}/test/slow`);
  await arrived;

  const closed = host.close();
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  steps.emit('go');
  expect(await (await slow).json()).toEqual({ finished: true });
  await closed;
});
