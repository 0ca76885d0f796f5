import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { MyContent, MySection } from '../../../shared/contract/me';
import { matchPath } from '../../../shared/routes';
import { useLocale } from '../../intl/IntlRoot';
import { accountMessages, uiMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { CardGrid } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { CardsSkeleton } from '../../ui/Skeleton';
import { AccountLayout } from './AccountLayout';
import styles from './MyContentsScreen.module.css';
import { useGetMineQuery } from './meApi';
import { emptyMessages, meMessages } from './messages';
import { MyCard } from './MyCard';

/** List of what the person wrote, belongs to or voted in, in the section that the address names. */
export function MyContentsScreen() {
  const { formatMessage } = useIntl();
  const { route } = matchPath(useLocation().pathname);
  const section = route.name.replace('me.', '') as MySection;
  return (
    <AccountLayout title={formatMessage(accountMessages[section])}>
      <MyContents section={section} />
    </AccountLayout>
  );
}

/** One's own contents of a section, in all states of waiting. */
export function MyContents({ section }: { readonly section: MySection }) {
  const { currentData, isError, error, refetch } = useGetMineQuery({
    section,
    locale: useLocale(),
  });
  if (currentData) return <ContentRows section={section} items={currentData.items} />;
  if (!isError) return <CardsSkeleton cards={3} />;
  return <ErrorNotice onRetry={refetch} error={error} />;
}

interface FoundProps {
  readonly section: MySection;
  readonly items: readonly MyContent[];
}

function ContentRows({ section, items }: FoundProps) {
  if (items.length === 0) {
    return (
      <EmptyState text={<FormattedMessage {...emptyMessages[section]} />}>
        <ButtonLink to={`/${section}`} look="secondary">
          <FormattedMessage {...meMessages.seeSection} />
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className={styles['total']}>
        <FormattedMessage {...uiMessages.total} values={{ count: items.length }} />
      </h2>
      <CardGrid items={items} keyOf={({ id }) => id}>
        {(item) => <MyCard item={item} />}
      </CardGrid>
    </>
  );
}
