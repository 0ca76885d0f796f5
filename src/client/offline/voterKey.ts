import type { Ports } from '../browser/ports';

const KEY = 'voter-key';
const BYTES = 24;

type Device = Pick<Ports, 'localStorage' | 'random'>;

/**
 * Returns the key of this device where everybody may vote, signed in or not: 192 random bits, made
 * when they are needed first. It is sent with a visitor's ballot alone (`VOTER_KEY_HEADER`).
 */
export function getVoterKey({ localStorage, random }: Device): string {
  const kept = localStorage.read(KEY);
  if (kept) return kept;
  const made = btoa(String.fromCharCode(...random(BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  localStorage.write(KEY, made);
  return made;
}
