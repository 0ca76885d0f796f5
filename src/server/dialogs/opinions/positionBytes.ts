import { type OpinionRun, getPosition } from '../../../opinions/opinionGroups';
import { NO_GROUP } from '../../../opinions/groupLabels';
import type { ReaderPosition } from '../../../shared/contract/opinions';

/**
 * Number of bytes for one participant: x and y (32-bit numbers, big-endian), and the name of the
 * group. Bytes of participant n begin at n times this.
 */
export const POSITION_BYTES = 9;
const [Y_AT, GROUP_AT] = [4, 8];

/** Writes the places of all participants by number; x is NaN for whoever has none. */
export function writePositions(run: OpinionRun): Uint8Array<ArrayBuffer> {
  const { length } = run.pointOf;
  const bytes = new Uint8Array(length * POSITION_BYTES);
  const view = new DataView(bytes.buffer);
  for (let participant = 0; participant < length; participant++) {
    const { x, y, group } = getPosition(run, participant) ?? { x: NaN, y: NaN, group: null };
    const at = participant * POSITION_BYTES;
    view.setFloat32(at, x);
    view.setFloat32(at + Y_AT, y);
    view.setUint8(at + GROUP_AT, group ?? NO_GROUP);
  }
  return bytes;
}

/** Reads a place; null for whoever has none: they came after the map. */
export function readPosition(bytes: Uint8Array): ReaderPosition | null {
  if (bytes.length < POSITION_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, POSITION_BYTES);
  const [x, y, group] = [view.getFloat32(0), view.getFloat32(Y_AT), view.getUint8(GROUP_AT)];
  return Number.isNaN(x) ? null : { x, y, group: group === NO_GROUP ? null : group };
}
