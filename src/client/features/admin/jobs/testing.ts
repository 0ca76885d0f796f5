import type { JobState } from '../../../../shared/contract/jobs';

export const aJob = (more: Partial<JobState> = {}): JobState => ({
  name: 'digests',
  isRunning: false,
  nextAt: '2026-05-01T09:01:00Z',
  startedAt: '2026-05-01T08:59:00Z',
  finishedAt: '2026-05-01T08:59:02.500Z',
  failures: 0,
  fault: null,
  done: { mails: 12 },
  ...more,
});
