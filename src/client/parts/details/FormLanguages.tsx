import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Localized } from '../../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';
import { languageMessages } from '../../intl/contents/messages';
import { useOfferedLocales } from '../../intl/IntlRoot';
import { FormContext } from '../../ui/forms/formContext';
import { LanguageMark } from '../../ui/forms/LanguageMark';
import { useLanguageView } from '../../ui/forms/useLanguageView';
import { isWrongIn, useShownLanguage } from '../../ui/forms/useShownLanguage';
import { useTypedTexts } from '../../ui/forms/useTypedTexts';
import styles from './FormLanguages.module.css';
import { LanguageViewSwitch } from './LanguageViewSwitch';
import { languageViewMessages } from './messages';

/** Texts as they are saved, by the names of their fields. */
type Texts = Readonly<Record<string, Localized>>;

interface ShownLanguages {
  /** The languages whose fields are shown, the original first where there are more. */
  readonly shown: readonly Locale[];
  readonly isBeside: boolean;
  /** The texts are on the page until the answer is called. */
  readonly add: (texts: Texts) => () => void;
}

const FormLanguagesContext = createContext<ShownLanguages>({
  shown: [],
  isBeside: false,
  add: () => () => undefined,
});

interface Props {
  readonly original: Locale;
  readonly children: ReactNode;
}

/**
 * Fields of which the texts have a language each, below one switch for all of them. What is wrong,
 * or looked for, brings its language to the front.
 */
export function FormLanguages({ original, children }: Props) {
  const view = useLanguageView();
  const offered = useOfferedLocales(original);
  const [texts, setTexts] = useState<Texts>({});
  const [typed, onInput] = useTypedTexts();
  const names = Object.keys(texts);
  const layout = offered.length > 1 && names.length > 0 ? view.layout : 'one';
  const isBeside = layout === 'beside';
  const { chosen, choose } = useShownLanguage(names, { original, offered, isBeside });
  const add = useCallback((added: Texts) => {
    setTexts((before) => ({ ...before, ...added }));
    return () =>
      setTexts((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(added, name))),
      );
  }, []);
  const shown = { one: [chosen], beside: [original, chosen], all: offered };
  const isThere = (name: string, code: Locale) =>
    (typed[`${name}.${code}`] ?? texts[name]?.[code] ?? '').trim() !== '';
  const listThere = (code: Locale) => names.filter((name) => isThere(name, code));
  // A text that is there in no language is not missing in any.
  const total = names.filter((name) => offered.some((code) => isThere(name, code))).length;
  return (
    <div className={styles['languages']} onInput={onInput}>
      {names.length > 0 && offered.length > 1 && (
        <div className={styles['bar']}>
          {layout !== 'all' && (
            <LanguageChoice
              offered={offered.filter((code) => !isBeside || code !== original)}
              names={names}
              chosen={chosen}
              onChoose={choose}
              total={total}
              countThere={(code) => listThere(code).length}
            />
          )}
          <LanguageViewSwitch {...view} />
        </div>
      )}
      <FormLanguagesContext value={{ shown: shown[layout], isBeside, add }}>
        {children}
      </FormLanguagesContext>
    </div>
  );
}

interface ChoiceProps {
  readonly offered: readonly Locale[];
  /** Names of the texts. */
  readonly names: readonly string[];
  readonly chosen: Locale;
  readonly onChoose: (code: Locale) => void;
  /** Number of texts that are there in some language. */
  readonly total: number;
  readonly countThere: (code: Locale) => number;
}

function LanguageChoice({ offered, names, chosen, onChoose, total, countThere }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { faults } = useContext(FormContext);
  return (
    <div
      role="group"
      aria-label={formatMessage(languageViewMessages.fieldsIn)}
      className={styles['choice']}
    >
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          className={styles['language']}
          onClick={() => onChoose(code)}
        >
          <FormattedMessage {...languageMessages[code]} />
          {total > 0 && (
            <LanguageMark
              isWrong={isWrongIn(faults, names, code)}
              total={total}
              count={countThere(code)}
              outdated={0}
            />
          )}
        </button>
      ))}
    </div>
  );
}

interface TextsProps {
  /**
   * The texts as they are saved, by name; the field for one of them in English is called `name.en`.
   */
  readonly texts: Texts;
  readonly original: Locale;
  /** The fields of one language; each has its name, box, fault and hint. */
  readonly children: (locale: Locale) => ReactNode;
}

/**
 * Fields for texts in every language; the switch of the form says which of them are shown. The
 * fields of all languages stay on the page: the form has them all, and saving deletes no text.
 */
export function LanguageTexts({ texts, original, children }: TextsProps) {
  const { shown, isBeside, add } = useContext(FormLanguagesContext);
  // As they were when the fields were made: the fields keep what is typed themselves.
  const [first] = useState(texts);
  useLayoutEffect(() => add(first), [add, first]);
  const rest = LOCALE_CODES.filter((code) => code !== original);
  return (
    <div className={styles['texts']} data-beside={isBeside || undefined}>
      {[original, ...rest].map((code) => (
        <div key={code} hidden={!shown.includes(code)}>
          {children(code)}
        </div>
      ))}
    </div>
  );
}
