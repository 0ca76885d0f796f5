import type { SerializedError } from '@reduxjs/toolkit';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Problem } from '../../api/problem';
import { uiMessages } from '../../intl/sharedMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { CardsSkeleton, Skeleton } from '../../ui/Skeleton';
import styles from './HomeScreen.module.css';

interface Props<T> {
  readonly title: MessageDescriptor;
  /** Address of the whole list. */
  readonly all: string;
  readonly looks: 'cards' | 'rows';
  readonly answer: {
    readonly items: readonly T[] | undefined;
    readonly isError: boolean;
    readonly error: Problem | SerializedError | undefined;
    readonly refetch: () => unknown;
  };
  readonly children: (items: readonly T[]) => ReactNode;
}

const CARDS = 3;
const LINES = 8;

/**
 * A part of the home page in all its states; nothing where the list is empty. One that fails leaves
 * the others alone.
 */
export function HomePart<T>({ title, all, looks, answer, children }: Props<T>) {
  const { items, isError, error, refetch } = answer;
  const id = useId();
  const shown = () => {
    if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
    if (!items)
      return looks === 'cards' ? <CardsSkeleton cards={CARDS} /> : <Skeleton lines={LINES} />;
    return children(items);
  };
  if (items?.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 id={id}>
          <FormattedMessage {...title} />
        </h2>
        <Link to={all} className={styles['all']} aria-describedby={id}>
          <FormattedMessage {...uiMessages.seeAll} />
          <Icon name="arrow" />
        </Link>
      </div>
      {shown()}
    </section>
  );
}
