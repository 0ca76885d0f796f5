import type { QueueItem } from '../../../../shared/contract/moderation';

type Reports = QueueItem['reports'];

interface ReasonCount {
  readonly reason: Reports[number]['reason'];
  readonly count: number;
}

/** Counts reports by their reason, the most frequent first; of equals the one that came first. */
export const countReasons = (reports: Reports): readonly ReasonCount[] =>
  [...new Set(reports.map(({ reason }) => reason))]
    .map((reason) => ({ reason, count: reports.filter((one) => one.reason === reason).length }))
    .toSorted((a, b) => b.count - a.count);
