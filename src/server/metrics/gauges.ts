import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { sql } from 'kysely';
import { APP_VERSION } from '../../shared/appVersion';
import type { Database, OpenDatabase } from '../db/openDatabase';
import type { Metric } from './exposition';

const SECOND_NS = 1_000_000_000;

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

export interface ProcessMetrics {
  read(): readonly Metric[];
  close(): void;
}

const delayAt = (delay: IntervalHistogram, percentile: number) =>
  delay.count > 0 ? delay.percentile(percentile) / SECOND_NS : 0;

/**
 * Memory, and how late the one thread is that everything waits for; the latter since it was read
 * before.
 */
export function openProcessMetrics(): ProcessMetrics {
  const delay = monitorEventLoopDelay();
  delay.enable();
  return {
    read() {
      const { rss, heapUsed } = process.memoryUsage();
      const quantiles = [50, 99].map((percentile) => ({
        labels: { quantile: percentile / 100 },
        value: delayAt(delay, percentile),
      }));
      delay.reset();
      return [
        {
          name: 'meydan_build_info',
          help: 'Release that runs, in its label.',
          type: 'gauge',
          samples: [{ labels: { version: APP_VERSION }, value: 1 }],
        },
        gauge('meydan_memory_bytes', 'Memory of the process.', rss),
        gauge('meydan_heap_bytes', 'Memory that objects take.', heapUsed),
        gauge('meydan_uptime_seconds', 'Since the process began.', process.uptime()),
        {
          name: 'meydan_event_loop_delay_seconds',
          help: 'How late timers of the process are, since it was asked before.',
          type: 'gauge',
          samples: quantiles,
        },
      ];
    },
    close: () => void delay.disable(),
  };
}

export const readPoolMetrics = ({ pool }: OpenDatabase): readonly Metric[] => {
  const { total, idle, waiting } = pool();
  return [
    {
      name: 'meydan_database_connections',
      help: 'Connections of the pool, by what they do.',
      type: 'gauge',
      samples: [
        { labels: { state: 'busy' }, value: total - idle },
        { labels: { state: 'idle' }, value: idle },
      ],
    },
    gauge('meydan_database_waiting', 'Requests that wait for a connection.', waiting),
  ];
};

interface Waiting {
  readonly due: number;
  readonly failing: number;
  readonly mails: number;
  readonly age: number;
}

/**
 * Measures the work that all hosts together have still to do; of a database that does not answer
 * only that it does not.
 */
export async function readWorkMetrics(db: Database): Promise<readonly Metric[]> {
  const up = (value: number) =>
    gauge('meydan_database_up', 'Whether the database answers: 1 or 0.', value);
  const found = await sql<Waiting>`
    select
      (select count(*)::integer from jobs
        where next_at <= now() and (leased_until is null or leased_until < now())) as due,
      (select count(*)::integer from jobs where failures > 0) as failing,
      (select count(*)::integer from mails) as mails,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::double precision from mails) as age`
    .execute(db)
    .catch(() => null);
  const row = found?.rows[0];
  if (!row) return [up(0)];
  return [
    up(1),
    gauge('meydan_jobs_due', 'Jobs that are due and that no host has begun.', row.due),
    gauge('meydan_jobs_failing', 'Jobs whose last run failed.', row.failing),
    gauge('meydan_mails_waiting', 'Mails that have not left.', row.mails),
    gauge('meydan_mails_oldest_seconds', 'How long the oldest of them has waited.', row.age),
  ];
}
