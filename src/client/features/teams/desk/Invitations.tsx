import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Invitation } from '../../../../shared/contract/memberships';
import type { LineFault } from '../../../../shared/contract/papers';
import { parseInvitationList } from '../../../../shared/invitationList';
import { INVITATION_LIMITS } from '../../../../shared/teamRules';
import {
  useInviteToTeamMutation,
  useMakeTeamLinkMutation,
  useWithdrawInvitationMutation,
} from '../../../parts/teams/teamsApi';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useLocale } from '../../../intl/IntlRoot';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Form, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { NumberField } from '../../../ui/forms/NumberField';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { TextArea } from '../../../ui/forms/TextArea';
import { useMutationToast } from '../../../parts/teams/useMutationToast';
import { Part } from '../../../ui/Part';
import { TimeText } from '../../../ui/TimeText';
import { teamAdminMessages, lineMessages, moreLines, used } from './messages';
import styles from '../../../parts/teams/Desk.module.css';

interface Props {
  readonly slug: string;
}

const check = ({ email = '' }: Fields) =>
  email.trim() === '' ? { email: faultMessages.missing } : {};

/** Invites by mail and by links, and shows what is still open. */
export function Invitations({
  slug,
  invitations,
}: Props & { readonly invitations: readonly Invitation[] }) {
  return (
    <>
      <Part title={teamAdminMessages.invite}>
        <MailForm slug={slug} />
      </Part>
      <Part title={teamAdminMessages.links}>
        <LinkForm slug={slug} />
      </Part>
      <Part title={teamAdminMessages.invitations}>
        {invitations.length === 0 ? (
          <p className={styles['soft']}>
            <FormattedMessage {...teamAdminMessages.noInvitations} />
          </p>
        ) : (
          <ul className={styles['list']}>
            {invitations.map((invitation) => (
              <Open key={invitation.id} slug={slug} invitation={invitation} />
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

function MailForm({ slug }: Props) {
  const locale = useLocale();
  const [invite, { isLoading, error }] = useInviteToTeamMutation();
  const [faults, setFaults] = useState<readonly LineFault[]>([]);
  const send = async ({ email = '' }: Fields) => {
    const list = parseInvitationList(email);
    setFaults(list.faults);
    if (list.faults.length > 0) return false;
    const { data } = await invite({ slug, emails: [...list.emails], locale });
    setFaults(data?.faults ?? []);
    return data?.faults.length === 0;
  };
  return (
    <Form
      check={check}
      onSubmit={send}
      isPending={isLoading}
      label={teamAdminMessages.invite}
      saved={teamAdminMessages.sent}
      draft={`invite-${slug}`}
      {...(faults.length > 0 ? { failure: <BadLines faults={faults} /> } : toFormErrors(error))}
    >
      <TextArea
        name="email"
        label={teamAdminMessages.emails}
        hint={<FormattedMessage {...teamAdminMessages.emailsHint} />}
        rows={5}
      />
    </Form>
  );
}

const MOST_SHOWN = 20;

/** List of the lines that keep an invitation from being sent. */
function BadLines({ faults }: { readonly faults: readonly LineFault[] }) {
  const rest = faults.length - MOST_SHOWN;
  return (
    <>
      <p>
        <FormattedMessage {...teamAdminMessages.notSent} />
      </p>
      <ul>
        {faults.slice(0, MOST_SHOWN).map(({ line, code, text }, index) => (
          <li key={`${line} ${index}`}>
            <FormattedMessage
              {...(code === 'tooMany' ? lineMessages.tooMany : lineMessages.noAddress)}
              values={{ line, text: <bdi dir="auto">{text}</bdi> }}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p>
          <FormattedMessage {...moreLines} values={{ count: rest }} />
        </p>
      )}
    </>
  );
}

const USUAL = { uses: 20, days: INVITATION_LIMITS.days } as const;

function LinkForm({ slug }: Props) {
  const keyFor = useIdempotencyKeys();
  const [make, { isLoading, error }] = useMakeTeamLinkMutation();
  const send = async ({ uses, days }: Fields) => {
    const wanted = { slug, uses: Number(uses), days: Number(days) };
    const idempotencyKey = keyFor({ ...wanted, at: Date.now() });
    return (await make({ ...wanted, idempotencyKey })).error === undefined;
  };
  return (
    <Form
      check={() => ({})}
      onSubmit={send}
      isPending={isLoading}
      label={teamAdminMessages.makeLink}
      look="secondary"
      {...toFormErrors(error)}
    >
      <NumberField
        name="uses"
        label={teamAdminMessages.uses}
        minValue={1}
        maxValue={INVITATION_LIMITS.linkUses}
        defaultValue={USUAL.uses}
      />
      <NumberField
        name="days"
        label={teamAdminMessages.days}
        minValue={1}
        maxValue={INVITATION_LIMITS.linkDays}
        defaultValue={USUAL.days}
      />
    </Form>
  );
}

function Open({ slug, invitation }: Props & { readonly invitation: Invitation }) {
  const { id, email, link, by, expiresAt } = invitation;
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation();
  const told = useMutationToast();
  return (
    <li className={styles['row']}>
      <p>
        {email === null ? (
          <FormattedMessage {...teamAdminMessages.link} />
        ) : (
          <bdi dir="ltr">{email}</bdi>
        )}
      </p>
      <p className={styles['facts']}>
        {by !== null && <bdi>{by}</bdi>} <TimeText value={expiresAt} />
        {link !== null && <FormattedMessage {...used} values={invitation} />}
      </p>
      <p className={styles['acts']}>
        {link !== null && (
          <CopyButton
            text={link}
            label={teamAdminMessages.copy}
            copied={teamAdminMessages.copied}
            notCopied={teamAdminMessages.notCopied}
          />
        )}
        <Button
          look="secondary"
          isPending={isLoading}
          onClick={() => void told(withdraw({ slug, id }), teamAdminMessages.withdrawn)}
        >
          <FormattedMessage {...teamAdminMessages.withdraw} />
        </Button>
      </p>
    </li>
  );
}
