import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import { Button, ButtonLink } from '../../ui/Button';
import { Facts } from '../../ui/Fact';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { LegalLink } from '../../parts/legal/LegalLink';
import { PageHeader } from '../../ui/PageHeader';
import { FeedbackForm, type SentFeedback } from './FeedbackForm';
import styles from './FeedbackScreen.module.css';
import { feedbackMessages, feedbackNumber, writesAs } from './messages';
import { readSubject, type Subject } from './subject';

/**
 * Form with which users tell the staff of the portal about faults and possible improvements (WCAG
 * 3.2.6: every page leads here).
 */
export function FeedbackScreen() {
  const [search] = useSearchParams();
  const [sent, setSent] = useState<SentFeedback | null>(null);
  const subject = readSubject(search);
  if (sent) return <Thanks sent={sent} page={subject.page} onAnother={() => setSent(null)} />;
  return (
    <div className={styles['feedback']}>
      <Intro subject={subject} />
      <About subject={subject} />
      <FeedbackForm subject={subject} onSent={setSent} />
      <p className={styles['kept']}>
        <FormattedMessage {...feedbackMessages.kept} />
        <LegalLink page="privacy-policy">
          <FormattedMessage {...feedbackMessages.privacy} />
        </LegalLink>
      </p>
    </div>
  );
}

function Intro({ subject: { kind } }: { readonly subject: Subject }) {
  const { formatMessage } = useIntl();
  const user = useAppSelector(selectUser);
  return (
    <PageHeader
      title={formatMessage(
        kind === 'question' ? feedbackMessages.askTitle : titleMessages.feedback,
      )}
      intro={<FormattedMessage {...feedbackMessages.intro} />}
    >
      {user && (
        <p className={styles['soft']}>
          <FormattedMessage {...writesAs} values={{ name: <bdi>{user.name}</bdi> }} />
        </p>
      )}
    </PageHeader>
  );
}

/** Facts that are sent with the message automatically. */
function About({ subject: { page, reference, sought } }: { readonly subject: Subject }) {
  const { formatMessage } = useIntl();
  return (
    <Facts
      rows={[
        [formatMessage(feedbackMessages.page), <bdi dir="ltr">{page}</bdi>],
        ...(reference
          ? [[formatMessage(feedbackMessages.reference), <bdi dir="ltr">{reference}</bdi>] as const]
          : []),
        [formatMessage(feedbackMessages.sought), sought && <bdi>{sought}</bdi>],
      ]}
    />
  );
}

interface ThanksProps {
  readonly sent: SentFeedback;
  readonly page: string;
  readonly onAnother: () => void;
}

function Thanks({ sent: { ref, hasEmail }, page, onAnother }: ThanksProps) {
  const next = hasEmail ? feedbackMessages.sentAnswer : feedbackMessages.sentNoAnswer;
  return (
    <FormOutcome title={feedbackMessages.sentTitle} text={<FormattedMessage {...next} />}>
      <p className={styles['number']}>
        <FormattedMessage {...feedbackNumber} values={{ ref: <bdi dir="ltr">{ref}</bdi> }} />
      </p>
      <div className={styles['ways']}>
        <ButtonLink to={page}>
          <FormattedMessage {...feedbackMessages.back} />
        </ButtonLink>
        <Button look="secondary" onClick={onAnother}>
          <FormattedMessage {...feedbackMessages.another} />
        </Button>
      </div>
    </FormOutcome>
  );
}
