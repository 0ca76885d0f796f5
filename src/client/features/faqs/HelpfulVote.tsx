import { useId, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FaqDetails } from '../../../shared/contract/faqs';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazyComponent';
import styles from './HelpfulVote.module.css';
import { useRateAnswerMutation } from './helpfulnessApi';
import { helpfulMessages } from './messages';
import { storeVote, getVisitorToken, readVote } from './ratedAnswers';

const { Part: Missing } = lazyComponent(() =>
  import(/* webpackChunkName: "faq-missing" */ './MissingForm').then((part) => part.MissingForm),
);

interface Question {
  readonly id: string;
  readonly slug: string;
  readonly details: Pick<FaqDetails, 'mine'>;
}

/**
 * Provides the reader's vote on an answer, and a function to send it. Without an account the
 * browser remembers it.
 */
function useVote({ id, slug, details }: Question) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [send, { isLoading, isError, isSuccess }] = useRateAnswerMutation();

  useLayoutEffect(() => {
    setChosen(isSignedIn ? null : dispatch(readVote(slug)));
  }, [dispatch, isSignedIn, slug]);

  const vote = async (isHelpful: boolean) => {
    const own = isSignedIn ? {} : { visitor: dispatch(getVisitorToken()) };
    const { data } = await send({ id, slug, isHelpful, ...own });
    if (!data) return;
    setChosen(isHelpful);
    if (!isSignedIn) dispatch(storeVote(slug, isHelpful));
  };
  return { mine: chosen ?? details.mine, vote, isLoading, isError, isSuccess };
}

/**
 * Asks whether an answer helped, and what was missing where it did not. The choice can be changed.
 */
export function HelpfulVote({ question }: { readonly question: Question }) {
  const name = useId();
  const { mine, vote, isLoading, isError, isSuccess } = useVote(question);
  return (
    <div className={styles['asked']}>
      <div className={styles['helpful']} role="group" aria-labelledby={name}>
        <span id={name}>
          <FormattedMessage {...helpfulMessages.asked} />
        </span>
        {[true, false].map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            look="secondary"
            aria-pressed={mine === isHelpful}
            isPending={isLoading}
            onClick={() => void vote(isHelpful)}
          >
            <FormattedMessage {...(isHelpful ? helpfulMessages.yes : helpfulMessages.no)} />
          </Button>
        ))}
        <span role="status">
          {isSuccess && <FormattedMessage {...helpfulMessages.thanks} />}
          {isError && <FormattedMessage {...helpfulMessages.notKept} />}
        </span>
      </div>
      {isSuccess && mine === false && <Missing slug={question.slug} />}
    </div>
  );
}
