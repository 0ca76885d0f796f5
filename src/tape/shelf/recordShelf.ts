// The scenes of the shelf, recorded anew.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NOW_MS } from '../../client/sagas/testing/fakeServers';
import { writeTape } from '../format/writeTape';
import { lintTape } from '../redact/lintTape';
import { runInVirtualTime } from '../replay/virtualTime';
import { record, SCENES } from './scenes';
import { SEED } from './studio';

const SHELF = 'src/tape/shelf';

/** Write the tape of a scene to the shelf; one that holds a secret is not written. */
export async function recordScene(name: string): Promise<string> {
  const { tape } = await runInVirtualTime({ t0: NOW_MS, seed: SEED }, (time) => record(name, time));
  const text = writeTape(tape);
  const [finding] = lintTape(text);
  if (finding)
    throw new Error(`The scene ${name} puts a ${finding.what} on its tape, line ${finding.line}.`);
  const file = resolve(SHELF, `${name}.tape.jsonl`);
  writeFileSync(file, text);
  return file;
}

export const listSceneNames = (): readonly string[] => Object.keys(SCENES);
