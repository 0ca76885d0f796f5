/** @jest-environment node */
import { createMemoryPorts } from '../browser/memoryPorts';
import { createStore } from './createStore';

test('[SPEC 7.1.6, 9.20] until /config.json says otherwise the portal is not in production, on its own origin, with the API at /v1', () => {
  const { config } = createStore({ ports: createMemoryPorts() }).getState();
  expect(config.environment).toEqual({ production: false, baseUrl: '', apiUrl: '/v1' });
});
