import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type {
  TermList,
  Vocabulary,
  WrittenTerm,
} from '../../../../../shared/contract/vocabularies';
import { PasteTerms } from '../../../../parts/vocabulary/PasteTerms';
import { ProposedTopics } from '../../../../parts/vocabulary/ProposedTopics';
import {
  moveTerm,
  sortAsTree,
  sortByName,
  toWrittenTerms,
} from '../../../../parts/vocabulary/termList';
import { useSaveTerms } from '../../../../parts/vocabulary/useSaveTerms';
import { toListFailure } from '../../../../parts/vocabulary/vocabularyErrors';
import {
  keepLastTermChange,
  useGetLastTermChangeQuery,
} from '../../../../parts/vocabulary/vocabularyApi';
import { useAppDispatch } from '../../../../store/hooks';
import { useLocale } from '../../../../intl/IntlRoot';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { Notice } from '../../../../ui/Notice';
import { TakeBackNotice } from '../../TakeBackNotice';
import { AddTerm } from './AddTerm';
import { addMessages, listMessages, pasteTitles, termsTitles } from './messages';
import { TermRow } from './TermRow';
import styles from './vocabulary.module.css';

/** Change that was saved: where it is told, and the list before it, if it can be taken back. */
export interface Done {
  /** Key of the row that tells it; null for the page. */
  readonly key: string | null;
  readonly notice: 'saved' | 'merged' | 'takenBack' | 'lastChange';
  readonly before: readonly WrittenTerm[] | null;
  /** True if the focus goes to the message, because the button that was pressed is gone. */
  readonly takesFocus: boolean;
}

interface Props {
  readonly vocabulary: Vocabulary;
  readonly list: TermList;
}

/** The list with its rows, then the ways to add to it. */
export function VocabularyParts({ vocabulary, list }: Props) {
  const locale = useLocale();
  const [done, setDone] = useState<Done | null>(null);
  const [opened, open] = useState<string | null>(null);
  const { save, isLoading, error } = useSaveTerms(vocabulary);
  const terms = sortAsTree(list.terms);
  const before = toWrittenTerms(list);
  const dispatch = useAppDispatch();
  const { data: kept } = useGetLastTermChangeQuery(vocabulary);
  const tell = (more: Partial<Done>) => {
    const told: Done = { key: null, notice: 'saved', before, takesFocus: true, ...more };
    setDone(told);
    const undo = told.before && { revision: list.revision, before: told.before };
    void dispatch(keepLastTermChange(vocabulary, undo));
  };
  // Somebody who comes back finds the way back as long as nothing else was changed since.
  const canTakeBack = kept && kept.revision + 1 === list.revision;
  const shown =
    done ??
    (canTakeBack
      ? ({ key: null, notice: 'lastChange', before: kept.before, takesFocus: false } as const)
      : null);
  const change = async (changed: readonly WrittenTerm[], more: Partial<Done>) => {
    if (await save(list, changed)) tell(more);
  };
  const message = shown && (
    <TakeBackNotice
      takesFocus={shown.takesFocus}
      isPending={isLoading}
      onTakeBack={
        shown.before
          ? () =>
              void change(shown.before!, { notice: 'takenBack', before: null, takesFocus: true })
          : undefined
      }
    >
      <FormattedMessage {...listMessages[shown.notice]} />
    </TakeBackNotice>
  );
  const isTold = terms.some(({ key }) => key === done?.key);
  return (
    <div className={styles['page']}>
      {!isTold && message}
      {error && !isLoading && (
        <Notice tone="bad" role="alert">
          {toListFailure(error)}
        </Notice>
      )}
      {terms.length === 0 && (
        <EmptyState
          title={<FormattedMessage {...termsTitles[vocabulary].none} />}
          text={<FormattedMessage {...termsTitles[vocabulary].noneText} />}
        />
      )}
      {vocabulary === 'topics' && <ProposedTopics list={list} onSaved={() => tell({})} />}
      {terms.length > 0 && (
        <ol className={styles['rows']}>
          {terms.map((term) => (
            <TermRow
              key={term.key}
              vocabulary={vocabulary}
              list={list}
              term={term}
              isOpen={opened === term.key}
              isPending={isLoading}
              message={done?.key === term.key && message}
              onToggle={() => open(opened === term.key ? null : term.key)}
              onMove={(by) =>
                void change(moveTerm(before, term, by), { key: term.key, takesFocus: false })
              }
              onSaved={(more) => {
                open(null);
                tell({ key: term.key, ...more });
              }}
            />
          ))}
        </ol>
      )}
      {terms.length > 1 && (
        <p>
          <Button
            look="secondary"
            isPending={isLoading}
            onClick={() => void change(sortByName(before, locale), { takesFocus: false })}
          >
            <FormattedMessage {...listMessages.sort} />
          </Button>
        </p>
      )}
      <details className={styles['fold']} open={terms.length === 0 || undefined}>
        <summary>
          <FormattedMessage {...pasteTitles[vocabulary]} />
        </summary>
        <PasteTerms vocabulary={vocabulary} list={list} onSaved={() => tell({})} />
      </details>
      <details className={styles['fold']}>
        <summary>
          <FormattedMessage {...addMessages[vocabulary]} />
        </summary>
        <AddTerm vocabulary={vocabulary} list={list} onSaved={tell} />
      </details>
    </div>
  );
}
