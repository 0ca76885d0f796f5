import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Work that a host does beside its requests and has begun; what it has planned for later is no part
 * of it.
 */
export interface PendingWork {
  /** Counts this work as pending until it ends, however it ends. @returns the same promise */
  track<Value>(work: Promise<Value>): Promise<Value>;
  /** Adds work that has its own way to tell that nothing is left to do now. */
  addDrain(drain: () => Promise<void>): void;
  isEmpty(): boolean;
  /** Resolves when nothing is pending, nor what came up meanwhile. */
  settled(): Promise<void>;
}

function createPendingWork(): PendingWork {
  const underWay = new Set<Promise<unknown>>();
  const drains: (() => Promise<void>)[] = [];
  return {
    track(work) {
      const forget = () => void underWay.delete(work);
      underWay.add(work);
      work.then(forget, forget);
      return work;
    },
    addDrain: (drain) => void drains.push(drain),
    isEmpty: () => underWay.size === 0,
    async settled() {
      do {
        await Promise.allSettled(underWay);
        for (const drain of drains) await drain();
      } while (underWay.size > 0);
    },
  };
}

/** Instances of one host for parts of its routes share the server. */
const byServer = new WeakMap<Server, PendingWork>();

/** Returns the pending work of the host that this instance belongs to. */
export function getPendingWork({ server }: FastifyInstance): PendingWork {
  const pending = byServer.get(server) ?? createPendingWork();
  byServer.set(server, pending);
  return pending;
}
