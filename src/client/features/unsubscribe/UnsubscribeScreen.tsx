import { FormattedMessage, useIntl } from 'react-intl';
import type { Stopped } from '../../../shared/contract/digests';
import { depositSecrets } from '../../api/depositSecrets';
import { useAppDispatch } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { WithLinkToken } from '../../ui/forms/LinkScreen';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { categoryMessages } from '../../parts/notifications/messages';
import { PageHeader } from '../../ui/PageHeader';
import { stoppedMessages, unsubscribeMessages } from './messages';
import styles from './unsubscribe.module.css';
import { useResumeMailsMutation, useStopMailsMutation } from './unsubscribeApi';

/**
 * For the link in a mail with news: a button that stops such mails, and one that takes it back.
 * Looking changes nothing.
 */
export function UnsubscribeScreen() {
  const dispatch = useAppDispatch();
  const [stop, stopping] = useStopMailsMutation();
  const [resume, resuming] = useResumeMailsMutation();
  return (
    <WithLinkToken
      title={titleMessages.unsubscribe}
      error={stopping.error ?? resuming.error}
      wayOut={<Settings />}
      done={resuming.isSuccess && <Resumed />}
    >
      {(token) => {
        const ticket = () => dispatch(depositSecrets({ token }));
        const stopNow = () => void stop({ ticket: ticket() });
        const { data } = stopping;
        if (!data) return <Question onStop={stopNow} stopping={stopping} />;
        const { categories } = data;
        const undo = () => void resume({ ticket: ticket(), categories });
        return <Done stopped={data} onUndo={undo} resuming={resuming} />;
      }}
    </WithLinkToken>
  );
}

type Stopping = ReturnType<typeof useStopMailsMutation>[1];
type Resuming = ReturnType<typeof useResumeMailsMutation>[1];

interface QuestionProps {
  readonly onStop: () => void;
  readonly stopping: Stopping;
}

function Question({ onStop, stopping: { isLoading, error } }: QuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['part']}>
      <PageHeader
        title={formatMessage(titleMessages.unsubscribe)}
        intro={<FormattedMessage {...unsubscribeMessages.intro} />}
      />
      {error && <ErrorNotice onRetry={onStop} error={error} />}
      <p className={styles['ways']}>
        <Button isPending={isLoading} onClick={onStop}>
          <FormattedMessage {...unsubscribeMessages.stop} />
        </Button>
        <Settings />
      </p>
    </div>
  );
}

interface DoneProps {
  readonly stopped: Stopped;
  readonly onUndo: () => void;
  readonly resuming: Resuming;
}

function Done({ stopped: { rhythm, categories }, onUndo, resuming }: DoneProps) {
  const { isLoading, error } = resuming;
  return (
    <FormOutcome
      title={unsubscribeMessages.doneTitle}
      text={<FormattedMessage {...stoppedMessages[rhythm]} />}
    >
      <div className={styles['part']}>
        <Categories categories={categories} />
        {error && <ErrorNotice onRetry={onUndo} error={error} />}
        <p className={styles['ways']}>
          {categories.length > 0 && (
            <Button look="secondary" isPending={isLoading} onClick={onUndo}>
              <FormattedMessage {...unsubscribeMessages.undo} />
            </Button>
          )}
          <Settings />
        </p>
      </div>
    </FormOutcome>
  );
}

function Categories({ categories }: Pick<Stopped, 'categories'>) {
  if (categories.length === 0) {
    return (
      <p>
        <FormattedMessage {...unsubscribeMessages.already} />
      </p>
    );
  }
  return (
    <>
      <p>
        <FormattedMessage {...unsubscribeMessages.about} />
      </p>
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <FormattedMessage {...categoryMessages[category]} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Resumed() {
  return (
    <FormOutcome
      title={unsubscribeMessages.undoneTitle}
      text={<FormattedMessage {...unsubscribeMessages.undone} />}
    >
      <Settings />
    </FormOutcome>
  );
}

function Settings() {
  return (
    <ButtonLink to="/me/settings" look="quiet">
      <FormattedMessage {...unsubscribeMessages.settings} />
    </ButtonLink>
  );
}
