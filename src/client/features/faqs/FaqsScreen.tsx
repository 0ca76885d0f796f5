import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useContentList, type ContentList } from '../../api/contentEndpoints';
import { sectionIntroMessages } from '../../intl/contents/messages';
import { useLocale } from '../../intl/IntlRoot';
import { sectionMessages } from '../../intl/sharedMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeader } from '../../ui/PageHeader';
import { useDebouncedValue } from '../../parts/search/useDebouncedValue';
import { ShowMore } from '../../ui/ShowMore';
import { Skeleton } from '../../ui/Skeleton';
import { EmptyList } from '../../parts/content/EmptyList';
import { CreateLink } from '../../parts/content/WriteLinks';
import { Categories } from './Categories';
import { FaqSearch } from './FaqSearch';
import { findQuestions, parseSearchQuery, type FaqQuery } from './findQuestions';
import { LeastHelpfulList } from './LeastHelpfulList';
import { foundCount } from './messages';
import { AskLink, StillNeedHelp } from './StillNeedHelp';

const LIMIT = { limit: '100' } as const;
const SETTLED_MS = 300;
const EVERYTHING: FaqQuery = { q: '', kind: '' };

/** All questions on one page, so that the browser's own search finds them too. */
export function FaqsScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const start = parseSearchQuery(search);
  const cursor = search.get('cursor');
  const all = { section: 'faqs', locale: useLocale(), ...LIMIT } as const;
  const list = useContentList<'faqs'>({ ...all, ...(cursor && { cursor }) });
  const intro = formatMessage(sectionIntroMessages.faqs);
  return (
    <>
      <PageHeader title={formatMessage(sectionMessages.faqs)} intro={intro} description={intro}>
        <CreateLink section="faqs" />
      </PageHeader>
      <LeastHelpfulList questions={list.items ?? []} />
      {/* Values that come from the address fill the fields anew. */}
      <Searched key={`${start.kind} ${start.q}`} start={start} list={list} />
    </>
  );
}

interface Props {
  readonly start: FaqQuery;
  readonly list: ContentList<'faqs'>;
}

function Searched({ start, list }: Props) {
  const [sought, setSought] = useState(start);
  const [resets, setResets] = useState(0);
  const inAnswers = useInAnswers(sought.q);
  const reset = () => {
    setSought(EVERYTHING);
    setResets(resets + 1);
  };
  return (
    <>
      <FaqSearch key={resets} start={resets > 0 ? EVERYTHING : start} onSought={setSought} />
      <Questions list={list} sought={sought} inAnswers={inAnswers} onReset={reset} />
      <StillNeedHelp page="/faqs" sought={sought.q} />
    </>
  );
}

/**
 * Finds the ids of the questions with the words in their whole answers; they come once the input
 * has not changed for a moment.
 */
function useInAnswers(q: string): ReadonlySet<string> {
  const locale = useLocale();
  const settled = useDebouncedValue(q, SETTLED_MS);
  const { items } = useContentList<'faqs'>(
    settled === '' ? null : { section: 'faqs', locale, ...LIMIT, q: settled },
  );
  return new Set(settled === q && q !== '' ? items?.map(({ id }) => id) : []);
}

interface QuestionsProps {
  readonly list: ContentList<'faqs'>;
  readonly sought: FaqQuery;
  readonly inAnswers: ReadonlySet<string>;
  readonly onReset: () => void;
}

function Questions({ list, sought, inAnswers, onReset }: QuestionsProps) {
  const { items, isError, error, refetch } = list;
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <Skeleton lines={12} />;
  const isSearched = sought.q !== '' || sought.kind !== '';
  if (items.length === 0 && !isSearched) return <EmptyList section="faqs" />;
  const found = findQuestions(items, sought, inAnswers);
  return (
    <>
      <p role="status">
        {isSearched && <FormattedMessage {...foundCount} values={{ count: found.length }} />}
      </p>
      {found.length > 0 ? (
        <Categories questions={found} q={sought.q} />
      ) : (
        <EmptyList section="faqs" isFiltered onReset={onReset}>
          <AskLink page="/faqs" sought={sought.q} />
        </EmptyList>
      )}
      <ShowMore
        path="/faqs"
        cursor={list.nextCursor}
        isPending={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
    </>
  );
}
