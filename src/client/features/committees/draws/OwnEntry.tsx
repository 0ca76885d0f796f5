import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SortitionPage, MyEntry } from '../../../../shared/contract/sortitions';
import {
  useAnswerDrawMutation,
  useVolunteerForDrawMutation,
  useWithdrawFromDrawMutation,
  type SortitionArg,
} from '../../../api/sortitionApi';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import { Button } from '../../../ui/Button';
import { useMutationToast } from '../../../parts/teams/useMutationToast';
import { Part } from '../../../ui/Part';
import { UserText } from '../../../ui/UserText';
import styles from './Draws.module.css';
import { sortitionAnswerMessages, sortitionMessages } from './messages';

interface Props {
  readonly arg: SortitionArg;
  readonly draw: SortitionPage;
}

/** One's own place in the list, and the way into it while it is open. */
export function OwnEntry({ arg, draw }: Props) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (draw.mine === null && draw.state !== 'open') return null;
  return (
    <Part title={sortitionMessages.volunteer}>
      {!isSignedIn && (
        <p>
          <FormattedMessage {...sortitionMessages.signIn} />
        </p>
      )}
      {draw.mine && <Mine arg={arg} draw={draw} mine={draw.mine} />}
      {isSignedIn && !draw.mine && draw.mayVolunteer && <Entering arg={arg} draw={draw} />}
    </Part>
  );
}

function Entering({ arg, draw: { strata } }: Props) {
  const [stratum, setStratum] = useState(strata[0]?.name ?? '');
  const [isPublic, setPublic] = useState(false);
  const [enter, { isLoading }] = useVolunteerForDrawMutation();
  const told = useMutationToast();
  return (
    <div className={styles['form']}>
      {strata.length > 1 && (
        <fieldset>
          <legend>
            <FormattedMessage {...sortitionMessages.group} />
          </legend>
          {strata.map(({ name, label }) => (
            <p key={name}>
              <label className={styles['choice']}>
                <input
                  type="radio"
                  name="stratum"
                  checked={stratum === name}
                  onChange={() => setStratum(name)}
                />
                <UserText text={label} />
              </label>
            </p>
          ))}
        </fieldset>
      )}
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={isPublic}
          onChange={({ target }) => setPublic(target.checked)}
        />
        <FormattedMessage {...sortitionMessages.nameShown} />
      </label>
      <Button
        isPending={isLoading}
        onClick={() =>
          void told(enter({ ...arg, entry: { stratum, isPublic } }), sortitionMessages.done)
        }
      >
        <FormattedMessage {...sortitionMessages.volunteer} />
      </Button>
    </div>
  );
}

function Mine({ arg, draw, mine }: Props & { readonly mine: MyEntry }) {
  const [withdraw, { isLoading }] = useWithdrawFromDrawMutation();
  const told = useMutationToast();
  return (
    <>
      <p role="status">
        {draw.state === 'drawn' ? (
          <FormattedMessage {...sortitionAnswerMessages[mine.state]} />
        ) : (
          <FormattedMessage {...sortitionMessages.entered} />
        )}
      </p>
      {mine.ticket !== null && (
        <p className={styles['acts']}>
          <FormattedMessage {...sortitionMessages.ticket} /> {mine.ticket}
        </p>
      )}
      {mine.state === 'asked' && <Answering arg={arg} />}
      {draw.state === 'open' && (
        <p>
          <Button
            look="secondary"
            isPending={isLoading}
            onClick={() => void told(withdraw(arg), sortitionMessages.done)}
          >
            <FormattedMessage {...sortitionMessages.withdraw} />
          </Button>
        </p>
      )}
      <details className={styles['fold']}>
        <summary>
          <FormattedMessage {...sortitionMessages.secret} />
        </summary>
        <p>
          <FormattedMessage {...sortitionMessages.secretText} />
        </p>
        {[mine.id, mine.salt, mine.commitment].map((value) => (
          <p key={value}>
            <bdi dir="ltr" className={styles['code']}>
              {value}
            </bdi>
          </p>
        ))}
      </details>
    </>
  );
}

function Answering({ arg }: Pick<Props, 'arg'>) {
  const [answer, { isLoading }] = useAnswerDrawMutation();
  const told = useMutationToast();
  const say = (accepts: boolean) => void told(answer({ ...arg, accepts }), sortitionMessages.done);
  return (
    <>
      <p>
        <FormattedMessage {...sortitionMessages.asked} />
      </p>
      <p className={styles['acts']}>
        <Button isPending={isLoading} onClick={() => say(true)}>
          <FormattedMessage {...sortitionMessages.accept} />
        </Button>
        <Button look="secondary" isPending={isLoading} onClick={() => say(false)}>
          <FormattedMessage {...sortitionMessages.decline} />
        </Button>
      </p>
    </>
  );
}
