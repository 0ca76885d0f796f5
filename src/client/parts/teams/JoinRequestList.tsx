import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActOnMemberMutation } from './teamsApi';
import { Button } from '../../ui/Button';
import { PersonName } from '../person/PersonName';
import { TimeText } from '../../ui/TimeText';
import { membershipMessages } from './messages';
import { useMutationToast } from './useMutationToast';
import styles from './Teams.module.css';

export interface JoinRequest {
  readonly slug: string;
  readonly personId: string;
  readonly name: string;
  readonly since: string;
  readonly note: string;
}

/** Wishes to join, for those who decide about them. */
export function JoinRequestList({ wishes }: { readonly wishes: readonly JoinRequest[] }) {
  return (
    <ul className={styles['list']}>
      {wishes.map((wish) => (
        <WishRow key={`${wish.slug} ${wish.personId}`} wish={wish} />
      ))}
    </ul>
  );
}

function WishRow({
  wish: { slug, personId: person, name, since, note },
}: {
  readonly wish: JoinRequest;
}) {
  const who = useId();
  const [actOn, { isLoading }] = useActOnMemberMutation();
  const told = useMutationToast();
  const decide = (act: 'accept' | 'decline') =>
    void told(
      actOn({ slug, person, act }),
      act === 'accept' ? membershipMessages.accepted : membershipMessages.declined,
    );
  return (
    <li className={styles['row']}>
      <p id={who} className={styles['acts']}>
        <PersonName id={person} name={name} /> <TimeText value={since} />
      </p>
      {note !== '' && (
        <p dir="auto" className={styles['words']}>
          {note}
        </p>
      )}
      <p className={styles['acts']}>
        <Button isPending={isLoading} aria-describedby={who} onClick={() => decide('accept')}>
          <FormattedMessage {...membershipMessages.accept} />
        </Button>
        <Button
          look="secondary"
          isPending={isLoading}
          aria-describedby={who}
          onClick={() => decide('decline')}
        >
          <FormattedMessage {...membershipMessages.decline} />
        </Button>
      </p>
    </li>
  );
}
