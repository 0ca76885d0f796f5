import { readFileSync } from 'node:fs';

/** Returns the configuration for a provider of one's own that README shows. */
export const readReadmeConfig = (): string =>
  /```json\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))![1]!;
