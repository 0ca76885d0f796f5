import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TermList, Vocabulary } from '../../../../../shared/contract/vocabularies';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import {
  getWrittenName,
  listWithin,
  putTerm,
  sortAsTree,
  toWrittenTerms,
} from '../../../../parts/vocabulary/termList';
import { useSaveTerms } from '../../../../parts/vocabulary/useSaveTerms';
import { toListFailure } from '../../../../parts/vocabulary/vocabularyErrors';
import { useMergeTermMutation } from '../../../../parts/vocabulary/vocabularyApi';
import { useLocale } from '../../../../intl/IntlRoot';
import { Button } from '../../../../ui/Button';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { readTextField } from '../../../../ui/forms/localized';
import { Select } from '../../../../ui/forms/Select';
import { Notice } from '../../../../ui/Notice';
import { useConfirmation } from '../../../../ui/overlays/useConfirmation';
import { settingsMessages } from '../messages';
import { actMessages, mergeConsequence, namedByContents } from './messages';
import { checkTermFields, KeyText, readTermFields, TermFields, toTermErrors } from './termFields';
import type { ListedTerm } from './TermRow';
import type { Done } from './VocabularyParts';
import styles from './vocabulary.module.css';

interface Props {
  readonly vocabulary: Vocabulary;
  readonly list: TermList;
  readonly term: ListedTerm;
  readonly onSaved: (done: Partial<Done>) => void;
}

/** Form for names and place of one term, and the ways to retire, delete and merge it. */
export function TermEditor(props: Props) {
  const { vocabulary, list, term, onSaved } = props;
  const locale = useLocale();
  const { save, isLoading, error } = useSaveTerms(vocabulary);
  const send = async (fields: Fields) => {
    const changed = { ...readTermFields(fields), key: term.key, isRetired: term.isRetired };
    return (await save(list, putTerm(toWrittenTerms(list), changed))) !== undefined;
  };
  return (
    <div className={styles['editor']}>
      <Form
        label={settingsMessages.save}
        check={(fields) => checkTermFields(fields, locale)}
        onSubmit={send}
        onSaved={() => onSaved({})}
        isPending={isLoading}
        warnsBeforeLeaving
        {...toTermErrors(error, term.key, locale)}
      >
        <TermFields vocabulary={vocabulary} list={list} term={term} />
        <KeyText term={term} />
      </Form>
      <Acts {...props} />
      <Merge {...props} />
    </div>
  );
}

/** Retiring and bringing back; deleting only of what nothing names. */
function Acts({ vocabulary, list, term, onSaved }: Props) {
  const { save, isLoading, error } = useSaveTerms(vocabulary);
  const { key, contents, isRetired, hasShape } = term;
  const before = toWrittenTerms(list);
  const changeTo = async (retired: boolean) => {
    const changed = before.map((each) =>
      each.key === key ? { ...each, isRetired: retired } : each,
    );
    if (await save(list, changed)) onSaved({});
  };
  const remove = async () => {
    const left = before
      .filter((each) => each.key !== key)
      .map((each) => (each.parent === key ? { ...each, parent: term.parent } : each));
    // A border would not come back with the name.
    if (await save(list, left)) onSaved({ key: null, ...(hasShape && { before: null }) });
  };
  const { ask, question } = useConfirmation(
    {
      title: actMessages.deleteTitle,
      text: actMessages.deleteText,
      confirm: actMessages.delete,
      isDanger: true,
    },
    remove,
  );
  const isNamed = contents > 0 || list.terms.some(({ mergedInto }) => mergedInto === key);
  return (
    <section className={styles['acts']}>
      <p className={styles['hint']}>
        {isNamed ? (
          <FormattedMessage {...namedByContents} values={{ count: contents }} />
        ) : (
          <FormattedMessage {...actMessages.unnamed} />
        )}
      </p>
      {error && !isLoading && (
        <Notice tone="bad" role="alert">
          {toListFailure(error)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        <Button look="secondary" isPending={isLoading} onClick={() => void changeTo(!isRetired)}>
          <FormattedMessage {...actMessages[isRetired ? 'bringBack' : 'retire']} />
        </Button>
        {!isNamed && (
          <Button look="danger" isPending={isLoading} onClick={ask}>
            <FormattedMessage {...actMessages.delete} />
          </Button>
        )}
      </p>
      {question}
    </section>
  );
}

/** Merging into another one that is offered; how many contents move is said before. */
function Merge({ vocabulary, list, term, onSaved }: Props) {
  const locale = useLocale();
  const keyFor = useIdempotencyKeys();
  const [merge, { isLoading, error }] = useMergeTermMutation();
  const [into, setInto] = useState('');
  const within = listWithin(list.terms, term.key);
  const others = sortAsTree(list.terms).filter(
    ({ key, isRetired }) => !isRetired && !within.includes(key),
  );
  const send = async () => {
    const body = { revision: list.revision, into };
    const { data } = await merge({
      vocabulary,
      key: term.key,
      body,
      idempotencyKey: keyFor({ ...body, key: term.key }),
    });
    if (data) onSaved({ notice: 'merged', before: null });
  };
  const { ask, question } = useConfirmation(
    {
      title: actMessages.mergeTitle,
      text: actMessages.mergeText,
      confirm: actMessages.merge,
      isDanger: true,
    },
    send,
  );
  if (others.length === 0) return null;
  return (
    <>
      <Form
        label={actMessages.merge}
        look="secondary"
        check={({ into: chosen }) => (chosen ? {} : { into: actMessages.mergeNone })}
        onSubmit={(fields) => {
          setInto(readTextField(fields, 'into'));
          ask();
        }}
        isPending={isLoading}
        failure={error && toListFailure(error)}
      >
        <Select
          name="into"
          label={actMessages.mergeInto}
          none={actMessages.mergeChoose}
          options={others.map((each) => ({
            value: each.key,
            label: getWrittenName(each, locale),
          }))}
          hint={<FormattedMessage {...mergeConsequence} values={{ count: term.contents }} />}
        />
      </Form>
      {question}
    </>
  );
}
