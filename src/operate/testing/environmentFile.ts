import { readFileSync } from 'node:fs';

/**
 * Reads the variables of a file that systemd, container engines and `node --env-file` all read
 * alike: no quotes, nothing continued, comments on lines of their own.
 */
export const readEnvironmentFile = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, name, value] = /^(\w+)=(.*)$/.exec(line)!;
        return [name, value];
      }),
  );
