import { createCipheriv, createHash } from 'node:crypto';

const BYTES_PER_PLACE = 6;

/**
 * Lists the numbers of the participants in the order in which files list them: the same for whoever
 * has the key, a lot for everybody else. A participant who joins later moves nobody past anybody
 * (places are of AES-256 in counter mode).
 */
export function orderParticipants(key: string, participants: number): Uint32Array {
  const secret = createHash('sha256').update(key).digest();
  const cipher = createCipheriv('aes-256-ctr', secret, Buffer.alloc(16));
  const bytes = cipher.update(Buffer.alloc(BYTES_PER_PLACE * participants));
  const places = Float64Array.from({ length: participants }, (_, participant) =>
    bytes.readUIntBE(BYTES_PER_PLACE * participant, BYTES_PER_PLACE),
  );
  return Uint32Array.from(places.keys()).sort((a, b) => places[a]! - places[b]! || a - b);
}
