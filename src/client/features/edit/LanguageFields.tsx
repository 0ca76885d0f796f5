import { FormattedMessage } from 'react-intl';
import { EDIT_LIMITS, TEXT_FIELDS, type TextName } from '../../../shared/contract/editing';
import type { Locale } from '../../../shared/locales';
import { languageMessages } from '../../intl/contents/messages';
import { Button } from '../../ui/Button';
import { MarkdownEditor } from '../../ui/forms/MarkdownEditor';
import { TextArea } from '../../ui/forms/TextArea';
import type { Completeness, TextState } from './completeness';
import styles from './edit.module.css';
import { editMessages, textMessages, textStateMessages } from './messages';
import { getTextFieldName, type StartContent } from './writtenFields';

interface Props {
  readonly locale: Locale;
  readonly original: Locale;
  readonly start: StartContent;
  readonly completeness: Completeness;
  /** Called when a person says that a translation still agrees with its original. */
  readonly onFits?: ((name: TextName) => void) | undefined;
}

const ROWS = { title: 2, summary: 4 } as const;

/** Title, summary and text in one language; translations say how they stand to their original. */
export function LanguageFields({ locale, original, start, completeness, onFits }: Props) {
  return TEXT_FIELDS.map((field) => {
    const isTranslation = locale !== original;
    const state = completeness.stateOf(field, locale);
    const isAsked = state !== 'missing' || completeness.stateOf(field, original) !== 'missing';
    const props = {
      name: getTextFieldName(field, locale),
      label: textMessages[field][locale],
      defaultValue: start[field][locale] ?? '',
      lang: locale,
      isOptional: true,
      hint: isTranslation && isAsked && (
        <>
          <StateNote state={state} original={original} />
          {onFits && completeness.mayFit(field, locale) && (
            <Button look="quiet" onClick={() => onFits(getTextFieldName(field, locale))}>
              <FormattedMessage {...editMessages.fits} />
            </Button>
          )}
        </>
      ),
    };
    return field === 'body' ? (
      <MarkdownEditor key={field} {...props} maxLength={EDIT_LIMITS.body} hasExtent />
    ) : (
      <TextArea key={field} {...props} maxLetters={EDIT_LIMITS[field]} rows={ROWS[field]} />
    );
  });
}

interface NoteProps {
  readonly state: TextState;
  readonly original: Locale;
}

function StateNote({ state, original }: NoteProps) {
  const language = <FormattedMessage {...languageMessages[original]} />;
  return (
    <p className={styles['state']} data-state={state}>
      <FormattedMessage {...textStateMessages[state]} values={{ language }} />
    </p>
  );
}
