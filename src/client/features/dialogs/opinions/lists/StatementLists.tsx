import { FormattedMessage } from 'react-intl';
import type { StatementOpinions } from '../../../../../shared/contract/opinions';
import { toShare } from '../figures';
import { mapStatementsByNumber, useOpinionsContext } from '../opinionsContext';
import { OpinionsSection } from '../OpinionsSection';
import styles from './Lists.module.css';
import { listMessages } from './messages';
import { DivideValue, SharedValue, StatementEntry } from './StatementEntry';

interface Props {
  /** Not more than these. */
  readonly most: number;
  /** One bar of everybody for each, instead of one for each group. */
  readonly isShort?: boolean;
}

const isShared = ({ groups }: StatementOpinions): boolean =>
  groups.every(({ agrees, seen }) => toShare(agrees, seen) > 0.5);

/** Returns the statements that most of every group agree with, by group-aware consensus. */
function listSharedStatements(
  numbers: readonly number[],
  statements: ReadonlyMap<number, StatementOpinions>,
): readonly StatementOpinions[] {
  return numbers.flatMap((number) => statements.get(number) ?? []).filter(isShared);
}

/** Statements that most people in every group agree with. */
export function SharedStatements({ most, isShort = false }: Props) {
  const { opinions } = useOpinionsContext();
  const shared = listSharedStatements(opinions.consensus, mapStatementsByNumber(opinions)).slice(
    0,
    most,
  );
  return (
    <OpinionsSection title={listMessages.shared} intro={listMessages.sharedIntro}>
      {shared.length === 0 && (
        <p>
          <FormattedMessage {...listMessages.sharedNone} />
        </p>
      )}
      <ol className={styles['entries']}>
        {shared.map((statement) => (
          <StatementEntry
            key={statement.id}
            statement={statement}
            isShort={isShort}
            value={<SharedValue statement={statement} />}
          />
        ))}
      </ol>
    </OpinionsSection>
  );
}

/** Statements that the groups answer most differently, folded where the list is short. */
export function DividedStatements({ most, isShort = false }: Props) {
  const { opinions } = useOpinionsContext();
  const statements = mapStatementsByNumber(opinions);
  return (
    <OpinionsSection title={listMessages.apart} intro={listMessages.apartIntro} isFolded={isShort}>
      <ol className={styles['entries']}>
        {opinions.divided.slice(0, most).map((number) => {
          const statement = statements.get(number);
          if (!statement) return null;
          return (
            <StatementEntry
              key={number}
              statement={statement}
              isShort={isShort}
              value={<DivideValue statement={statement} />}
            />
          );
        })}
      </ol>
    </OpinionsSection>
  );
}
