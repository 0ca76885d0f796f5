import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StatementOpinions } from '../../../../../shared/contract/opinions';
import { Badge } from '../../../../ui/Badge';
import { UserText } from '../../../../ui/UserText';
import { statementMessages } from '../../statements/messages';
import { useNumberFormats } from '../figures';
import { GroupName } from '../GroupName';
import { mapMessages } from '../map/messages';
import { useOpinionsContext } from '../opinionsContext';
import { voteSentenceMessages } from './messages';
import styles from './StatementEntry.module.css';
import { VoteRow } from './VoteRow';

export const MAP_ID = 'opinion-map';

interface Props {
  readonly statement: StatementOpinions;
  readonly value?: ReactNode;
  /** The answers of everybody alone. */
  readonly isShort?: boolean;
}

/** A statement with what everybody and each group answered. */
export function StatementEntry({ statement, value, isShort = false }: Props) {
  const { opinions, choose, show } = useOpinionsContext();
  const { text, counts, groups, isMeta } = statement;
  const showOnMap = () => {
    choose(statement);
    show('map');
  };
  return (
    <li className={styles['entry']}>
      <p className={styles['words']}>
        <UserText text={text} note />
        {isMeta && (
          <>
            {' '}
            <Badge>
              <FormattedMessage {...statementMessages.meta} />
            </Badge>
          </>
        )}
      </p>
      <p className={styles['value']}>
        {value}
        <a href={`#${MAP_ID}`} onClick={showOnMap} className={styles['onMap']}>
          <FormattedMessage {...mapMessages.showOnMap} />
        </a>
      </p>
      <ul className={styles['rows']}>
        <VoteRow label={<FormattedMessage {...voteSentenceMessages.everybody} />} counts={counts} />
        {!isShort &&
          opinions.groups.map(({ name }, place) => {
            const own = groups[place];
            return own && <VoteRow key={name} label={<GroupName name={name} />} counts={own} />;
          })}
      </ul>
    </li>
  );
}

/** Agreement across all groups, as a value. */
export function SharedValue({ statement }: Pick<Props, 'statement'>) {
  const { share } = useNumberFormats();
  if (statement.consensus === null) return null;
  return (
    <FormattedMessage
      {...voteSentenceMessages.shared}
      values={{ share: share(statement.consensus) }}
    />
  );
}

/** Value of how far the groups differ. */
export function DivideValue({ statement: { divide } }: Pick<Props, 'statement'>) {
  if (divide === null) return null;
  return (
    <FormattedMessage
      {...voteSentenceMessages.divide}
      values={{ points: Math.round(divide * 100) }}
    />
  );
}
