import { FormattedMessage } from 'react-intl';
import { AnchorButton, Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import styles from './StatementDeck.module.css';
import { statementMessages } from './messages';

interface Props {
  readonly hasAnswered: boolean;
  /** New ones that came since. */
  readonly left: number;
  readonly onGoOn: () => void;
}

/**
 * In the place of the next statement: there is none yet, everything is answered, or new ones have
 * come since.
 */
export function NoNextStatement({ hasAnswered, left, onGoOn }: Props) {
  if (!hasAnswered && left === 0) {
    return (
      <EmptyState
        title={<FormattedMessage {...statementMessages.noneTitle} />}
        text={<FormattedMessage {...statementMessages.noneText} />}
      />
    );
  }
  return (
    <div tabIndex={-1} data-end className={styles['end']}>
      <EmptyState
        title={<FormattedMessage {...statementMessages.allAnswered} />}
        text={<FormattedMessage {...statementMessages.allAnsweredText} />}
      >
        <div className={styles['ways']} role="status">
          {left > 0 && (
            <>
              <p>
                <FormattedMessage {...statementMessages.newOnes} values={{ count: left }} />
              </p>
              <Button onClick={onGoOn}>
                <FormattedMessage {...statementMessages.goOn} />
              </Button>
            </>
          )}
          <AnchorButton look="secondary" href="#opinions">
            <FormattedMessage {...statementMessages.whereYouStand} />
          </AnchorButton>
        </div>
      </EmptyState>
    </div>
  );
}
