import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import { isProblem, type Problem } from '../../../api/problem';
import { getErrorMessage } from '../../../intl/errorMessage';
import { uiMessages } from '../../../intl/sharedMessages';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { statementMessages } from './messages';
import styles from './UnsentAnswerNotice.module.css';

interface Props {
  readonly error: Problem | SerializedError;
  readonly onRetry: () => void;
  readonly onSkip: () => void;
}

/** An answer did not arrive: why, and the ways on. */
export function UnsentAnswerNotice({ error, onRetry, onSkip }: Props) {
  const code = isProblem(error) ? error.code : 'unexpected';
  return (
    <Notice tone="bad" role="alert" title={<FormattedMessage {...statementMessages.unsentTitle} />}>
      <p>
        <FormattedMessage {...getErrorMessage(code)} />
      </p>
      <p>
        <FormattedMessage {...statementMessages.unsentText} />
      </p>
      <div className={styles['ways']}>
        <Button look="secondary" onClick={onRetry}>
          <FormattedMessage {...uiMessages.retry} />
        </Button>
        <Button look="quiet" onClick={onSkip}>
          <FormattedMessage {...statementMessages.another} />
        </Button>
      </div>
    </Notice>
  );
}
