import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TEXT_FIELDS, type TextName } from '../../../shared/contract/editing';
import { LanguageTabs } from '../../ui/forms/LanguageTabs';
import { useLanguageView } from '../../ui/forms/useLanguageView';
import { useTypedTexts } from '../../ui/forms/useTypedTexts';
import { getCompleteness, getOriginalLocale, type Completeness } from './completeness';
import styles from './edit.module.css';
import { LanguageFields } from './LanguageFields';
import { deskMessages, editMessages } from './messages';
import { LanguageViewSwitch } from '../../parts/details/LanguageViewSwitch';
import { getTextFieldName, type StartContent } from './writtenFields';
import { useOfferedLocales } from '../../intl/IntlRoot';

interface Props {
  readonly start: StartContent;
  readonly outdated: readonly TextName[];
  /** Called when a person says that a translation still agrees with its original. */
  readonly onFits?: ((name: TextName) => void) | undefined;
  /** Fields that belong to no language. */
  readonly children: ReactNode;
}

/**
 * The texts in all languages, one at a time, two beside each other or all, with how far each of
 * them is; then what is the same in all.
 */
export function ContentEditor({ start, outdated, onFits, children }: Props) {
  const view = useLanguageView();
  const [typed, onInput] = useTypedTexts();
  const original = getOriginalLocale({ start, typed });
  const locales = useOfferedLocales(original);
  const completeness = getCompleteness({ start, outdated, typed, locales });
  const { title, summary, body } = start;
  const toCheck = TEXT_FIELDS.flatMap((field) =>
    locales
      .filter((code) => completeness.stateOf(field, code) === 'outdated')
      .map((code) => getTextFieldName(field, code)),
  );
  return (
    <div className={styles['desk']} onInput={onInput}>
      <div className={styles['above']}>
        <Overall completeness={completeness} />
        {locales.length > 1 && <LanguageViewSwitch {...view} />}
      </div>
      <LanguageTabs
        label={editMessages.texts}
        texts={{ title, summary, body }}
        original={original}
        layout={view.layout}
        isOutdated={(field) => toCheck.some((name) => name === field)}
      >
        {(locale) => (
          <LanguageFields
            locale={locale}
            original={original}
            start={start}
            completeness={completeness}
            onFits={onFits}
          />
        )}
      </LanguageTabs>
      {children}
    </div>
  );
}

function Overall({ completeness }: { readonly completeness: Completeness }) {
  const { written: count, outdated, total } = completeness;
  return (
    <p className={styles['overall']}>
      <FormattedMessage {...deskMessages.overall} values={{ count, outdated, total }} />
    </p>
  );
}
