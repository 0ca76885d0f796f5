import type { StatementState } from '../../../opinions/centring';
import {
  findOpinionGroups,
  type OpinionRun,
  updateOpinionGroups,
} from '../../../opinions/opinionGroups';
import { VoteRows } from '../../../opinions/voteRows';
import { readMemory, writeMemory } from './memoryText';
import { writePositions } from './positionBytes';
import { addPackedVotes } from './voteBytes';

/** Votes that were cast since the last ones that were sent. */
interface VotesMessage {
  readonly kind: 'votes';
  readonly dialog: string;
  readonly packed: Uint8Array<ArrayBuffer>;
}

export interface RenderMessage {
  readonly kind: 'draw';
  readonly dialog: string;
  readonly states: readonly StatementState[];
  /**
   * Memory that the stored map left; null: {@link MapRenderer} drew that one itself, or there is
   * none.
   */
  readonly memory: string | null;
}

interface ForgetMessage {
  readonly kind: 'forget';
  readonly dialog: string;
}

export type MapRendererMessage = VotesMessage | RenderMessage | ForgetMessage;

/** A map as it is stored: texts and bytes that go to the database as they are. */
export interface RenderedMap {
  /** JSON. */
  readonly map: string;
  /** JSON. */
  readonly memory: string;
  /** By the number of the statement. */
  readonly priorities: readonly number[];
  /** See `positionBytes.ts`. */
  readonly places: Uint8Array<ArrayBuffer>;
}

interface Sheet {
  readonly votes: VoteRows;
  run: OpinionRun | null;
}

/**
 * Holds the votes of some dialogs and the last run over each, and draws their maps. Which dialogs,
 * says whoever sends the messages.
 */
export class MapRenderer {
  readonly #sheets = new Map<string, Sheet>();

  /** @returns the map where one was asked for */
  take(message: MapRendererMessage): RenderedMap | null {
    if (message.kind === 'forget') this.#sheets.delete(message.dialog);
    if (message.kind === 'votes')
      addPackedVotes(this.#sheetOf(message.dialog).votes, message.packed);
    return message.kind === 'draw' ? this.#draw(message) : null;
  }

  #sheetOf(dialog: string): Sheet {
    const sheet = this.#sheets.get(dialog) ?? { votes: new VoteRows(), run: null };
    this.#sheets.set(dialog, sheet);
    return sheet;
  }

  #draw({ dialog, states, memory }: RenderMessage): RenderedMap {
    const sheet = this.#sheetOf(dialog);
    const { votes, run: last } = sheet;
    const run =
      last && memory === null
        ? updateOpinionGroups(last, votes, states)
        : findOpinionGroups(votes, states, memory === null ? undefined : readMemory(memory));
    sheet.run = run;
    return {
      map: JSON.stringify(run.map),
      memory: writeMemory(run.memory),
      priorities: run.map.statements.map(({ priority }) => priority),
      places: writePositions(run),
    };
  }
}
