import { FormattedMessage, useIntl } from 'react-intl';
import { basketCost } from '../../../../shared/ballots/answerFaults';
import type { Option } from '../../../../shared/ballots/paper';
import { Meter } from '../../../ui/Meter';
import styles from './budget.module.css';
import type { FieldProps } from './fieldProps';
import { Mark } from './Mark';
import { budgetMessages } from './messages';
import { OptionWords } from './OptionWords';

/**
 * A basket of projects. Where the number of marks is limited their cost is not; otherwise they have to fit into the budget
 * together.
 */
export function BudgetQuestion({ question, answer, onAnswer }: FieldProps<'budget'>) {
  const { options, settings } = question;
  const { budget, currency, most } = settings;
  const chosen = answer?.chosen ?? [];
  const money = useMoney(currency);
  const left = budget - basketCost(chosen, question);
  const marksLeft = (most ?? options.length) - chosen.length;

  const mark = ({ id }: Option, isChosen: boolean) => {
    const rest = chosen.filter((one) => one !== id);
    onAnswer({ chosen: isChosen ? [...rest, id] : rest });
  };
  const missing = ({ id, cost }: Option) =>
    most === null && !chosen.includes(id) ? Math.max(0, (cost ?? 0) - left) : 0;

  return (
    <div className={styles['basket']}>
      <div className={styles['sum']}>
        {most === null ? (
          <Sum spent={budget - left} budget={budget} money={money} />
        ) : (
          <p role="status">
            <FormattedMessage {...budgetMessages.marksLeft} values={{ count: marksLeft, most }} />
          </p>
        )}
      </div>
      {options.map((option) => {
        const tooMuch = missing(option);
        const isChosen = chosen.includes(option.id);
        return (
          <Mark
            key={option.id}
            type="checkbox"
            isChecked={isChosen}
            isBarred={tooMuch > 0 || (!isChosen && marksLeft <= 0)}
            onChange={(isChecked) => mark(option, isChecked)}
          >
            <span className={styles['project']}>
              <span>
                <OptionWords option={option} />
              </span>
              <strong className={styles['cost']}>{money(option.cost ?? 0)}</strong>
            </span>
            {tooMuch > 0 && (
              <span className={styles['tooMuch']}>
                <FormattedMessage
                  {...budgetMessages.tooMuch}
                  values={{ missing: money(tooMuch) }}
                />
              </span>
            )}
          </Mark>
        );
      })}
    </div>
  );
}

interface SumProps {
  readonly spent: number;
  readonly budget: number;
  readonly money: (amount: number) => string;
}

function Sum({ spent, budget, money }: SumProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Meter
        label={formatMessage(budgetMessages.basket)}
        value={spent}
        max={budget}
        text={
          <FormattedMessage
            {...budgetMessages.spent}
            values={{ spent: money(spent), budget: money(budget) }}
          />
        }
      />
      <p role="status" className={styles['left']}>
        <FormattedMessage {...budgetMessages.left} values={{ left: money(budget - spent) }} />
      </p>
    </>
  );
}

function useMoney(currency: string): (amount: number) => string {
  const { formatNumber } = useIntl();
  return (amount) =>
    formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
}
