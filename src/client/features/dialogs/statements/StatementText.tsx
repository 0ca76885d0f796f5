import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Statement } from '../../../../shared/contract/statements';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { PersonName } from '../../../parts/person/PersonName';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { statementMessages } from './messages';
import styles from './StatementText.module.css';

interface Props {
  readonly statement: Statement;
  /** For what is labelled by the words. */
  readonly id: string;
  readonly isBig?: boolean;
  /** A change of the words is read out. */
  readonly isLive?: boolean;
}

/**
 * The words of a statement in the reader’s language where there are any, who wrote it and when; the
 * original on request.
 */
export function StatementText({ statement, id, isBig = false, isLive = false }: Props) {
  // Another statement begins with its translation again.
  const [originalOf, setOriginalOf] = useState<string | null>(null);
  const { text, original } = statement;
  const isOriginal = original !== null && originalOf === statement.id;
  return (
    <>
      <div id={id} className={styles[isBig ? 'big' : 'words']} {...(isLive && LIVE)}>
        <p key={statement.id}>
          <UserText text={isOriginal ? original : text} />
        </p>
      </div>
      <p className={styles['facts']}>
        <span>
          <Author statement={statement} />
        </span>
        <TimeText value={statement.createdAt} />
        {statement.isMeta && (
          <Badge>
            <FormattedMessage {...statementMessages.meta} />
          </Badge>
        )}
        {original !== null && (
          <>
            {!isOriginal && (
              <Badge tone="accent">
                <FormattedMessage {...statementMessages.translated} />
              </Badge>
            )}
            <Button look="quiet" onClick={() => setOriginalOf(isOriginal ? null : statement.id)}>
              <FormattedMessage
                {...(isOriginal
                  ? statementMessages.showTranslation
                  : statementMessages.showOriginal)}
              />
            </Button>
          </>
        )}
      </p>
    </>
  );
}

const LIVE = { 'aria-live': 'polite', 'aria-atomic': true } as const;

function Author({ statement: { isSeed, author, authorId } }: Pick<Props, 'statement'>) {
  if (isSeed) return <FormattedMessage {...statementMessages.seed} />;
  return <PersonName id={authorId} name={author} />;
}
