import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DrawPage, MyEntry } from '../../../../shared/contract/draws';
import {
  useAnswerDrawMutation,
  useVolunteerForDrawMutation,
  useWithdrawFromDrawMutation,
  type DrawArg,
} from '../../../api/drawsApi';
import { useAppSelector } from '../../../app/hooks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import { Button } from '../../../ui/Button';
import { useTold } from '../../../ui/lazy/teams/useTold';
import { Part } from '../../../ui/Part';
import { UserText } from '../../../ui/UserText';
import styles from './Draws.module.css';
import { drawAnswerMessages, drawMessages } from './messages';

interface Props {
  readonly arg: DrawArg;
  readonly draw: DrawPage;
}

/** One's own place in the list, and the way into it while it is open. */
export function OwnEntry({ arg, draw }: Props) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (draw.mine === null && draw.state !== 'open') return null;
  return (
    <Part title={drawMessages.volunteer}>
      {!isSignedIn && (
        <p>
          <FormattedMessage {...drawMessages.signIn} />
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
  const told = useTold();
  return (
    <div className={styles['form']}>
      {strata.length > 1 && (
        <fieldset>
          <legend>
            <FormattedMessage {...drawMessages.group} />
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
        <FormattedMessage {...drawMessages.nameShown} />
      </label>
      <Button
        isPending={isLoading}
        onClick={() =>
          void told(enter({ ...arg, entry: { stratum, isPublic } }), drawMessages.done)
        }
      >
        <FormattedMessage {...drawMessages.volunteer} />
      </Button>
    </div>
  );
}

function Mine({ arg, draw, mine }: Props & { readonly mine: MyEntry }) {
  const [withdraw, { isLoading }] = useWithdrawFromDrawMutation();
  const told = useTold();
  return (
    <>
      <p role="status">
        {draw.state === 'drawn' ? (
          <FormattedMessage {...drawAnswerMessages[mine.state]} />
        ) : (
          <FormattedMessage {...drawMessages.entered} />
        )}
      </p>
      {mine.ticket !== null && (
        <p className={styles['acts']}>
          <FormattedMessage {...drawMessages.ticket} /> {mine.ticket}
        </p>
      )}
      {mine.state === 'asked' && <Answering arg={arg} />}
      {draw.state === 'open' && (
        <p>
          <Button
            look="secondary"
            isPending={isLoading}
            onClick={() => void told(withdraw(arg), drawMessages.done)}
          >
            <FormattedMessage {...drawMessages.withdraw} />
          </Button>
        </p>
      )}
      <details className={styles['fold']}>
        <summary>
          <FormattedMessage {...drawMessages.secret} />
        </summary>
        <p>
          <FormattedMessage {...drawMessages.secretText} />
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
  const told = useTold();
  const say = (accepts: boolean) => void told(answer({ ...arg, accepts }), drawMessages.done);
  return (
    <>
      <p>
        <FormattedMessage {...drawMessages.asked} />
      </p>
      <p className={styles['acts']}>
        <Button isPending={isLoading} onClick={() => say(true)}>
          <FormattedMessage {...drawMessages.accept} />
        </Button>
        <Button look="secondary" isPending={isLoading} onClick={() => say(false)}>
          <FormattedMessage {...drawMessages.decline} />
        </Button>
      </p>
    </>
  );
}
