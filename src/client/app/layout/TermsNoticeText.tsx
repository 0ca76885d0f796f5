import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAcceptTermsMutation } from '../../api/accountsApi';
import { useContent } from '../../api/contentEndpoints';
import { isProblem } from '../../api/problem';
import { getErrorMessage } from '../../intl/errorMessage';
import { LazyMessages } from '../../intl/LazyMessages';
import { userRefreshRequested } from '../../state/sessionSlice';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { useAppDispatch } from '../../store/hooks';
import { termsMessages } from './messages';
import styles from './SessionNotices.module.css';

interface Props {
  readonly isDue: boolean;
  readonly onAccepted: () => void;
  /** The page on which the thanks were shown is left. */
  readonly onRead: () => void;
}

/**
 * Text about the new terms, and the ways on: accept them, read them, or leave. A landmark, because
 * the text is outside of the page.
 */
export function TermsNoticeText(props: Props) {
  return (
    <LazyMessages part="common" has={termsMessages.title}>
      <News {...props} />
    </LazyMessages>
  );
}

function News({ isDue, onAccepted, onRead }: Props) {
  const { formatMessage } = useIntl();
  const title = formatMessage(termsMessages.title);
  if (!isDue) return <Accepted onRead={onRead} />;
  return (
    <section aria-label={title}>
      <Notice tone="accent" icon="document" title={title}>
        <p>
          <FormattedMessage {...termsMessages.text} />
        </p>
        <Acceptance onAccepted={onAccepted} />
      </Notice>
    </section>
  );
}

function Acceptance({ onAccepted }: Pick<Props, 'onAccepted'>) {
  const dispatch = useAppDispatch();
  const terms = useContent('legal', 'terms-and-conditions');
  const [accept, { isLoading, error }] = useAcceptTermsMutation();
  const details = terms.data?.details;

  const send = async (version: number) => {
    const answer = await accept({ version });
    if (isProblem(answer.error) && answer.error.code === 'termsChanged') void terms.refetch();
    if (answer.error) return;
    onAccepted();
    dispatch(userRefreshRequested());
  };

  return (
    <>
      {details?.whatChanged && (
        <p>
          <FormattedMessage {...termsMessages.changed} /> <UserText text={details.whatChanged} />
        </p>
      )}
      {error && !isLoading && <Failure code={isProblem(error) ? error.code : 'unexpected'} />}
      <div className={styles['ways']}>
        {details && (
          <Button isPending={isLoading} onClick={() => void send(details.versionNumber)}>
            <FormattedMessage {...termsMessages.accept} />
          </Button>
        )}
        <Link to="/terms-and-conditions">
          <FormattedMessage {...termsMessages.read} />
        </Link>
        <Link to="/me/data">
          <FormattedMessage {...termsMessages.data} />
        </Link>
      </div>
    </>
  );
}

function Failure({ code }: { readonly code: string }) {
  const text: MessageDescriptor =
    code === 'termsChanged' ? termsMessages.newer : getErrorMessage(code);
  return (
    <p role="alert" className={styles['failure']}>
      <FormattedMessage {...text} />
    </p>
  );
}

/**
 * In the place of the button that had the focus, until the next page. A page that comes between the
 * press and the answer, such as the one to which a sign-in leads back, is not the next.
 */
function Accepted({ onRead }: Pick<Props, 'onRead'>) {
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [shownOn] = useState(pathname);
  const isLeft = pathname !== shownOn;
  useEffect(() => place.current?.focus(), []);
  useEffect(() => {
    if (isLeft) onRead();
  }, [isLeft, onRead]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="good" icon="check" role="status">
        <p>
          <FormattedMessage {...termsMessages.accepted} />
        </p>
      </Notice>
    </div>
  );
}
