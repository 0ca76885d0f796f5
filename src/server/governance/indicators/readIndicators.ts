import { CompiledQuery } from 'kysely';
import type {
  Indicators,
  IndicatorMonth,
  IndicatorsQuery,
} from '../../../shared/contract/indicators';
import { INDICATORS, MAX_MONTHS } from '../../../shared/governance';
import type { Database } from '../../db/openDatabase';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { getIndicatorQuery } from './definitions';
import { getCityZone, toCityDay } from '../../city/currentSettings';

const KEPT_MS = 60_000;
const MOST_PERIODS = 50;
const YEAR = 12;

/** From the first to the last of these months, `2026-03`, both included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

interface MonthRow {
  /** Null in the last row, which counts the whole time. */
  readonly month: string | null;
  readonly value: number | null;
}

const numberOf = (month: string): number =>
  Number(month.slice(0, 4)) * YEAR + Number(month.slice(5)) - 1;

const monthOf = (number: number): string =>
  `${Math.floor(number / YEAR)}-${String((number % YEAR) + 1).padStart(2, '0')}`;

/**
 * Reads the period that is asked for; the last twelve months by default. @throws Problem
 * invalidRequest where it is empty or too long
 */
function periodOf({ from, to }: IndicatorsQuery, nowMs: number): Period {
  const last = to ?? toCityDay(nowMs).slice(0, 7);
  const period = { from: from ?? monthOf(numberOf(last) - YEAR + 1), to: last };
  const months = numberOf(period.to) - numberOf(period.from) + 1;
  if (months < 1 || months > MAX_MONTHS) throw new Problem('invalidRequest', 'from');
  return period;
}

/** Runs the definition of an indicator as it is shown. */
async function runDefinition(
  db: Database,
  query: string,
  { from, to }: Period,
  nowMs: number,
): Promise<{ readonly months: IndicatorMonth[]; readonly total: number }> {
  const counting = CompiledQuery.raw(query, [`${from}-01`, `${to}-01`, new Date(nowMs)]);
  const { rows } = await db.executeQuery<MonthRow>(counting);
  const months = rows.flatMap(({ month, value }) => (month === null ? [] : [{ month, value }]));
  return { months, total: rows.find(({ month }) => month === null)?.value ?? 0 };
}

async function count(db: Database, period: Period, nowMs: number): Promise<Indicators> {
  const items = await Promise.all(
    INDICATORS.map(async (name) => {
      const query = getIndicatorQuery(name, getCityZone());
      return { ...(await runDefinition(db, query, period, nowMs)), name, query };
    }),
  );
  return { ...period, countedAt: new Date(nowMs).toISOString(), items };
}

interface Kept {
  readonly untilMs: number;
  readonly answer: Promise<Indicators>;
}

/** Reads the indicators of a period; they are counted once a minute, however many ask. */
export function openIndicators({ db, clock }: Pick<HostContext, 'db' | 'clock'>) {
  const kept = new Map<string, Kept>();
  return (query: IndicatorsQuery): Promise<Indicators> => {
    const nowMs = clock();
    const period = periodOf(query, nowMs);
    const key = `${period.from} ${period.to} ${getCityZone()}`;
    const known = kept.get(key);
    if (known && nowMs < known.untilMs) return known.answer;

    if (kept.size >= MOST_PERIODS) kept.clear();
    const answer = count(db, period, nowMs);
    kept.set(key, { untilMs: nowMs + KEPT_MS, answer });
    // A read that failed is asked anew.
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
