import { FormattedMessage } from 'react-intl';
import {
  TERM_LIMITS,
  type TermList,
  type Vocabulary,
  type WrittenTerm,
} from '../../../../../shared/contract/vocabularies';
import type { Locale } from '../../../../../shared/locales';
import { pastedFaults, pasteMessages } from '../../../../parts/vocabulary/messages';
import { getWrittenName, listWithin, sortAsTree } from '../../../../parts/vocabulary/termList';
import { useLocale } from '../../../../intl/IntlRoot';
import { isProblem } from '../../../../api/problem';
import type { Fields } from '../../../../ui/forms/fields';
import type { Faults } from '../../../../ui/forms/formContext';
import { LanguageTabs } from '../../../../ui/forms/LanguageTabs';
import {
  listTooLongFields,
  readLocalizedField,
  readTextField,
} from '../../../../ui/forms/localized';
import { Select } from '../../../../ui/forms/Select';
import { TextField } from '../../../../ui/forms/TextField';
import { toListFailure, type ListFailure } from '../../../../parts/vocabulary/vocabularyErrors';
import { editorMessages, keyText } from './messages';

const NAME = 'name';
const PARENT = 'parent';

interface Props {
  readonly vocabulary: Vocabulary;
  readonly list: TermList;
  /** The term that is changed; null for a new one. */
  readonly term: WrittenTerm | null;
}

/** Lists the districts that one can lie in: those that are offered and do not lie in it. */
function listParents({ terms }: TermList, term: WrittenTerm | null) {
  const within = term ? listWithin(terms, term.key) : [];
  return sortAsTree(terms).filter(
    ({ key, isRetired }) => !within.includes(key) && (!isRetired || key === term?.parent),
  );
}

/** Fields of the names in each language, and of the district that a district lies in. */
export function TermFields({ vocabulary, list, term }: Props) {
  const locale = useLocale();
  return (
    <>
      <LanguageTabs
        label={editorMessages.languages}
        texts={{ [NAME]: term?.name ?? {} }}
        original={locale}
      >
        {(code) => (
          <TextField
            name={`${NAME}.${code}`}
            label={pasteMessages.name}
            hint={<FormattedMessage {...editorMessages.nameHint} />}
            defaultValue={term?.name[code] ?? ''}
            lang={code}
            dir="auto"
            autoComplete="off"
            maxLength={TERM_LIMITS.name}
            isOptional
          />
        )}
      </LanguageTabs>
      {vocabulary === 'districts' && (
        <Select
          name={PARENT}
          label={pasteMessages.parent}
          none={editorMessages.onTop}
          options={listParents(list, term).map((each) => ({
            value: each.key,
            label: getWrittenName(each, locale),
          }))}
          defaultValue={term?.parent ?? ''}
          isOptional
        />
      )}
    </>
  );
}

/** Reads the names and the district around it. */
export const readTermFields = (fields: Fields): Pick<WrittenTerm, 'name' | 'parent'> => ({
  name: readLocalizedField(fields, NAME),
  parent: readTextField(fields, PARENT) || null,
});

/** Judges the names; what is missing is told in the language of the page. */
export function checkTermFields(fields: Fields, locale: Locale): Faults {
  const isNamed = Object.keys(readLocalizedField(fields, NAME)).length > 0;
  if (!isNamed) return { [`${NAME}.${locale}`]: pastedFaults.noName };
  return Object.fromEntries(
    listTooLongFields(fields, NAME, TERM_LIMITS.name).map((name) => [name, pastedFaults.tooLong]),
  );
}

/** Converts a refusal of the list to faults at these fields, as far as they are about this term. */
export function toTermErrors(error: ListFailure, key: string, locale: Locale) {
  const { code = '', detail = '' } = isProblem(error) ? error : {};
  const parts = code === 'invalidTerms' ? detail.split(', ') : [];
  if (parts.includes(`${key}: name`))
    return { faults: { [`${NAME}.${locale}`]: pastedFaults.noName } };
  if (parts.includes(`${key}: parent`)) return { faults: { [PARENT]: pastedFaults.unknownParent } };
  return { failure: toListFailure(error) };
}

/** Text below the fields: how the term is called in addresses. */
export const KeyText = ({ term }: { readonly term: WrittenTerm }) => (
  <p>
    <FormattedMessage {...keyText} values={{ key: <code dir="ltr">{term.key}</code> }} />
  </p>
);
