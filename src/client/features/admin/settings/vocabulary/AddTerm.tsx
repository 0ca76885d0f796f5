import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SLUG_PATTERN } from '../../../../../shared/contract/editing';
import {
  TERM_LIMITS,
  type TermList,
  type Vocabulary,
} from '../../../../../shared/contract/vocabularies';
import { pastedFaults } from '../../../../parts/vocabulary/messages';
import { createKey, putTerm, toWrittenTerms } from '../../../../parts/vocabulary/termList';
import { useSaveTerms } from '../../../../parts/vocabulary/useSaveTerms';
import { useLocale } from '../../../../intl/IntlRoot';
import { Form, type Faults, type Fields } from '../../../../ui/forms/Form';
import { readTextField } from '../../../../ui/forms/localized';
import { TextField } from '../../../../ui/forms/TextField';
import { addMessages, editorMessages } from './messages';
import { checkTermFields, readTermFields, TermFields, toTermErrors } from './termFields';
import type { Done } from './VocabularyParts';

interface Props {
  readonly vocabulary: Vocabulary;
  readonly list: TermList;
  readonly onSaved: (done: Partial<Done>) => void;
}

const KEY = 'key';
const SLUG = new RegExp(SLUG_PATTERN);

/** Form for one new district or topic; empty again once it is saved. */
export function AddTerm(props: Props) {
  const [turn, setTurn] = useState(0);
  return (
    <AddForm
      key={turn}
      {...props}
      onSaved={(done) => {
        setTurn(turn + 1);
        props.onSaved(done);
      }}
    />
  );
}

function AddForm({ vocabulary, list, onSaved }: Props) {
  const locale = useLocale();
  const { save, isLoading, error } = useSaveTerms(vocabulary);
  const taken = new Set(list.terms.map(({ key }) => key));
  const check = (fields: Fields): Faults => ({
    ...checkTermFields(fields, locale),
    ...checkKey(readTextField(fields, KEY), taken),
  });
  const send = async (fields: Fields) => {
    const { name, parent } = readTermFields(fields);
    const key = readTextField(fields, KEY) || createKey(name, taken, vocabulary.slice(0, -1));
    const terms = putTerm(toWrittenTerms(list), { key, name, parent, isRetired: false });
    return (await save(list, terms)) !== undefined;
  };
  return (
    <Form
      label={addMessages[vocabulary]}
      check={check}
      onSubmit={send}
      onSaved={() => onSaved({})}
      isPending={isLoading}
      warnsBeforeLeaving
      {...toTermErrors(error, '', locale)}
    >
      <TermFields vocabulary={vocabulary} list={list} term={null} />
      <TextField
        name={KEY}
        label={editorMessages.ownKey}
        hint={<FormattedMessage {...editorMessages.ownKeyHint} />}
        dir="ltr"
        autoComplete="off"
        maxLength={TERM_LIMITS.key}
        isOptional
      />
    </Form>
  );
}

function checkKey(key: string, taken: ReadonlySet<string>): Faults {
  if (key === '') return {};
  if (!SLUG.test(key)) return { [KEY]: pastedFaults.badKey };
  return taken.has(key) ? { [KEY]: editorMessages.takenKey } : {};
}
