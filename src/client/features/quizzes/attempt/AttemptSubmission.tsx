import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Attempt } from '../../../../shared/contract/quizzes';
import { isProblem } from '../../../api/problem';
import { useLocale } from '../../../intl/IntlRoot';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { SignInButton } from '../../../ui/SignInButton';
import { attemptMessages } from './messages';
import { useSubmitAttemptMutation } from '../quizzesApi';
import styles from './AttemptRunner.module.css';
import type { useAnswers } from './useAnswers';

interface Props {
  readonly slug: string;
  readonly attempt: Attempt;
  readonly kept: ReturnType<typeof useAnswers>;
  /** The time has run out: it is handed in by itself. */
  readonly isOver: boolean;
  readonly onGo: (position: number) => void;
}

/**
 * The end of an attempt. Questions without an answer are named once, each with a way to it; what
 * failed can be tried again, and loses nothing.
 */
export function AttemptSubmission({ slug, attempt, kept, isOver, onGo }: Props) {
  const locale = useLocale();
  const [submit, { isLoading, error }] = useSubmitAttemptMutation();
  const [isAsking, ask] = useState(false);
  const { answers, drop, isReached } = kept;
  const missing = attempt.questions.flatMap((_, place) => (answers[place] ? [] : [place]));

  const handIn = async () => {
    const { data } = await submit({ slug, locale, id: attempt.id, answers });
    if (data) drop();
  };
  useEffect(() => {
    if (isOver && isReached) void handIn();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once at the end, and once more each time the network is back
  }, [isOver, isReached]);

  return (
    <div className={styles['end']}>
      {isAsking && missing.length > 0 && !isOver && (
        <Notice tone="warn" role="alert">
          <p>
            <FormattedMessage {...attemptMessages.missing} values={{ count: missing.length }} />
          </p>
          <ul className={styles['numbers']}>
            {missing.map((place) => (
              <li key={place}>
                <Button look="secondary" onClick={() => onGo(place)}>
                  <FormattedMessage {...attemptMessages.toMissing} values={{ number: place + 1 }} />
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {error && !isLoading && <Failure code={isProblem(error) ? error.code : null} />}
      <Button
        isPending={isLoading}
        onClick={() => (missing.length > 0 && !isAsking && !isOver ? ask(true) : void handIn())}
      >
        <FormattedMessage
          {...(isAsking && missing.length > 0
            ? attemptMessages.handInAnyway
            : attemptMessages.handIn)}
        />
      </Button>
    </div>
  );
}

function Failure({ code }: { readonly code: string | null }) {
  const isSignedOut = code === 'signInRequired' || code === 'invalidToken';
  return (
    <Notice tone="bad" role="alert">
      <p>
        <FormattedMessage
          {...(isSignedOut ? attemptMessages.signInAgain : attemptMessages.handInFailed)}
        />
      </p>
      {isSignedOut && <SignInButton inWindow />}
    </Notice>
  );
}
