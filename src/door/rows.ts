import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const SWEEP_MS = 60_000;

/**
 * One thing the provider library keeps: a session, grant, code, token… `expiresAt` in ms since
 * 1970, `null` for never.
 */
export interface Row {
  readonly model: string;
  readonly id: string;
  readonly payload: AdapterPayload;
  readonly expiresAt: number | null;
}

const isLive = ({ expiresAt }: Row): boolean => expiresAt === null || expiresAt > Date.now();

/** The rows of one model. */
class Shelf {
  readonly #rows = new Map<string, Row>();
  readonly #model: string;
  readonly #onChange: () => void;
  #nextSweep = 0;

  constructor(model: string, onChange: () => void) {
    this.#model = model;
    this.#onChange = onChange;
  }

  restore(row: Row): void {
    this.#rows.set(row.id, row);
  }

  live(): Row[] {
    return [...this.#rows.values()].filter(isLive);
  }

  find(id: string): AdapterPayload | undefined {
    const row = this.#rows.get(id);
    return row && isLive(row) ? row.payload : undefined;
  }

  findBy(property: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
    return this.live().find(({ payload }) => payload[property] === value)?.payload;
  }

  put(id: string, payload: AdapterPayload, expiresIn: number | undefined): void {
    this.#sweep();
    const expiresAt = expiresIn === undefined ? null : Date.now() + expiresIn * 1000;
    this.#rows.set(id, { model: this.#model, id, payload: structuredClone(payload), expiresAt });
    this.#onChange();
  }

  consume(id: string): void {
    const stored = this.find(id);
    if (!stored) return;
    stored.consumed = Math.floor(Date.now() / 1000);
    this.#onChange();
  }

  delete(id: string): void {
    if (this.#rows.delete(id)) this.#onChange();
  }

  deleteByGrant(grantId: string): void {
    for (const [id, { payload }] of this.#rows) if (payload.grantId === grantId) this.delete(id);
  }

  #sweep(): void {
    const now = Date.now();
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + SWEEP_MS;
    for (const [id, row] of this.#rows) if (!isLive(row)) this.#rows.delete(id);
  }
}

function adapterOn(shelf: Shelf): Adapter {
  const copy = (payload: AdapterPayload | undefined) => payload && structuredClone(payload);
  return {
    upsert: async (id, payload, expiresIn) => shelf.put(id, payload, expiresIn),
    find: async (id) => copy(shelf.find(id)),
    findByUid: async (uid) => copy(shelf.findBy('uid', uid)),
    findByUserCode: async (userCode) => copy(shelf.findBy('userCode', userCode)),
    // The library looks first and marks later. Nothing here waits for anything outside, so both
    // happen within one turn of the event loop, and of two simultaneous uses only one passes.
    consume: async (id) => shelf.consume(id),
    destroy: async (id) => shelf.delete(id),
    revokeByGrantId: async (grantId) => shelf.deleteByGrant(grantId),
  };
}

export interface Rows {
  readonly adapter: AdapterFactory;
  /** Every row that has not expired. */
  readonly live: () => Row[];
}

/**
 * Storage of one door, in memory, filled with what is `known` from the last run; `onChange` follows
 * every change.
 */
export function createRows(known: readonly Row[], onChange: () => void): Rows {
  const shelves = new Map<string, Shelf>();
  const shelfOf = (model: string): Shelf => {
    const shelf = shelves.get(model) ?? new Shelf(model, onChange);
    shelves.set(model, shelf);
    return shelf;
  };
  for (const row of known.filter(isLive)) shelfOf(row.model).restore(row);
  return {
    adapter: (model) => adapterOn(shelfOf(model)),
    live: () => [...shelves.values()].flatMap((shelf) => shelf.live()),
  };
}
