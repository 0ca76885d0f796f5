import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Option, QuestionSettings } from '../../../../../shared/ballots/paper';
import { uiMessages } from '../../../../intl/sharedMessages';
import { BarList } from '../../../../ui/BarChart';
import { ChartFrame } from '../../../../ui/ChartFrame';
import { UserText } from '../../../../ui/UserText';
import { getMaximum, type ChartProps } from './chartProps';
import styles from './charts.module.css';
import { chartPartMessages } from './messages';
import { OptionBar } from './OptionBar';

const HALF = 50;

interface GaugeProps {
  /** The part in favour, 0 to 1. */
  readonly share: number;
  /** In per cent; null: more than half. */
  readonly threshold: number | null;
}

/** Gauge of the share in favour, and of the share that is needed. */
function Gauge({ share, threshold }: GaugeProps) {
  const at = `${threshold ?? HALF}%`;
  return (
    <div className={styles['row']}>
      <span className={styles['label']}>
        <FormattedMessage
          {...chartPartMessages.inFavourIs}
          values={{
            share: <FormattedNumber value={share} style="percent" maximumFractionDigits={1} />,
          }}
        />
      </span>
      <span className={styles['value']}>
        {threshold === null ? (
          <FormattedMessage {...chartPartMessages.needsMore} />
        ) : (
          <FormattedMessage
            {...chartPartMessages.needs}
            values={{ share: <FormattedNumber value={threshold / 100} style="percent" /> }}
          />
        )}
      </span>
      <svg className={styles['gauge']} aria-hidden="true" focusable="false">
        <rect width={`${share * 100}%`} height="100%" className={styles['part']} />
        <line x1={at} x2={at} y1="0" y2="100%" className={styles['needed']} />
      </svg>
    </div>
  );
}

type Row = Option & { readonly votes: number };

/** Proposals and consent: the answers, and whether they are enough. */
export function DecisionGauge({ question, count }: ChartProps<'proposal' | 'consent'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { votes, inFavour, against } = count.result;
  const { threshold } = question.settings as QuestionSettings<'choice'>;
  const rows: readonly Row[] = question.options.map((option, index) => ({
    ...option,
    votes: votes[index] ?? 0,
  }));
  const whole = getMaximum([count.answered]);
  return (
    <ChartFrame
      title={formatMessage(chartPartMessages.decision)}
      columns={[
        { label: uiMessages.chartOption, cell: ({ label }) => <UserText text={label} /> },
        {
          label: uiMessages.chartVotes,
          cell: ({ votes: cast }) => <FormattedNumber value={cast} />,
          isNumber: true,
        },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    >
      <Gauge share={inFavour / getMaximum([inFavour + against])} threshold={threshold} />
      <BarList>
        {rows.map(({ id, label, votes: cast }) => (
          <OptionBar
            key={id}
            label={label}
            value={formatNumber(cast)}
            share={cast / whole}
            isShareSaid
            mark={null}
          />
        ))}
      </BarList>
    </ChartFrame>
  );
}
