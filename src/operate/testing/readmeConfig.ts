import { readFileSync } from 'node:fs';

/** Returns the configuration for a provider of one's own that the operator’s guide shows. */
export const readReadmeConfig = (): string =>
  /```json\n([\s\S]*?)```/.exec(readFileSync('src/operate/README.md', 'utf8'))![1]!;
