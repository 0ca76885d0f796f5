// `npm run mutate -- FOLDER`: changes the product in small ways and says which changes no test
// noticed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { findMeasuredFolder, MEASURED_FOLDERS } from './folders';
import { computeScore, listSurvivors, type Score } from './score';
import { createStrykerOptions } from './strykerOptions';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Keeps the score where the next reader finds it: one file per measured folder. */
function keepScore(folder: string, score: Score): void {
  const file = `src/tooling/mutate/scores/${folder.replaceAll('/', '-')}.json`;
  const measuredOn = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify({ folder, ...score, measuredOn }, null, 2)}\n`);
}

async function mutate(parameters: readonly string[]): Promise<number> {
  const [given = ''] = parameters.filter((text) => !text.startsWith('--'));
  const path = relative('.', given);
  const measured = findMeasuredFolder(path);
  if (!measured || !existsSync(path)) {
    print(`There is nothing measured at “${given}”. Folders, or what stands in them:`);
    for (const { folder } of MEASURED_FOLDERS) print(`  npm run mutate -- ${folder}`);
    return 1;
  }
  const isWhole = path === measured.folder;
  const options = createStrykerOptions(measured, path, parameters.includes('--force'));
  const all = await new Stryker(options).runMutationTest();
  // An incremental run answers with what it kept of other files of the folder, too.
  const results = all
    .map((result) => ({ ...result, fileName: relative('.', result.fileName) }))
    .filter(({ fileName }) => fileName === path || fileName.startsWith(`${path}/`));
  const score = computeScore(results);
  for (const line of listSurvivors(results, (file) => readFileSync(file, 'utf8'))) print(line);
  print(
    `${path}: ${score.score} % (${score.killed} killed, ${score.timedOut} timed out, ` +
      `${score.survived} survived, ${score.noCoverage} without a test, ${score.ignored} not counted)`,
  );
  if (!isWhole) return 0;
  keepScore(measured.folder, score);
  if (score.score >= measured.leastScore) return 0;
  print(`At least ${measured.leastScore} % are asked for.`);
  return 1;
}

process.exitCode = await mutate(process.argv.slice(2));
