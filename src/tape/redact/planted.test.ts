import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeTape } from '../format/writeTape';
import { readTape } from '../replay/run';
import { lintTape } from './lintTape';
import { createPlantedSecrets, addPlantedSecret } from './testing/plantedSecrets';

const SHELF = resolve(import.meta.dirname, '../shelf');
const texts = readdirSync(SHELF)
  .filter((name) => name.endsWith('.tape.jsonl'))
  .map((name) => readFileSync(join(SHELF, name), 'utf8'));

test('[SPEC 10.7] every secret that is planted on a tape is found, wherever it stands', () => {
  const short = readTape(join(SHELF, 'popup-blocked.tape.jsonl'));
  const missed = createPlantedSecrets(240).filter(
    (planted) => lintTape(writeTape(addPlantedSecret(short, planted))).length === 0,
  );
  expect(missed).toEqual([]);
});

test('[SPEC 10.7] nothing else on a tape is taken for one', () =>
  expect(texts.flatMap(lintTape)).toEqual([]));
