import { workerScope } from './scope';

// Served in the place of the worker it takes that worker off every device: see
// src/decisions/0022-offline.md.
workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await workerScope.caches.keys();
  const ours = names.filter((name) => name.startsWith('meydan-'));
  await Promise.all(ours.map((name) => workerScope.caches.delete(name)));
  await workerScope.registration.unregister();
}
