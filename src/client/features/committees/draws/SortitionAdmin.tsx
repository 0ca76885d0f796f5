import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SortitionPage } from '../../../../shared/contract/sortitions';
import {
  useCancelDrawMutation,
  useConfirmDrawSeedMutation,
  useEnterDrawSeedMutation,
  type SortitionArg,
} from '../../../api/sortitionApi';
import { Button } from '../../../ui/Button';
import { useMutationToast } from '../../../parts/teams/useMutationToast';
import { Part } from '../../../ui/Part';
import { UserText } from '../../../ui/UserText';
import styles from './Draws.module.css';
import { sortitionMessages } from './messages';

interface Props {
  readonly arg: SortitionArg;
  readonly draw: SortitionPage;
  readonly desk: NonNullable<SortitionPage['desk']>;
}

/**
 * Tools of those who run a draw: enter the values, confirm those of another person, call the draw
 * off.
 */
export function SortitionAdmin({ arg, draw, desk }: Props) {
  if (draw.state === 'drawn' || draw.state === 'cancelled') return null;
  return (
    <Part title={sortitionMessages.desk}>
      {draw.state === 'closed' && desk.entered && (
        <Confirming arg={arg} desk={desk} values={desk.entered} />
      )}
      {draw.state === 'closed' && <Entering arg={arg} draw={draw} />}
      <CallingOff arg={arg} />
    </Part>
  );
}

interface ConfirmingProps extends Pick<Props, 'arg' | 'desk'> {
  readonly values: number[][];
}

function Confirming({ arg, desk, values }: ConfirmingProps) {
  const [confirm, { isLoading }] = useConfirmDrawSeedMutation();
  const told = useMutationToast();
  return (
    <>
      <p role="status" className={styles['acts']}>
        <FormattedMessage {...sortitionMessages.waits} />
        <bdi dir="ltr">{values.map((numbers) => numbers.join(' ')).join(' / ')}</bdi>
        {desk.by !== null && <bdi>{desk.by}</bdi>}
      </p>
      {!desk.enteredBySelf && (
        <p>
          <Button
            isPending={isLoading}
            onClick={() => void told(confirm({ ...arg, values }), sortitionMessages.done)}
          >
            <FormattedMessage {...sortitionMessages.confirm} />
          </Button>
        </p>
      )}
    </>
  );
}

/**
 * Reads the numbers that were typed. Other text is left out: the host says if a number is missing
 * or wrong.
 */
const numbersIn = (typed: string): number[] =>
  typed
    .split(/[\s,;]+/)
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number);

function Entering({ arg, draw: { sources } }: Pick<Props, 'arg' | 'draw'>) {
  const [typed, setTyped] = useState<readonly string[]>(sources.map(() => ''));
  const [enter, { isLoading }] = useEnterDrawSeedMutation();
  const told = useMutationToast();
  const press = () =>
    void told(enter({ ...arg, values: typed.map(numbersIn) }), sortitionMessages.done);
  return (
    <div className={styles['form']}>
      {sources.map(({ text }, index) => (
        <label key={text.text} className={styles['form']}>
          <UserText text={text} />
          <FormattedMessage {...sortitionMessages.values} />
          <input
            dir="ltr"
            autoComplete="off"
            value={typed[index]}
            onChange={({ target }) =>
              setTyped(typed.map((old, place) => (place === index ? target.value : old)))
            }
          />
        </label>
      ))}
      <Button look="secondary" isPending={isLoading} onClick={press}>
        <FormattedMessage {...sortitionMessages.enter} />
      </Button>
    </div>
  );
}

function CallingOff({ arg }: Pick<Props, 'arg'>) {
  const [reason, setReason] = useState('');
  const [cancel, { isLoading }] = useCancelDrawMutation();
  const told = useMutationToast();
  return (
    <details className={styles['fold']}>
      <summary>
        <FormattedMessage {...sortitionMessages.callOff} />
      </summary>
      <div className={styles['form']}>
        <label className={styles['form']}>
          <FormattedMessage {...sortitionMessages.reason} />
          <input value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
        <Button
          look="danger"
          isPending={isLoading}
          onClick={() =>
            void told(cancel({ ...arg, reason: reason.trim() }), sortitionMessages.done)
          }
        >
          <FormattedMessage {...sortitionMessages.callOff} />
        </Button>
      </div>
    </details>
  );
}
