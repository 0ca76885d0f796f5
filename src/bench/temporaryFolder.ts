import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** Creates a folder that is removed when this process ends. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  folders.push(folder);
  return folder;
}
