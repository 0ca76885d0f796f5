import { randomUUID } from 'node:crypto';
import type { StatementState } from '../../../opinions/centring';
import type { DatabaseNow } from '../../db/databaseClock';
import type { Database } from '../../db/openDatabase';
import { endLeases, takeLease } from './leases';
import { type MapTask, readMemoryText, readStates, readTask, storeMap } from './mapRows';
import { MapRendererWorker } from './mapRendererWorker';
import { readVotePages } from './voteReading';

/**
 * Number of dialogs that stay in the thread, the ones that were drawn last; another one is read
 * from its first vote.
 */
const MOST_HELD = 16;

/** State of a dialog that the thread knows. */
interface Held {
  /** The number of the last vote that it was told. */
  readonly votes: number;
  /** The map that it drew last; null: none, or somebody else has drawn one since. */
  readonly version: number | null;
  readonly revision: number;
  readonly states: readonly StatementState[];
}

/** Drawn: there is a new map; waiting: another host has the dialog for so many milliseconds. */
export type MapUpdateOutcome =
  | { readonly kind: 'drawn'; readonly version: number }
  | { readonly kind: 'upToDate' }
  | { readonly kind: 'waiting'; readonly ms: number };

/** Draws the maps of dialogs, one after the other, in a thread of its own. */
export class MapUpdater {
  #thread: MapRendererWorker | null = null;
  #held = new Map<string, Held>();
  /** Name under which it takes leases. */
  readonly host = randomUUID();

  constructor(
    readonly db: Database,
    readonly now: DatabaseNow,
  ) {}

  /**
   * Brings the map of a dialog up to its last vote. Not twice at the same time.
   * @throws Error when the thread dies over it; a further call starts another one, which reads all
   *   votes again
   */
  async draw(contentId: string): Promise<MapUpdateOutcome> {
    const task = await readTask(this.db, contentId);
    if (!task?.isBehind) return { kind: 'upToDate' };
    const ms = await takeLease(this.db, contentId, this.host);
    if (ms > 0) return { kind: 'waiting', ms };
    return this.#drawTask(contentId, task);
  }

  /** Tells whether this host may measure or draw the dialog now. */
  async has(contentId: string): Promise<boolean> {
    return (await takeLease(this.db, contentId, this.host)) === 0;
  }

  /** Ends the thread, and with it what it draws. */
  async endThread(): Promise<void> {
    await this.#thread?.end();
  }

  async close(): Promise<void> {
    await this.endThread();
    await endLeases(this.db, this.host);
  }

  async #drawTask(contentId: string, task: MapTask): Promise<MapUpdateOutcome> {
    const thread = this.#livingThread();
    const { states, version: held } = await this.#catchUp(thread, contentId, task);
    const memory = held === task.version ? null : await readMemoryText(this.db, contentId);
    const drawn = await thread.draw({ kind: 'draw', dialog: contentId, states, memory });
    const version = await storeMap(this.db, contentId, { task, drawn, now: this.now });
    this.#hold(contentId, { votes: task.votes, version, revision: task.revision, states });
    if (version === null) return this.draw(contentId);
    return { kind: 'drawn', version };
  }

  #livingThread(): MapRendererWorker {
    if (this.#thread && !this.#thread.isDead) return this.#thread;
    this.#thread = new MapRendererWorker();
    this.#held.clear();
    return this.#thread;
  }

  /** Tells the thread the votes that it does not know. */
  async #catchUp(
    thread: MapRendererWorker,
    contentId: string,
    { votes, revision }: MapTask,
  ): Promise<Held> {
    const held = this.#held.get(contentId) ?? { votes: 0, version: 0, revision: -1, states: [] };
    // Failures from here on leave a thread that knows more than is noted.
    this.#held.delete(contentId);
    if (held.votes === 0) thread.tell({ kind: 'forget', dialog: contentId });
    const range = { after: held.votes, upTo: votes };
    for await (const packed of readVotePages(this.db, contentId, range))
      thread.tell({ kind: 'votes', dialog: contentId, packed });
    const states = held.revision === revision ? held.states : await readStates(this.db, contentId);
    return { ...held, states };
  }

  #hold(contentId: string, held: Held): void {
    this.#held.set(contentId, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size <= MOST_HELD || oldest === undefined) return;
    this.#held.delete(oldest);
    this.#thread?.tell({ kind: 'forget', dialog: oldest });
  }
}
