import { type OpinionRun, placeOf } from '../../../opinions/opinionGroups';
import { NO_GROUP } from '../../../opinions/groupLabels';
import type { OwnPlace } from '../../../shared/contract/opinions';

/**
 * Number of bytes for one participant: x and y (32-bit numbers, big-endian), and the name of the
 * group. Bytes of participant n begin at n times this.
 */
export const PLACE_BYTES = 9;
const [Y_AT, GROUP_AT] = [4, 8];

/** Writes the places of all participants by number; x is NaN for whoever has none. */
export function writePlaces(run: OpinionRun): Uint8Array<ArrayBuffer> {
  const { length } = run.pointOf;
  const bytes = new Uint8Array(length * PLACE_BYTES);
  const view = new DataView(bytes.buffer);
  for (let participant = 0; participant < length; participant++) {
    const { x, y, group } = placeOf(run, participant) ?? { x: NaN, y: NaN, group: null };
    const at = participant * PLACE_BYTES;
    view.setFloat32(at, x);
    view.setFloat32(at + Y_AT, y);
    view.setUint8(at + GROUP_AT, group ?? NO_GROUP);
  }
  return bytes;
}

/** Reads a place; null for whoever has none: they came after the map. */
export function readPlace(bytes: Uint8Array): OwnPlace | null {
  if (bytes.length < PLACE_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, PLACE_BYTES);
  const [x, y, group] = [view.getFloat32(0), view.getFloat32(Y_AT), view.getUint8(GROUP_AT)];
  return Number.isNaN(x) ? null : { x, y, group: group === NO_GROUP ? null : group };
}
