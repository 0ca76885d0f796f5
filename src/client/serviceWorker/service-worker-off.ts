import { scope } from './scope';

// Served in the place of the worker it takes that worker off every device: see
// src/decisions/0022-offline.md.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await scope.caches.keys();
  const ours = names.filter((name) => name.startsWith('meydan-'));
  await Promise.all(ours.map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
}
