import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PeopleFound } from '../../../../shared/contract/seats';
import { SEAT_LIMITS } from '../../../../shared/seatRules';
import { useFindPeopleForSeatsQuery } from '../../../parts/seats/seatsApi';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { countLetters } from '../../../ui/forms/countLetters';
import { Form, type Fields } from '../../../ui/forms/Form';
import { TextField } from '../../../ui/forms/TextField';
import { Skeleton } from '../../../ui/Skeleton';
import { seatMessages } from './messages';
import styles from '../../../parts/teams/Desk.module.css';

interface Props {
  readonly slug: string;
  /** Content for the people that the search finds. */
  readonly children: (people: PeopleFound['people']) => ReactNode;
}

const check = ({ q = '' }: Fields) =>
  countLetters(q.trim()) < SEAT_LIMITS.soughtLetters ? { q: seatMessages.tooShort } : {};

/** Finds people with an account by a part of their name. */
export function PersonSearch({ slug, children }: Props) {
  const [q, setQ] = useState('');
  return (
    <>
      <Form
        check={check}
        onSubmit={({ q: typed = '' }) => {
          setQ(typed.trim());
          return true;
        }}
        isPending={false}
        label={seatMessages.find}
        look="secondary"
      >
        <TextField name="q" label={seatMessages.name} autoComplete="off" />
      </Form>
      {q !== '' && (
        <FoundPeople slug={slug} q={q}>
          {children}
        </FoundPeople>
      )}
    </>
  );
}

function FoundPeople({ slug, q, children }: Props & { readonly q: string }) {
  const { currentData, isError, error, refetch } = useFindPeopleForSeatsQuery({ slug, q });
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!currentData) return <Skeleton lines={2} />;
  if (currentData.people.length > 0) return <div key={q}>{children(currentData.people)}</div>;
  return (
    <p role="status" className={styles['soft']}>
      <FormattedMessage {...seatMessages.nobody} />
    </p>
  );
}
