type Task = (id: string) => Promise<void>;

interface Planned {
  readonly timer: NodeJS.Timeout;
  /** By the clock of `performance`. */
  readonly at: number;
}

/**
 * Does a task for one thing after the other, each when it is planned. Of two plans for a thing the
 * earlier one counts; one that took long rests as long as it took, so that at most half of the time
 * goes into it.
 */
export class Pacer {
  readonly #planned = new Map<string, Planned>();
  readonly #restsUntil = new Map<string, number>();
  #last: Promise<void> = Promise.resolve();
  #isEnding = false;

  constructor(
    readonly task: Task,
    readonly onFailure: (id: string, error: unknown) => void,
  ) {}

  /** Does the task after `ms` milliseconds, or later where the thing rests. */
  plan(id: string, ms: number): void {
    const now = performance.now();
    const at = Math.max(now + ms, this.#restsUntil.get(id) ?? 0);
    const planned = this.#planned.get(id);
    if (this.#isEnding || (planned && planned.at <= at)) return;
    clearTimeout(planned?.timer);
    const timer = setTimeout(() => this.#start(id), at - now).unref();
    this.#planned.set(id, { timer, at });
  }

  /** The same; what was planned before is not done. */
  putOff(id: string, ms: number): void {
    clearTimeout(this.#planned.get(id)?.timer);
    this.#planned.delete(id);
    this.plan(id, ms);
  }

  /** Drops what is planned, and waits for what is being done. */
  async end(): Promise<void> {
    this.#isEnding = true;
    for (const { timer } of this.#planned.values()) clearTimeout(timer);
    this.#planned.clear();
    await this.#last;
  }

  #start(id: string): void {
    this.#last = this.#last.then(() => this.#run(id));
  }

  async #run(id: string): Promise<void> {
    if (this.#isEnding) return;
    this.#planned.delete(id);
    const started = performance.now();
    try {
      await this.task(id);
    } catch (error) {
      if (!this.#isEnding) this.onFailure(id, error);
    }
    const ended = performance.now();
    this.#restsUntil.set(id, ended + (ended - started));
  }
}
