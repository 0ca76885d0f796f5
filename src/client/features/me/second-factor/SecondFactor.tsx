import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecurityFacts,
} from '../../../../shared/contract/accounts';
import { MAX_PASSKEY_NAME_LENGTH, MAX_PASSKEYS } from '../../../../shared/contract/passkeys';
import {
  useAddPasskeyMutation,
  useBeginSecondFactorMutation,
  useRemovePasskeyMutation,
  useRemoveSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
} from '../../../api/accountsApi';
import { depositSecrets, redeemSecrets } from '../../../api/depositSecrets';
import { usePasskeysPossible } from '../../../parts/sign-in/usePasskeysPossible';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { checkFields } from '../../../ui/forms/checkFields';
import type { Fields } from '../../../ui/forms/Form';
import { TextField } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/Notice';
import { ConfirmApp } from './ConfirmApp';
import { FactorList, type Factor } from './FactorList';
import { secondFactorMessages } from './messages';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodeList } from './RecoveryCodeList';
import styles from './SecondFactor.module.css';

interface Props {
  readonly facts: SecurityFacts;
}

/** Stage that the part of the page is at; what is secret is in no store. */
type Stage =
  | { readonly kind: 'resting'; readonly done?: MessageDescriptor }
  | { readonly kind: 'renewing' | 'addingPasskey' | 'addingApp' }
  | { readonly kind: 'removing'; readonly factor: Factor }
  | { readonly kind: 'confirming'; readonly secret: SecondFactorSecret }
  | { readonly kind: 'keeping'; readonly codes: readonly string[] };

const checkPasskey = checkFields({ name: 'filled', password: 'filled' });

/** Adds, renews and removes what is asked for besides the password: passkeys and an app. */
export function SecondFactor({ facts }: Props) {
  const dispatch = useAppDispatch();
  const [stage, setStage] = useState<Stage>({ kind: 'resting' });
  const [begin, begun] = useBeginSecondFactorMutation();
  const [addPasskey, added] = useAddPasskeyMutation();
  const [replaceCodes, replaced] = useReplaceRecoveryCodesMutation();
  const [removeApp, removedApp] = useRemoveSecondFactorMutation();
  const [removePasskey, removedPasskey] = useRemovePasskeyMutation();
  const isPossible = usePasskeysPossible();
  const rest = (done?: MessageDescriptor) => setStage({ kind: 'resting', ...(done && { done }) });
  const cancel = () => rest();
  const deposit = (password: string) => ({ ticket: dispatch(depositSecrets({ password })) });
  const redeem = <Answer,>(ticket: string) => dispatch(redeemSecrets<Answer>(ticket));

  // What went wrong in a stage is over when another begins.
  const start = (next: Stage) => {
    for (const { reset } of [begun, added, replaced, removedApp, removedPasskey]) reset();
    setStage(next);
  };

  const { secondFactor: state, email } = facts;
  const factors = (state?.passkeys.length ?? 0) + (state?.appSince ? 1 : 0);
  const isLast = factors === 1;

  /** Only with the first factor there are codes. */
  const showCodes = (ticket: string) => {
    const codes = redeem<RecoveryCodes>(ticket)?.recoveryCodes ?? [];
    if (codes.length === 0) rest(secondFactorMessages.added);
    else setStage({ kind: 'keeping', codes });
  };
  const sendPasskey = async (password: string, { name = '' }: Fields) => {
    const { data } = await addPasskey({ name: name.trim(), ...deposit(password) });
    if (data) showCodes(data.ticket);
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
  const takeOff = async (factor: Factor, password: string) => {
    const { error } =
      factor === 'app'
        ? await removeApp(deposit(password))
        : await removePasskey({ id: factor.passkeyId, ...deposit(password) });
    if (!error) rest(isLast ? secondFactorMessages.removed : secondFactorMessages.removedOne);
  };

  if (!facts.hasPassword) {
    return (
      <p>
        <FormattedMessage {...secondFactorMessages.byProvider} />
      </p>
    );
  }
  switch (stage.kind) {
    case 'keeping':
      return <RecoveryCodeList codes={stage.codes} onKept={cancel} />;
    case 'confirming':
      return <ConfirmApp secret={stage.secret} onConfirmed={showCodes} onCancel={cancel} />;
    case 'addingPasskey':
      return (
        <PasswordStep
          text={secondFactorMessages.addPasskeyText}
          label={secondFactorMessages.addPasskey}
          email={email}
          answer={added}
          check={checkPasskey}
          onSend={sendPasskey}
          onCancel={cancel}
        >
          <TextField
            name="name"
            label={secondFactorMessages.passkeyName}
            hint={<FormattedMessage {...secondFactorMessages.passkeyNameHint} />}
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
          />
        </PasswordStep>
      );
    case 'addingApp':
      return (
        <PasswordStep
          text={secondFactorMessages.appText}
          label={secondFactorMessages.begin}
          email={email}
          answer={begun}
          onSend={beginSetUp}
          onCancel={cancel}
        />
      );
    case 'renewing':
      return (
        <PasswordStep
          text={secondFactorMessages.newCodesText}
          label={secondFactorMessages.newCodes}
          email={email}
          answer={replaced}
          onSend={makeNewCodes}
          onCancel={cancel}
        />
      );
    case 'removing':
      return (
        <PasswordStep
          text={isLast ? secondFactorMessages.removeText : secondFactorMessages.removeOneText}
          label={isLast ? secondFactorMessages.remove : secondFactorMessages.removeOne}
          look="danger"
          email={email}
          answer={stage.factor === 'app' ? removedApp : removedPasskey}
          onSend={(password) => takeOff(stage.factor, password)}
          onCancel={cancel}
        />
      );
    case 'resting':
  }
  const canAddPasskey = isPossible && (state?.passkeys.length ?? 0) < MAX_PASSKEYS;
  return (
    <>
      {stage.done && (
        <Notice tone="good" icon="check" role="status">
          <FormattedMessage {...stage.done} />
        </Notice>
      )}
      {state ? (
        <FactorList state={state} onRemove={(factor) => start({ kind: 'removing', factor })} />
      ) : (
        <p>
          <FormattedMessage {...secondFactorMessages.off} />
        </p>
      )}
      <p className={styles['buttons']}>
        {canAddPasskey && (
          <Button look="secondary" onClick={() => start({ kind: 'addingPasskey' })}>
            <FormattedMessage {...secondFactorMessages.addPasskey} />
          </Button>
        )}
        {!state?.appSince && (
          <Button look="secondary" onClick={() => start({ kind: 'addingApp' })}>
            <FormattedMessage {...secondFactorMessages.begin} />
          </Button>
        )}
        {state && (
          <Button look="secondary" onClick={() => start({ kind: 'renewing' })}>
            <FormattedMessage {...secondFactorMessages.newCodes} />
          </Button>
        )}
      </p>
    </>
  );
}
