import { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { EliminationRound } from '../../../../../counting/eliminations';
import { uiMessages } from '../../../../intl/sharedMessages';
import { UserText } from '../../../../ui/UserText';
import { VOTE_VALUES, type RoundMethod } from '../why/rounds';
import { listOptionsByPlace, type ChartProps } from './chartProps';
import styles from './charts.module.css';
import { Figure } from './Figure';
import { Grid, type GridRow } from './Grid';
import { chartPartMessages } from './messages';

type Round = EliminationRound & { readonly lost?: number };

const isElectedIn = ({ elected, filled }: Round, option: number) =>
  elected.includes(option) || filled.includes(option);

/** Returns what became of an option in a round. */
function stateOf(round: Round, option: number): MessageDescriptor | null {
  if (isElectedIn(round, option)) return chartPartMessages.isElected;
  return round.excluded === option ? chartPartMessages.isExcluded : null;
}

interface CellProps {
  readonly votes: number;
  /** Votes of the round before; null in the first. */
  readonly before: number | null;
  readonly state: MessageDescriptor | null;
}

function Cell({ votes, before, state }: CellProps) {
  const { formatNumber } = useIntl();
  const digits = { maximumFractionDigits: 2 };
  const change = before === null ? 0 : votes - before;
  return (
    <>
      {formatNumber(votes, digits)}
      {change !== 0 && (
        <span className={styles['inCell']}>
          <bdi>{formatNumber(change, { ...digits, signDisplay: 'always' })}</bdi>
        </span>
      )}
      {state && (
        <span className={styles['inCell']}>
          <FormattedMessage {...state} />
        </span>
      )}
    </>
  );
}

/** Number of decimals: what is lost by a cut after the fifth place is seen in `lost` alone. */
const DIGITS = { quota: 2, exhausted: 2, lost: 5 } as const;

/** Rows that are about no option: the quota, and votes that count no longer. */
function sumRows(
  { formatMessage, formatNumber }: IntlShape,
  rounds: readonly Round[],
  unit: number,
): GridRow[] {
  const row = (key: 'quota' | 'exhausted' | 'lost'): GridRow => ({
    key,
    header: formatMessage(chartPartMessages[key]),
    cells: rounds.map((round) =>
      formatNumber((round[key] ?? 0) / unit, { maximumFractionDigits: DIGITS[key] }),
    ),
    isSoft: true,
  });
  const hasLost = rounds.some(({ lost = 0 }) => lost > 0);
  return [row('quota'), row('exhausted'), ...(hasLost ? [row('lost')] : [])];
}

/** Instant runoff and STV: the votes of every option in every round, and how they moved. */
export function Rounds({ question, count }: ChartProps<RoundMethod>) {
  const intl = useIntl();
  const rounds: readonly Round[] = count.result.rounds;
  const unit = VOTE_VALUES[count.method];
  // Once an option is gone its cells stay empty.
  const leftAfter = (option: number) => {
    const end = rounds.findIndex(({ excluded }) => excluded === option);
    return end < 0 ? rounds.length : end;
  };
  const cells = (option: number) =>
    rounds.map((round, index) => {
      if (index > leftAfter(option)) return null;
      const before = index === 0 ? null : rounds[index - 1]!.votes[option]! / unit;
      return (
        <Cell
          key={index}
          votes={round.votes[option]! / unit}
          before={before}
          state={stateOf(round, option)}
        />
      );
    });
  return (
    <Figure
      title={chartPartMessages.rounds}
      summary={<FormattedMessage {...chartPartMessages.roundsHow} />}
    >
      <Grid
        caption={intl.formatMessage(chartPartMessages.rounds)}
        columns={[
          intl.formatMessage(uiMessages.chartOption),
          ...rounds.map((_, index) =>
            intl.formatMessage(chartPartMessages.round, { round: index + 1 }),
          ),
        ]}
        rows={[
          ...listOptionsByPlace(question, count.result).map(({ id, label, number }) => ({
            key: id,
            header: <UserText text={label} />,
            cells: cells(number),
            marked: rounds.flatMap((round, index) => (isElectedIn(round, number) ? [index] : [])),
          })),
          ...sumRows(intl, rounds, unit),
        ]}
      />
    </Figure>
  );
}
