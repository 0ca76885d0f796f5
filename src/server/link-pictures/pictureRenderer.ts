import type { FastifyInstance } from 'fastify';
import { startThread } from '../background/startThread';
import type { LinkPicture } from './renderLinkPicture';
import type { PictureRenderReply, PictureRenderRequest } from './drawingThread';

const MOST_KEPT = 300;

interface Waiting {
  readonly done: (png: Buffer) => void;
  readonly failed: (error: Error) => void;
}

/** A thread that draws pictures one after the other, until it ends or fails at one. */
class Draughtsman {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker = startThread('link-pictures/drawingThread.ts');
  #orders = 0;
  #isGone = false;

  constructor() {
    this.#worker.unref();
    this.#worker.on('message', (delivery: PictureRenderReply) => this.#deliver(delivery));
    this.#worker.on('error', (error) => this.#giveUp(error));
    this.#worker.on('exit', () => this.#giveUp(new Error('the thread that draws has ended')));
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  draw(picture: LinkPicture): Promise<Buffer> {
    return new Promise((done, failed) => {
      this.#orders += 1;
      const order: PictureRenderRequest = { id: this.#orders, picture };
      this.#waiting.set(order.id, { done, failed });
      this.#worker.postMessage(order);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #deliver(delivery: PictureRenderReply): void {
    if ('fault' in delivery) {
      // The cause of one failed picture may stay in the thread, as a typeface that could not be
      // read does.
      this.#giveUp(new Error(delivery.fault));
      void this.end();
      return;
    }
    this.#waiting.get(delivery.id)?.done(Buffer.from(delivery.png));
    this.#waiting.delete(delivery.id);
  }

  #giveUp(error: Error): void {
    this.#isGone = true;
    for (const { failed } of this.#waiting.values()) failed(error);
    this.#waiting.clear();
  }
}

/**
 * Draws each picture once, under a key that names its state, and keeps those that were asked for
 * last.
 */
export function openPictureRenderer(app: FastifyInstance) {
  const kept = new Map<string, Promise<Buffer>>();
  let draughtsman: Draughtsman | null = null;
  const draw = (picture: LinkPicture): Promise<Buffer> => {
    if (draughtsman === null || draughtsman.isGone) draughtsman = new Draughtsman();
    return draughtsman.draw(picture);
  };
  app.addHook('onClose', async () => draughtsman?.end());
  return (key: string, picture: LinkPicture): Promise<Buffer> => {
    const drawn =
      kept.get(key) ??
      // A thread that died took its orders with it: another one gets them, once.
      draw(picture).catch(() => draw(picture));
    kept.delete(key);
    kept.set(key, drawn);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? key);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}
