import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router-dom';
import type { SecurityFacts } from '../../../../shared/contract/accounts';
import { useUnlinkDoorMutation } from '../../../api/accountsApi';
import { isProblem } from '../../../api/problem';
import { useAppDispatch } from '../../../store/hooks';
import { doorLinkRequested } from '../../../state/sessionSlice';
import { Button } from '../../../ui/Button';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { RedirectButton } from '../../../ui/RedirectButton';
import { Notice } from '../../../ui/Notice';
import { SignInAgain } from '../SignInAgain';
import styles from '../SecurityScreen.module.css';
import { DoorName, type DoorNameText } from './DoorRow';
import { doorMessages } from './messages';

/** Act whose button the person has pressed. */
export type DoorChange =
  | { readonly kind: 'link'; readonly configId: string; readonly issuer: string }
  | { readonly kind: 'unlink'; readonly issuer: string };

interface Props {
  readonly wish: DoorChange;
  readonly name: DoorNameText;
  readonly facts: SecurityFacts;
  readonly onClose: (isDone: boolean) => void;
}

/** Says what follows, and does it when it is confirmed. */
export function DoorChangeDialog({ wish, name, facts, onClose }: Props) {
  const dispatch = useAppDispatch();
  const returnTo = useHref('/me/security');
  const [unlink, { isLoading, error }] = useUnlinkDoorMutation();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const isLink = wish.kind === 'link';

  const confirm = async () => {
    const answer = await unlink(wish.issuer);
    if (!answer.error) onClose(true);
  };

  return (
    <div className={styles['part']}>
      <p ref={question} tabIndex={-1}>
        <DoorName name={name} />
        <br />
        <FormattedMessage {...(isLink ? doorMessages.linkText : doorMessages.unlinkText)} />
      </p>
      {error && !isLoading && (
        <Notice tone="bad" role="alert">
          <p>{toFormErrors(error).failure}</p>
        </Notice>
      )}
      {isProblem(error) && error.code === 'recentSignInRequired' && <SignInAgain facts={facts} />}
      <p className={styles['device']}>
        {wish.kind === 'link' ? (
          <RedirectButton
            onPress={() => dispatch(doorLinkRequested({ configId: wish.configId, returnTo }))}
          >
            <FormattedMessage {...doorMessages.goOn} />
          </RedirectButton>
        ) : (
          <Button isPending={isLoading} onClick={() => void confirm()}>
            <FormattedMessage {...doorMessages.confirm} />
          </Button>
        )}
        <Button look="secondary" onClick={() => onClose(false)}>
          <FormattedMessage {...doorMessages.cancel} />
        </Button>
      </p>
    </div>
  );
}
