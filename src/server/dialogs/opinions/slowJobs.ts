import type { OpinionMap } from '../../../opinions/opinionMap';
import { measureStability, type Stability } from '../../../opinions/stability';
import { VoteRows } from '../../../opinions/voteRows';
import { type AlikeFindings, findAlikeAccounts } from './alikeFindings';
import { readMemory } from './memoryText';
import { createCipheriv, createHash } from 'node:crypto';
import { writePublishedFile, type FileOrder } from './publishedFile';
import type { StoredConversation } from './storedConversation';
import { addPackedVotes } from './voteBytes';

const BYTES_PER_PLACE = 6;

/**
 * Lists the numbers of the participants in the order in which files list them: the same for whoever
 * has the key, a lot for everybody else. A participant who joins later moves nobody past anybody
 * (places are of AES-256 in counter mode).
 */
function orderParticipants(key: string, participants: number): Uint32Array {
  const secret = createHash('sha256').update(key).digest();
  const cipher = createCipheriv('aes-256-ctr', secret, Buffer.alloc(16));
  const bytes = cipher.update(Buffer.alloc(BYTES_PER_PLACE * participants));
  const places = Float64Array.from({ length: participants }, (_, participant) =>
    bytes.readUIntBE(BYTES_PER_PLACE * participant, BYTES_PER_PLACE),
  );
  return Uint32Array.from(places.keys()).sort((a, b) => places[a]! - places[b]! || a - b);
}

/** Equal for every map, so that equal maps are measured alike. */
const STABILITY_TERMS = { seed: 1, samples: 50 };

/**
 * Work over all votes of a dialog that takes seconds: a thread of its own does it and ends, and
 * maps are drawn meanwhile.
 */
export type MeasurementJob =
  | { readonly kind: 'stability' | 'alike'; readonly conversation: StoredConversation }
  | {
      readonly kind: 'file';
      readonly conversation: StoredConversation;
      readonly order: FileOrder;
    };

/** Results of each kind of job. */
export interface MeasurementResults {
  /** Null where there are not two groups. */
  readonly stability: Stability | null;
  readonly alike: AlikeFindings;
  /** Null: the file is written. */
  readonly file: null;
}

export function runMeasurementJob(job: MeasurementJob): MeasurementResults[MeasurementJob['kind']] {
  const { pages, states, memory, map, orderKey } = job.conversation;
  const votes = new VoteRows();
  for (const page of pages) addPackedVotes(votes, page);
  const run = { map: JSON.parse(map) as OpinionMap, memory: readMemory(memory) };
  if (job.kind === 'stability') return measureStability(run, votes, states, STABILITY_TERMS);
  const order = orderParticipants(orderKey, votes.participants);
  const source = { votes, states, run, pages, order };
  if (job.kind === 'file') {
    writePublishedFile(source, job.order);
    return null;
  }
  return findAlikeAccounts(source);
}
