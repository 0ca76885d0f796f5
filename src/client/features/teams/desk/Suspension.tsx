import { FormattedMessage } from 'react-intl';
import { useResumeTeamMutation, useSuspendTeamMutation } from '../../../parts/teams/teamsApi';
import { TEAM_LIMITS } from '../../../../shared/teamRules';
import { useLocale } from '../../../intl/IntlRoot';
import { Button } from '../../../ui/Button';
import { countLetters } from '../../../ui/forms/countLetters';
import { Form, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { TextArea } from '../../../ui/forms/TextArea';
import { useMutationToast } from '../../../parts/teams/useMutationToast';
import { teamAdminMessages } from './messages';
import styles from '../../../parts/teams/Desk.module.css';

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
  const told = useMutationToast();
  const [suspend, { isLoading, error }] = useSuspendTeamMutation();
  const [resume, { isLoading: isResuming }] = useResumeTeamMutation();
  if (isSuspended) {
    return (
      <p>
        <Button
          look="secondary"
          isPending={isResuming}
          onClick={() => void told(resume(slug), teamAdminMessages.resumed)}
        >
          <FormattedMessage {...teamAdminMessages.resume} />
        </Button>
      </p>
    );
  }
  const send = async ({ reason = '' }: Fields) =>
    (await suspend({ slug, reason: reason.trim(), locale })).error === undefined;
  return (
    <details className={styles['fold']}>
      <summary>
        <FormattedMessage {...teamAdminMessages.suspend} />
      </summary>
      <Form
        check={check}
        onSubmit={send}
        isPending={isLoading}
        label={teamAdminMessages.suspend}
        look="danger"
        {...toFormErrors(error)}
      >
        <TextArea
          name="reason"
          label={teamAdminMessages.reason}
          hint={<FormattedMessage {...teamAdminMessages.reasonHint} />}
          maxLetters={TEAM_LIMITS.reason}
          rows={3}
        />
      </Form>
    </details>
  );
}
