import { FormattedMessage, useIntl } from 'react-intl';
import type { PairwiseTable } from '../../../../../counting/pairwise';
import type { RankedPairsRound } from '../../../../../counting/rankedPairs';
import { uiMessages } from '../../../../intl/sharedMessages';
import { UserText } from '../../../../ui/UserText';
import { listOptionsByPlace, type ChartProps } from './chartProps';
import { Figure } from './Figure';
import { Grid } from './Grid';
import { chartPartMessages } from './messages';

type PairMethod = 'schulze' | 'rankedPairs' | 'minimax' | 'copeland' | 'kemeny';

/** Ranked Pairs keep comparisons as victories in the order of their strength. */
function tableOf(rounds: readonly RankedPairsRound[], options: number): PairwiseTable {
  const row = () => Array<number>(options).fill(0);
  const table = Array.from({ length: options }, row);
  for (const { winner, loser, votes, opposed } of rounds) {
    table[winner]![loser] = votes;
    table[loser]![winner] = opposed;
  }
  return table;
}

/** Row a, column b: how many ballots rank a above b. */
function preferredIn(
  { method, result }: ChartProps<PairMethod>['count'],
  options: number,
): PairwiseTable {
  if (method === 'rankedPairs')
    return tableOf(result.rounds as readonly RankedPairsRound[], options);
  return (result.rounds[0] as { readonly preferred: PairwiseTable }).preferred;
}

/** Every option against every other, those won marked, best option first. */
export function PairMatrix({ question, count }: ChartProps<PairMethod>) {
  const { formatMessage, formatNumber } = useIntl();
  const preferred = preferredIn(count, question.options.length);
  const options = listOptionsByPlace(question, count.result);
  const isWon = (a: number, b: number) => preferred[a]![b]! > preferred[b]![a]!;
  const cell = (a: number, b: number) => {
    const votes = preferred[a]![b];
    if (a === b || votes === undefined) return null;
    return (
      <>
        {formatNumber(votes)}
        {isWon(a, b) && (
          <span className="visually-hidden">
            <FormattedMessage {...chartPartMessages.wins} />
          </span>
        )}
      </>
    );
  };
  return (
    <Figure
      title={chartPartMessages.pairs}
      summary={<FormattedMessage {...chartPartMessages.pairsHow} />}
    >
      <Grid
        caption={formatMessage(chartPartMessages.pairs)}
        columns={[
          formatMessage(uiMessages.chartOption),
          ...options.map(({ id, label }) => <UserText key={id} text={label} />),
        ]}
        rows={options.map(({ id, label, number: a }) => ({
          key: id,
          header: <UserText text={label} />,
          cells: options.map(({ number: b }) => cell(a, b)),
          marked: options.flatMap(({ number: b }, index) => (isWon(a, b) ? [index] : [])),
        }))}
      />
    </Figure>
  );
}
