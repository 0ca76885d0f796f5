import { readFileSync } from 'node:fs';

export interface Instruction {
  /** In capitals, such as COPY. */
  readonly word: string;
  readonly rest: string;
}

/**
 * Reads the stages of a Containerfile, each from the instruction that follows its FROM; continued
 * lines are joined, comments left out.
 */
export function readStages(file: string): Instruction[][] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const instructions = lines.map((line) => {
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    return { word: word.toUpperCase(), rest };
  });
  const starts = instructions.flatMap(({ word }, at) => (word === 'FROM' ? [at] : []));
  return starts.map((start, stage) => instructions.slice(start + 1, starts[stage + 1]));
}

export const listInstructions = (stage: readonly Instruction[], wanted: string): string[] =>
  stage.filter(({ word }) => word === wanted).map(({ rest }) => rest);

/** @throws Error when it is not there exactly once */
export function getInstruction(stage: readonly Instruction[], wanted: string): string {
  const [found, ...others] = listInstructions(stage, wanted);
  if (found === undefined || others.length > 0) throw new Error(`${wanted} is not there once`);
  return found;
}
