/** @jest-environment node */
import { legacy_configureStore as configureMockStore } from 'redux-mock-store';
import { runSaga } from 'redux-saga';
import { createMemoryPorts } from '../../browser/memoryPorts';
import { signOutRequested } from '../../state/sessionSlice';
import { sleep } from '../time/sleep';

test('[SPEC 10.7] redux-saga runs a saga that needs nothing but ports', async () => {
  const ports = createMemoryPorts();
  const task = runSaga({ context: { ports } }, sleep, 250);
  await ports.advance(249);
  expect(task.isRunning()).toBe(true);
  await ports.advance(1);
  expect(task.isRunning()).toBe(false);
});

test('[SPEC 10.7] redux-mock-store collects actions and hands them back', () => {
  const store = configureMockStore()({});
  store.dispatch(signOutRequested());
  expect(store.getActions()).toEqual([signOutRequested()]);
});
