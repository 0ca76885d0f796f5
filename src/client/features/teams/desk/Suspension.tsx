import { FormattedMessage } from 'react-intl';
import { useResumeTeamMutation, useSuspendTeamMutation } from '../../../api/teamsApi';
import { TEAM_LIMITS } from '../../../../shared/teamRules';
import { useLocale } from '../../../intl/IntlRoot';
import { Button } from '../../../ui/Button';
import { countLetters } from '../../../ui/lazy/forms/countLetters';
import { Form, type Fields } from '../../../ui/lazy/forms/Form';
import { faultMessages } from '../../../ui/lazy/forms/messages';
import { problemOf } from '../../../ui/lazy/forms/problemOf';
import { TextArea } from '../../../ui/lazy/forms/TextArea';
import { useTold } from '../../../ui/lazy/teams/useTold';
import { deskMessages } from './messages';
import styles from '../../../ui/lazy/teams/Desk.module.css';

interface Props {
  readonly slug: string;
  readonly isSuspended: boolean;
}

const LEAST = 3;

function check({ reason = '' }: Fields) {
  const letters = countLetters(reason.trim());
  if (letters < LEAST) return { reason: faultMessages.missing };
  return letters > TEAM_LIMITS.reason ? { reason: faultMessages.tooLong } : {};
}

/** For the staff: suspends a team with a reason, or takes that back. */
export function Suspension({ slug, isSuspended }: Props) {
  const locale = useLocale();
  const told = useTold();
  const [suspend, { isLoading, error }] = useSuspendTeamMutation();
  const [resume, { isLoading: isResuming }] = useResumeTeamMutation();
  if (isSuspended) {
    return (
      <p>
        <Button
          look="secondary"
          isPending={isResuming}
          onClick={() => void told(resume(slug), deskMessages.resumed)}
        >
          <FormattedMessage {...deskMessages.resume} />
        </Button>
      </p>
    );
  }
  const send = async ({ reason = '' }: Fields) =>
    (await suspend({ slug, reason: reason.trim(), locale })).error === undefined;
  return (
    <details className={styles['fold']}>
      <summary>
        <FormattedMessage {...deskMessages.suspend} />
      </summary>
      <Form
        check={check}
        onSubmit={send}
        isPending={isLoading}
        label={deskMessages.suspend}
        look="danger"
        {...problemOf(error)}
      >
        <TextArea
          name="reason"
          label={deskMessages.reason}
          hint={<FormattedMessage {...deskMessages.reasonHint} />}
          maxLetters={TEAM_LIMITS.reason}
          rows={3}
        />
      </Form>
    </details>
  );
}
