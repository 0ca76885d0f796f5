import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl';
import type { GreedyRound } from '../../../../../counting/budget';
import type { SharesRound } from '../../../../../counting/endowments';
import type { Option, Question, QuestionSettings } from '../../../../../shared/ballots/paper';
import { uiMessages } from '../../../../intl/sharedMessages';
import { Badge } from '../../../../ui/Badge';
import { BarList, BarRow } from '../../../../ui/BarChart';
import { ChartFrame } from '../../../../ui/ChartFrame';
import type { Column } from '../../../../ui/Table';
import { UserText } from '../../../../ui/UserText';
import { formatMoney } from '../SentenceList';
import { getMaximum, listOptionsByPlace, type ChartProps } from './chartProps';
import styles from './charts.module.css';
import { chartPartMessages } from './messages';

type BudgetMethod = 'equalShares' | 'budgetGreedy';
type Round = SharesRound | GreedyRound;

interface Row extends Option {
  readonly number: number;
  readonly isBought: boolean;
  readonly votes: number | null;
  readonly round: Round | undefined;
}

/** Counts those who marked a project, as far as rounds and refusals say. */
function votesIn({ result }: ChartProps<BudgetMethod>['count'], project: number): number | null {
  for (const round of result.rounds) {
    if (round.project !== project) continue;
    return round.by === 'votes' ? round.votes : round.inFull + round.theRest + round.nothing;
  }
  if (!('refused' in result)) return 0;
  return result.refused.find((refused) => refused.project === project)?.votes ?? null;
}

/** The budget as one bar: what was bought, project by project, and what is left. */
function BudgetBar({
  costs,
  budget,
}: {
  readonly costs: readonly number[];
  readonly budget: number;
}) {
  const starts = costs.map((_, index) =>
    costs.slice(0, index).reduce((sum, cost) => sum + cost, 0),
  );
  return (
    <svg className={styles['gauge']} aria-hidden="true" focusable="false">
      {costs.map((cost, index) => (
        <rect
          key={index}
          x={`${(starts[index]! / budget) * 100}%`}
          width={`${(cost / budget) * 100}%`}
          height="100%"
          className={styles['part']}
        />
      ))}
    </svg>
  );
}

const StateBadge = ({ isBought }: Pick<Row, 'isBought'>) => (
  <Badge tone={isBought ? 'accent' : 'neutral'}>
    <FormattedMessage {...(isBought ? chartPartMessages.bought : chartPartMessages.notBought)} />
  </Badge>
);

const COLUMNS: readonly Column<Row>[] = [
  { label: uiMessages.chartOption, cell: ({ label }) => <UserText text={label} /> },
  {
    label: chartPartMessages.state,
    cell: ({ isBought }) => <StateBadge isBought={isBought} />,
    sortBy: ({ isBought }) => Number(!isBought),
  },
  {
    label: uiMessages.chartVotes,
    cell: ({ votes }) => (votes === null ? null : <FormattedNumber value={votes} />),
    sortBy: ({ votes }) => votes ?? 0,
    isNumber: true,
  },
];

const costColumn = (intl: IntlShape, question: Question): Column<Row> => ({
  label: chartPartMessages.cost,
  cell: ({ cost }) => formatMoney(intl, question, cost ?? 0),
  sortBy: ({ cost }) => cost ?? 0,
  isNumber: true,
});

/** Lists the columns of Equal Shares: what each supporter pays, and how many do. */
const shareColumns = (intl: IntlShape, question: Question): readonly Column<Row>[] => [
  {
    label: chartPartMessages.paidEach,
    cell: ({ round, isBought }) => {
      if (!round || !isBought) return null;
      return round.by === 'shares' ? (
        formatMoney(intl, question, round.payment)
      ) : (
        <FormattedMessage {...chartPartMessages.byVotes} />
      );
    },
    isNumber: true,
  },
  {
    label: chartPartMessages.payers,
    cell: ({ round }) =>
      round?.by === 'shares' ? <FormattedNumber value={round.inFull + round.theRest} /> : null,
    isNumber: true,
  },
];

/**
 * Chart of what the budget buys: every project with its votes and its cost; in the table, for Equal
 * Shares, who paid.
 */
export function BudgetBars({ question, count }: ChartProps<BudgetMethod>) {
  const intl = useIntl();
  const { elected, spent, left, rounds } = count.result;
  const { budget } = question.settings as QuestionSettings<'budget'>;
  const rows = listOptionsByPlace(question, count.result).map((option): Row => ({
    ...option,
    isBought: elected.includes(option.number),
    votes: votesIn(count, option.number),
    round: (rounds as readonly Round[]).find(({ project }) => project === option.number),
  }));
  const most = getMaximum(rows.map(({ votes }) => votes ?? 0));
  const [spentText, budgetText, leftText] = [spent, budget, left].map((amount) =>
    formatMoney(intl, question, amount),
  );
  const columns = [...COLUMNS, costColumn(intl, question)];
  return (
    <ChartFrame
      title={intl.formatMessage(chartPartMessages.budget)}
      summary={
        <FormattedMessage
          {...chartPartMessages.basket}
          values={{ spent: spentText, budget: budgetText, left: leftText }}
        />
      }
      columns={
        count.method === 'equalShares' ? [...columns, ...shareColumns(intl, question)] : columns
      }
      rows={rows}
      keyOf={({ id }) => id}
    >
      <BudgetBar
        costs={elected.map((project) => question.options[project]!.cost ?? 0)}
        budget={budget}
      />
      <BarList>
        {rows.map(({ id, label, isBought, votes, cost }) => (
          <BarRow
            key={id}
            share={(votes ?? 0) / most}
            isLeading={isBought}
            label={
              <>
                <UserText text={label} />
                {isBought && <StateBadge isBought />}
              </>
            }
            value={
              <>
                {votes !== null && (
                  <span>
                    <FormattedMessage {...uiMessages.votes} values={{ count: votes }} />
                  </span>
                )}
                <strong>{formatMoney(intl, question, cost ?? 0)}</strong>
              </>
            }
          />
        ))}
      </BarList>
    </ChartFrame>
  );
}
