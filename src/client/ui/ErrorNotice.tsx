import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isProblem, type Problem } from '../api/problem';
import { uiMessages } from '../intl/sharedMessages';
import { Button } from './Button';
import styles from './ErrorNotice.module.css';
import { getFeedbackPath } from './feedbackPath';
import { Link } from './Link';
import { statusMessages } from './messages';
import { Notice } from './Notice';
import { useState } from 'react';
import { copyText } from '../api/copy';
import { useAppDispatch } from '../store/hooks';

/**
 * Code that the person can quote when reporting an error, with a button that puts it into the
 * clipboard.
 */
function ErrorReference({ code }: { readonly code: string }) {
  const dispatch = useAppDispatch();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await dispatch(copyText(code)));
  return (
    <p className={styles['reference']}>
      <span>
        <FormattedMessage {...uiMessages.errorReference} values={{ code }} />
      </span>
      <Button look="quiet" onClick={() => void copy()}>
        <FormattedMessage {...statusMessages.copy} />
      </Button>
      <span role="status">{isCopied && <FormattedMessage {...statusMessages.copied} />}</span>
    </p>
  );
}

interface Props {
  readonly onRetry: () => unknown;
  /** Error that the call answered: its reference is shown. */
  readonly error?: Problem | SerializedError | undefined;
}

/**
 * Notice that a part could not be loaded: another try, and a way to tell those who run the portal,
 * unless the network alone is to blame.
 */
export function ErrorNotice({ onRetry, error }: Props) {
  const problem = isProblem(error) ? error : null;
  return (
    <Notice tone="bad" role="alert" title={<FormattedMessage {...uiMessages.failedTitle} />}>
      <p>
        <FormattedMessage {...uiMessages.failedText} />
      </p>
      {problem?.reference && <ErrorReference code={problem.reference} />}
      <div className={styles['ways']}>
        <Button look="secondary" onClick={() => void onRetry()}>
          <FormattedMessage {...uiMessages.retry} />
        </Button>
        {problem?.code !== 'unreachable' && <Report reference={problem?.reference} />}
      </div>
    </Notice>
  );
}

function Report({ reference }: { readonly reference: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <Link to={getFeedbackPath({ about: 'error', page: pathname, reference })}>
      <FormattedMessage {...statusMessages.report} />
    </Link>
  );
}
