import { FormattedMessage, useIntl } from 'react-intl';
import type { TermList, Vocabulary } from '../../../shared/contract/vocabularies';
import { useLocale } from '../../intl/IntlRoot';
import { createWayBack } from '../../parts/setup/wayBack';
import { PasteTerms } from '../../parts/vocabulary/PasteTerms';
import { ProposedTopics } from '../../parts/vocabulary/ProposedTopics';
import { getWrittenName, listOffered } from '../../parts/vocabulary/termList';
import { useSaveTerms } from '../../parts/vocabulary/useSaveTerms';
import { useGetTermListQuery } from '../../parts/vocabulary/vocabularyApi';
import { toListFailure } from '../../parts/vocabulary/vocabularyErrors';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { termsOffered, vocabularyTitles } from '../admin/settings/messages';
import { pasteTitles } from '../admin/settings/vocabulary/messages';
import { GoOn } from './GoOn';
import { noTermsMessages, termsMessages } from './messages';
import styles from './setup.module.css';
import type { StepProps } from './steps';

/** Districts and topics: pasted or chosen here, or said not to be there. */
export function DistrictsStep({ onDone }: StepProps) {
  return (
    <>
      <TermsPart vocabulary="districts" />
      <TermsPart vocabulary="topics" />
      <GoOn onPress={onDone} />
    </>
  );
}

function TermsPart({ vocabulary }: { readonly vocabulary: Vocabulary }) {
  const { currentData, isError, error, refetch } = useGetTermListQuery(vocabulary, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className={styles['fields']} aria-labelledby={vocabulary}>
      <h3 id={vocabulary}>
        <FormattedMessage {...vocabularyTitles[vocabulary].title} />
      </h3>
      {currentData && <Terms vocabulary={vocabulary} list={currentData} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <Skeleton lines={4} />}
    </section>
  );
}

interface TermsProps {
  readonly vocabulary: Vocabulary;
  readonly list: TermList;
}

function Terms({ vocabulary, list }: TermsProps) {
  const { formatList } = useIntl();
  const locale = useLocale();
  const offered = listOffered(list);
  const isEmpty = offered.length === 0;
  const paste = <PasteTerms vocabulary={vocabulary} list={list} />;
  return (
    <>
      <div role="status">
        {!isEmpty && (
          <>
            <p>
              <FormattedMessage {...termsOffered} values={{ count: offered.length }} />
            </p>
            <p className={styles['soft']}>
              {formatList(
                offered.map((term) => <bdi key={term.key}>{getWrittenName(term, locale)}</bdi>),
              )}
            </p>
          </>
        )}
        {isEmpty && list.revision > 0 && (
          <p>
            <FormattedMessage {...noTermsMessages[vocabulary].done} />
          </p>
        )}
      </div>
      {vocabulary === 'topics' && <ProposedTopics list={list} />}
      {isEmpty && vocabulary === 'districts' ? (
        paste
      ) : (
        <details className={styles['fold']}>
          <summary>
            <FormattedMessage {...pasteTitles[vocabulary]} />
          </summary>
          {paste}
        </details>
      )}
      {isEmpty && list.revision === 0 && <NoTerms vocabulary={vocabulary} list={list} />}
      {!isEmpty && (
        <p>
          <Link to={`/admin/settings/${vocabulary}`} state={createWayBack('districts')}>
            <FormattedMessage {...termsMessages.each} />
          </Link>
        </p>
      )}
    </>
  );
}

/** Button for who has none: the list is saved as it is, and the step counts as done. */
function NoTerms({ vocabulary, list }: TermsProps) {
  const { save, isLoading, error } = useSaveTerms(vocabulary);
  return (
    <>
      {error && !isLoading && (
        <Notice tone="bad" role="alert">
          {toListFailure(error)}
        </Notice>
      )}
      <p>
        <Button look="quiet" isPending={isLoading} onClick={() => void save(list, [])}>
          <FormattedMessage {...noTermsMessages[vocabulary].none} />
        </Button>
      </p>
    </>
  );
}
