import { FormattedMessage, useIntl } from 'react-intl';
import { useContents, type ContentList } from '../../api/contentEndpoints';
import { sectionIntroMessages } from '../../intl/contents/messages';
import { sectionMessages, uiMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { FilterBar } from '../../ui/FilterBar';
import { PageHeader } from '../../ui/PageHeader';
import { ShowMore } from '../../ui/ShowMore';
import { Skeleton } from '../../ui/Skeleton';
import { CreateLink } from '../../ui/WriteLinks';
import { Categories } from './Categories';

/** All questions on one page, so that the browser's own search finds them too. */
export function FaqsScreen() {
  const { formatMessage } = useIntl();
  const list = useContents('faqs', { limit: '100' });
  const intro = formatMessage(sectionIntroMessages.faqs);
  return (
    <>
      <PageHeader title={formatMessage(sectionMessages.faqs)} intro={intro} description={intro}>
        <CreateLink section="faqs" />
      </PageHeader>
      <FilterBar section="faqs" filters={['q']} />
      <Questions list={list} />
    </>
  );
}

function Questions({ list }: { readonly list: ContentList<'faqs'> }) {
  const { items, isError, error, refetch } = list;
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <Skeleton lines={12} />;
  if (items.length === 0) return <NoQuestions />;
  return (
    <>
      <Categories questions={items} />
      <ShowMore
        path="/faqs"
        cursor={list.nextCursor}
        isPending={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
    </>
  );
}

function NoQuestions() {
  return (
    <EmptyState
      title={<FormattedMessage {...uiMessages.noMatchTitle} />}
      text={<FormattedMessage {...uiMessages.noMatchText} />}
    >
      <ButtonLink look="secondary" to="/faqs">
        <FormattedMessage {...uiMessages.reset} />
      </ButtonLink>
    </EmptyState>
  );
}
