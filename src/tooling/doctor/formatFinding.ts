import type { Examination, ReportedFinding } from './examine';
import type { Level } from './finding';

const SIGNS: Readonly<Record<Level, string>> = { ok: '✓', warning: '!', failure: '✗' };
const LONGEST = 300;

/**
 * Removes control characters and shortens the text: what a provider wrote must neither steer the
 * terminal nor fill it.
 */
const plain = (text: string): string => text.replace(/\p{Cc}|\p{Cf}/gu, ' ').slice(0, LONGEST);

/** Writes one line: what was found, and what to do about it. */
export function formatFinding(finding: ReportedFinding): string {
  const { level, about, check, found } = finding;
  const remedy = finding.level === 'ok' ? '' : `. → ${plain(finding.remedy)}`;
  return `${SIGNS[level]} ${plain(about)} · ${check}: ${plain(found)}${remedy}`;
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export function formatClosingLine({ counts }: Examination): string {
  const right = `${counts.ok} right`;
  const warnings = counted(counts.warning, 'warning', 'warnings');
  const failures = counted(counts.failure, 'failure', 'failures');
  return `${right}, ${warnings}, ${failures}`;
}
