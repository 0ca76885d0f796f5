import { nanoid } from '@reduxjs/toolkit';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/problem';
import { useAppDispatch } from '../../app/hooks';
import { useCastBallotMutation } from '../../offline/ballotsApi';
import { keepBallot } from '../../offline/offlineThunks';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import styles from './BallotForm.module.css';
import type { Poll } from './Ballot';
import { failureMessages, pollMessages, refusalMessages } from './messages';

/** What is marked on the ballot paper and not cast yet. */
export interface BallotDraft {
  readonly choice: string | null;
  readonly onChoose: (optionId: string) => void;
}

/**
 * The ballot paper. A failed try keeps the choice and the key: trying again can never count twice. One that no answer came to
 * (SPEC 8.5) goes on waiting on this device.
 */
export function BallotForm({ poll, choice, onChoose }: BallotDraft & { readonly poll: Poll }) {
  const { cast, isLoading, error } = useCast(poll);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice !== null && !isLoading) void cast(choice);
  };

  return (
    <form onSubmit={submit} className={styles['form']}>
      <fieldset className={styles['options']} aria-labelledby="question" disabled={isLoading}>
        {poll.details.options.map(({ id, label, description }) => (
          <label key={id} className={styles['option']}>
            <input
              type="radio"
              name="option"
              value={id}
              required
              checked={choice === id}
              onChange={() => onChoose(id)}
            />
            <span>
              <span className={styles['label']}>
                <UserText text={label} note />
              </span>
              {description && (
                <span className={styles['description']}>
                  <UserText text={description} />
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {error && (
        <Notice tone="bad" role="alert">
          <p>
            <FormattedMessage {...failureMessage(isProblem(error) ? error.code : null)} />
          </p>
        </Notice>
      )}
      <div className={styles['end']}>
        <Button type="submit" isPending={isLoading} onClick={() => undefined}>
          <FormattedMessage {...(isLoading ? pollMessages.sending : pollMessages.castVote)} />
        </Button>
        <p className={styles['final']}>
          <FormattedMessage {...pollMessages.final} />
        </p>
      </div>
    </form>
  );
}

function useCast({ id: pollId, slug, title }: Poll) {
  const dispatch = useAppDispatch();
  const [idempotencyKey] = useState(() => nanoid());
  const [castBallot, { isLoading, error }] = useCastBallotMutation();

  // It is being put aside: until that is refused nothing has failed.
  const [isRefused, setRefused] = useState(false);
  const isUnsent = isProblem(error) && error.code === 'unreachable';

  const cast = async (optionId: string) => {
    const ballot = { pollId, slug, optionId, idempotencyKey };
    const { error: failure } = await castBallot(ballot);
    if (isProblem(failure) && failure.code === 'unreachable')
      setRefused(!dispatch(keepBallot({ ...ballot, title })));
  };
  return { cast, isLoading, error: isUnsent && !isRefused ? undefined : error };
}

const FAILURES = { ...refusalMessages, ...failureMessages };

/** The text for a problem's code; an unknown one has the general text. */
function failureMessage(code: string | null) {
  return code !== null && Object.hasOwn(FAILURES, code)
    ? FAILURES[code as keyof typeof FAILURES]
    : failureMessages.other;
}
