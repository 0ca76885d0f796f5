import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { sumBasketCost } from '../../../../shared/ballots/answerFaults';
import type { Option, ProjectGroup, QuestionOf } from '../../../../shared/ballots/paper';
import {
  findObstacle,
  type Obstacle,
  toBallotGroups,
} from '../../../../shared/ballots/projectGroups';
import { useLocale } from '../../../intl/IntlRoot';
import { Meter } from '../../../ui/Meter';
import { UserText } from '../../../ui/UserText';
import { getGroupName } from '../groupName';
import styles from './budget.module.css';
import type { FieldProps } from './fieldProps';
import { Mark } from './Mark';
import { budgetMessages } from './messages';
import { OptionText } from './OptionText';

/**
 * A basket of projects. Where the number of marks is limited their cost is not; otherwise they have
 * to fit into the budget together. What groups of projects bar is said at each of them.
 */
export function BudgetQuestion({ question, answer, onAnswer }: FieldProps<'budget'>) {
  const { options, settings } = question;
  const { budget, currency, most, least = 1, groups = [] } = settings;
  const { formatList } = useIntl();
  const chosen = answer?.chosen ?? [];
  const money = useMoney(currency);
  const left = budget - sumBasketCost(chosen, question);
  const marksLeft = (most ?? options.length) - chosen.length;

  const mark = ({ id }: Option, isChosen: boolean) => {
    const rest = chosen.filter((one) => one !== id);
    onAnswer({ chosen: isChosen ? [...rest, id] : rest });
  };
  const obstacle = ({ id }: Option) =>
    chosen.includes(id)
      ? undefined
      : findObstacle(toBallotGroups(settings), (one) => sumBasketCost([one], question), chosen, id);
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
        {least > 1 && <Least least={least} chosen={chosen.length} />}
        <GroupRules question={question} chosen={chosen} money={money} />
      </div>
      {options.map((option) => {
        const tooMuch = missing(option);
        const barred = tooMuch > 0 ? undefined : obstacle(option);
        const isChosen = chosen.includes(option.id);
        return (
          <Mark
            key={option.id}
            type="checkbox"
            isChecked={isChosen}
            isBarred={tooMuch > 0 || barred !== undefined || (!isChosen && marksLeft <= 0)}
            onChange={(isChecked) => mark(option, isChecked)}
          >
            <span className={styles['project']}>
              <span>
                <OptionText option={option} />
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
            {barred && (
              <span className={styles['tooMuch']}>
                <FormattedMessage
                  {...barredMessage(barred)}
                  values={{
                    group: <GroupName group={groups[barred.group]!} />,
                    left: money(barred.left ?? 0),
                    names: formatList(
                      barred.taken.map((id) => (
                        <UserText key={id} text={options.find((one) => one.id === id)!.label} />
                      )),
                    ),
                  }}
                />
              </span>
            )}
          </Mark>
        );
      })}
    </div>
  );
}

const barredMessage = ({ because }: Obstacle<string>): MessageDescriptor => budgetMessages[because];

function GroupName({ group }: { readonly group: ProjectGroup }) {
  return <UserText text={getGroupName(group, useLocale())} />;
}

interface LeastProps {
  readonly least: number;
  readonly chosen: number;
}

function Least({ least, chosen }: LeastProps) {
  const count = least - chosen;
  return (
    <p role="status">
      {chosen === 0 || count <= 0 ? (
        <FormattedMessage {...budgetMessages.atLeast} values={{ least }} />
      ) : (
        <FormattedMessage {...budgetMessages.stillMissing} values={{ count }} />
      )}
    </p>
  );
}

interface RulesProps {
  readonly question: QuestionOf<'budget'>;
  readonly chosen: readonly string[];
  readonly money: (amount: number) => string;
}

/** Lists the limits of groups of projects, with the money that this basket spends of each. */
function GroupRules({ question, chosen, money }: RulesProps) {
  const { groups = [], most: marks } = question.settings;
  const limited = groups.filter(({ most, budget }) => most !== null || budget !== null);
  if (limited.length === 0) return null;
  return (
    <ul>
      {limited.map((group) => {
        const name = <GroupName key={group.id} group={group} />;
        const taken = chosen.filter((id) => group.options.includes(id));
        const spent = money(sumBasketCost(taken, question));
        const rule: MessageDescriptor =
          marks === null ? budgetMessages.groupBudget : budgetMessages.groupMoney;
        return [
          group.most !== null && (
            <li key={`${group.id} most`}>
              <FormattedMessage
                {...budgetMessages.groupMost}
                values={{ group: name, most: group.most }}
              />
            </li>
          ),
          group.budget !== null && (
            <li key={`${group.id} budget`}>
              <FormattedMessage
                {...rule}
                values={{ group: name, spent, budget: money(group.budget) }}
              />
            </li>
          ),
        ];
      })}
    </ul>
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
