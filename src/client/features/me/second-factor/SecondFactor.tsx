import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecurityFacts,
} from '../../../../shared/contract/accounts';
import {
  useBeginSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
} from '../../../api/accountsApi';
import { depositSecrets, redeemSecrets } from '../../../api/depositSecrets';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { ConfirmApp } from './ConfirmApp';
import { secondFactorMessages } from './messages';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodeList } from './RecoveryCodeList';
import { SecondFactorState } from './SecondFactorState';
import styles from './SecondFactor.module.css';

interface Props {
  readonly facts: SecurityFacts;
}

/** Stage that the part of the page is at; what is secret is in no store. */
type Stage =
  | { readonly kind: 'resting' | 'renewing' | 'removing' | 'removed' }
  | { readonly kind: 'confirming'; readonly secret: SecondFactorSecret }
  | { readonly kind: 'keeping'; readonly codes: readonly string[] };

/** Sets up, renews and takes off the code of an authenticator app besides the password. */
export function SecondFactor({ facts }: Props) {
  const dispatch = useAppDispatch();
  const [stage, setStage] = useState<Stage>({ kind: 'resting' });
  const [begin, begun] = useBeginSecondFactorMutation();
  const [replaceCodes, replaced] = useReplaceRecoveryCodesMutation();
  const [remove, removed] = useRemoveSecondFactorMutation();
  const rest = () => setStage({ kind: 'resting' });
  const deposit = (password: string) => ({ ticket: dispatch(depositSecrets({ password })) });
  const redeem = <Answer,>(ticket: string) => dispatch(redeemSecrets<Answer>(ticket));

  const showCodes = (ticket: string) => {
    const codes = redeem<RecoveryCodes>(ticket)?.recoveryCodes ?? [];
    setStage({ kind: 'keeping', codes });
  };
  const beginSetUp = async (password: string) => {
    const { data } = await begin(deposit(password));
    const secret = data && redeem<SecondFactorSecret>(data.ticket);
    if (secret) setStage({ kind: 'confirming', secret });
  };
  const makeNewCodes = async (password: string) => {
    const { data } = await replaceCodes(deposit(password));
    if (data) showCodes(data.ticket);
  };
  const takeOff = async (password: string) => {
    const { error } = await remove(deposit(password));
    if (!error) setStage({ kind: 'removed' });
  };

  if (stage.kind === 'keeping') return <RecoveryCodeList codes={stage.codes} onKept={rest} />;
  if (stage.kind === 'confirming')
    return <ConfirmApp secret={stage.secret} onConfirmed={showCodes} onCancel={rest} />;
  if (!facts.hasPassword) {
    return (
      <p>
        <FormattedMessage {...secondFactorMessages.byProvider} />
      </p>
    );
  }
  if (!facts.secondFactor) {
    return (
      <>
        {stage.kind === 'removed' && (
          <Notice tone="good" icon="check" role="status">
            <FormattedMessage {...secondFactorMessages.removed} />
          </Notice>
        )}
        <PasswordStep
          text={secondFactorMessages.off}
          label={secondFactorMessages.begin}
          email={facts.email}
          answer={begun}
          onSend={beginSetUp}
        />
      </>
    );
  }
  if (stage.kind === 'renewing') {
    return (
      <PasswordStep
        text={secondFactorMessages.newCodesText}
        label={secondFactorMessages.newCodes}
        email={facts.email}
        answer={replaced}
        onSend={makeNewCodes}
        onCancel={rest}
      />
    );
  }
  if (stage.kind === 'removing') {
    return (
      <PasswordStep
        text={secondFactorMessages.removeText}
        label={secondFactorMessages.remove}
        look="danger"
        email={facts.email}
        answer={removed}
        onSend={takeOff}
        onCancel={rest}
      />
    );
  }
  return (
    <>
      <SecondFactorState state={facts.secondFactor} />
      <p className={styles['buttons']}>
        <Button look="secondary" onClick={() => setStage({ kind: 'renewing' })}>
          <FormattedMessage {...secondFactorMessages.newCodes} />
        </Button>
        <Button look="secondary" onClick={() => setStage({ kind: 'removing' })}>
          <FormattedMessage {...secondFactorMessages.remove} />
        </Button>
      </p>
    </>
  );
}
