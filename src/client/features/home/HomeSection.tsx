import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ListItem } from '../../../shared/contract/content';
import type { Section } from '../../../shared/sections';
import { useContents, type ListArg, type SectionFacts } from '../../api/contentEndpoints';
import { uiMessages } from '../../intl/sharedMessages';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import styles from './HomeScreen.module.css';

interface Props<S extends Section> {
  readonly title: MessageDescriptor;
  readonly section: S;
  readonly arg: ListArg;
  readonly children: (items: readonly ListItem<SectionFacts[S]>[]) => ReactNode;
}

/** One part of the home page; a part that fails leaves the others alone. */
export function HomeSection<S extends Section>({ title, section, arg, children }: Props<S>) {
  const { items, isError, refetch } = useContents(section, arg);
  const id = useId();
  const shown = () => {
    if (isError) return <ErrorNotice onRetry={refetch} />;
    if (!items) return <Skeleton lines={5} />;
    return items.length === 0 ? <EmptyState /> : children(items);
  };
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 id={id}>
          <FormattedMessage {...title} />
        </h2>
        <Link to={`/${section}`} className={styles['all']} aria-describedby={id}>
          <FormattedMessage {...uiMessages.seeAll} />
          <Icon name="arrow" />
        </Link>
      </div>
      {shown()}
    </section>
  );
}
