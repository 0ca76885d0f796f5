import { openConnection } from './connection';

const open = (savedAt: number | null = null) => {
  const device = { isOnline: true };
  const connection = openConnection({ isOnline: () => device.isOnline, savedAt: () => savedAt });
  return { device, connection };
};

test('[SPEC 8.5] a request that found nobody, a device without a network, and the way back', () => {
  const { device, connection } = open();
  const seen: string[] = [];
  const stop = connection.onChange(() => seen.push(connection.read().status));
  connection.lost();
  device.isOnline = false;
  connection.lost();
  device.isOnline = true;
  connection.found();
  stop();
  connection.lost();
  expect(seen).toEqual(['unreachable', 'offline', 'reached']);
});

test('[SPEC 8.5] a page from the device is one until the host has been reached, and not again afterwards', () => {
  const { connection } = open(1_000);
  connection.lost();
  expect(connection.read().savedAt).toBe(1_000);
  connection.found();
  connection.lost();
  expect(connection.read()).toEqual({ status: 'unreachable', savedAt: null });
});
