import type { Worker } from 'node:worker_threads';
import { startThread } from '../../background/startThread';
import type { MapRendererMessage, RenderMessage, RenderedMap } from './mapRenderer';

/**
 * The thread that draws maps, from its start to its death: another one is another object, and holds
 * nothing yet.
 */
export class MapRendererWorker {
  readonly #worker: Worker = startThread('dialogs/opinions/mapRendererThread.ts');
  #isDead = false;

  constructor() {
    // Without a listener the error would end the process; `draw` tells of it.
    this.#worker.on('error', () => undefined);
    this.#worker.once('exit', () => (this.#isDead = true));
    // Callers of the thread keep the process alive, not the thread.
    this.#worker.unref();
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** The memory of packed votes is handed over. */
  tell(message: Exclude<MapRendererMessage, RenderMessage>): void {
    const given = message.kind === 'votes' ? [message.packed.buffer] : [];
    this.#worker.postMessage(message, given);
  }

  /** One at a time. @throws Error when the thread dies before the map is there */
  draw(message: RenderMessage): Promise<RenderedMap> {
    return new Promise((resolve, reject) => {
      const died = () => reject(new Error('The thread died before the map was there'));
      if (this.#isDead) return died();
      this.#worker.once('exit', died);
      this.#worker.once('message', (drawn: RenderedMap) => {
        this.#worker.off('exit', died);
        resolve(drawn);
      });
      this.#worker.postMessage(message);
    });
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    this.#isDead = true;
    await this.#worker.terminate();
  }
}
