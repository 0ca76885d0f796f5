import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const SWEEP_MS = 60_000;

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

class Shelf {
  readonly #entries = new Map<string, Entry>();
  #nextSweep = 0;

  find(id: string): AdapterPayload | undefined {
    const entry = this.#entries.get(id);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  }

  findBy(property: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
    const live = [...this.#entries.values()].filter(({ expiresAt }) => expiresAt > Date.now());
    return live.find(({ payload }) => payload[property] === value)?.payload;
  }

  put(id: string, payload: AdapterPayload, expiresIn: number | undefined): void {
    this.#sweep();
    const expiresAt = expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000;
    this.#entries.set(id, { payload: structuredClone(payload), expiresAt });
  }

  delete(id: string): void {
    this.#entries.delete(id);
  }

  deleteByGrant(grantId: string): void {
    for (const [id, { payload }] of this.#entries) if (payload.grantId === grantId) this.delete(id);
  }

  #sweep(): void {
    const now = Date.now();
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + SWEEP_MS;
    for (const [id, { expiresAt }] of this.#entries) if (expiresAt <= now) this.delete(id);
  }
}

function adapterOn(shelf: Shelf): Adapter {
  const copy = (payload: AdapterPayload | undefined) => payload && structuredClone(payload);
  return {
    upsert: async (id, payload, expiresIn) => shelf.put(id, payload, expiresIn),
    find: async (id) => copy(shelf.find(id)),
    findByUid: async (uid) => copy(shelf.findBy('uid', uid)),
    findByUserCode: async (userCode) => copy(shelf.findBy('userCode', userCode)),
    consume: async (id) => {
      // The library looks first and marks later. Nothing here waits for anything outside, so both happen within one turn
      // of the event loop, and of two simultaneous uses only one passes.
      const stored = shelf.find(id);
      if (stored) stored.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => shelf.delete(id),
    revokeByGrantId: async (grantId) => shelf.deleteByGrant(grantId),
  };
}

/**
 * Storage of one door, in memory: sessions, codes, grants and tokens. A restart of the door therefore ends the sessions
 * at the door (the next silent renewal says login_required) but not in the portal, which has its own session at the host.
 */
export function memoryAdapter(): AdapterFactory {
  return () => adapterOn(new Shelf());
}
