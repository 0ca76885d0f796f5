import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Invitation } from '../../../../shared/contract/memberships';
import type { LineFault } from '../../../../shared/contract/papers';
import { readInvitationList } from '../../../../shared/invitationList';
import { INVITATION_LIMITS } from '../../../../shared/teamRules';
import {
  useInviteToTeamMutation,
  useMakeTeamLinkMutation,
  useWithdrawInvitationMutation,
} from '../../../api/teamsApi';
import { useKeys } from '../../../api/useKeys';
import { useLocale } from '../../../intl/IntlRoot';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Form, type Fields } from '../../../ui/lazy/forms/Form';
import { faultMessages } from '../../../ui/lazy/forms/messages';
import { NumberField } from '../../../ui/lazy/forms/NumberField';
import { problemOf } from '../../../ui/lazy/forms/problemOf';
import { TextArea } from '../../../ui/lazy/forms/TextArea';
import { useTold } from '../../../ui/lazy/teams/useTold';
import { Part } from '../../../ui/Part';
import { TimeText } from '../../../ui/TimeText';
import { deskMessages, lineMessages, moreLines, used } from './messages';
import styles from '../../../ui/lazy/teams/Desk.module.css';

interface Props {
  readonly slug: string;
}

const check = ({ email = '' }: Fields) =>
  email.trim() === '' ? { email: faultMessages.missing } : {};

/** Invites by mail and by links, and shows what is still open. */
export function Inviting({
  slug,
  invitations,
}: Props & { readonly invitations: readonly Invitation[] }) {
  return (
    <>
      <Part title={deskMessages.invite}>
        <MailForm slug={slug} />
      </Part>
      <Part title={deskMessages.links}>
        <LinkForm slug={slug} />
      </Part>
      <Part title={deskMessages.invitations}>
        {invitations.length === 0 ? (
          <p className={styles['soft']}>
            <FormattedMessage {...deskMessages.noInvitations} />
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
    const list = readInvitationList(email);
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
      label={deskMessages.invite}
      saved={deskMessages.sent}
      draft={`invite-${slug}`}
      {...(faults.length > 0 ? { failure: <BadLines faults={faults} /> } : problemOf(error))}
    >
      <TextArea
        name="email"
        label={deskMessages.emails}
        hint={<FormattedMessage {...deskMessages.emailsHint} />}
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
        <FormattedMessage {...deskMessages.notSent} />
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
  const keyFor = useKeys();
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
      label={deskMessages.makeLink}
      look="secondary"
      {...problemOf(error)}
    >
      <NumberField
        name="uses"
        label={deskMessages.uses}
        minValue={1}
        maxValue={INVITATION_LIMITS.linkUses}
        defaultValue={USUAL.uses}
      />
      <NumberField
        name="days"
        label={deskMessages.days}
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
  const told = useTold();
  return (
    <li className={styles['row']}>
      <p>
        {email === null ? (
          <FormattedMessage {...deskMessages.link} />
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
            label={deskMessages.copy}
            copied={deskMessages.copied}
            notCopied={deskMessages.notCopied}
          />
        )}
        <Button
          look="secondary"
          isPending={isLoading}
          onClick={() => void told(withdraw({ slug, id }), deskMessages.withdrawn)}
        >
          <FormattedMessage {...deskMessages.withdraw} />
        </Button>
      </p>
    </li>
  );
}
