import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { LinkPicture } from './drawPicture';
import type { Delivery, Order } from './drawingThread';

const RUN_THREAD = join(import.meta.dirname, '..', '..', 'tooling', 'thread.mjs');
const PROGRAM = join(import.meta.dirname, 'drawingThread.ts');
const MOST_KEPT = 300;

interface Waiting {
  readonly done: (png: Buffer) => void;
  readonly failed: (error: Error) => void;
}

/** A thread that draws pictures one after the other, from the first order on. */
class Draughtsman {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #orders = 0;

  draw(picture: LinkPicture): Promise<Buffer> {
    return new Promise((done, failed) => {
      this.#orders += 1;
      const order: Order = { id: this.#orders, picture };
      this.#waiting.set(order.id, { done, failed });
      this.#thread().postMessage(order);
    });
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(RUN_THREAD, { argv: [PROGRAM], execArgv: [] });
    worker.unref();
    worker.on('message', (delivery: Delivery) => this.#deliver(delivery));
    worker.on('error', (error) => this.#giveUp(error));
    worker.on('exit', () => this.#giveUp(new Error('the thread that draws has ended')));
    return (this.#worker = worker);
  }

  #deliver(delivery: Delivery): void {
    const waiting = this.#waiting.get(delivery.id);
    this.#waiting.delete(delivery.id);
    if ('png' in delivery) waiting?.done(Buffer.from(delivery.png));
    else waiting?.failed(new Error(delivery.fault));
  }

  /** The next order starts another one. */
  #giveUp(error: Error): void {
    this.#worker = null;
    for (const { failed } of this.#waiting.values()) failed(error);
    this.#waiting.clear();
  }
}

/** Draws each picture once, under a key that names its state, and keeps those that were asked for last. */
export function openStudio(app: FastifyInstance) {
  const kept = new Map<string, Promise<Buffer>>();
  const draughtsman = new Draughtsman();
  app.addHook('onClose', () => draughtsman.end());
  return (key: string, picture: LinkPicture): Promise<Buffer> => {
    const drawn =
      kept.get(key) ??
      // A thread that died took its orders with it: another one gets them, once.
      draughtsman.draw(picture).catch(() => draughtsman.draw(picture));
    kept.delete(key);
    kept.set(key, drawn);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? key);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}
