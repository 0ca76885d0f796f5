import { execFileSync } from 'node:child_process';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly residentKb: number;
}

function listProcesses(): readonly Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, residentKb = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, residentKb };
    });
}

/**
 * Resident memory of a process and of all that it has started, in bytes each; the root comes first.
 * Needs `ps`.
 */
export function getResidentBytes(root: number): readonly number[] {
  const all = listProcesses();
  const below = (pid: number): readonly Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  const own = all.filter(({ pid }) => pid === root);
  return [...own, ...below(root)].map(({ residentKb }) => residentKb * 1024);
}
