import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Localized } from '../../../../shared/contract/text';
import type { Locale } from '../../../../shared/locales';
import { languageMessages } from '../../../intl/contents/messages';
import { useOfferedLocales } from '../../../intl/IntlRoot';
import { FormContext } from '../../../ui/forms/formContext';
import { LanguageMark } from '../../../ui/forms/LanguageMark';
import { useLanguageView } from '../../../ui/forms/useLanguageView';
import { isWrongIn, useShownLanguage } from '../../../ui/forms/useShownLanguage';
import { useTypedTexts } from '../../../ui/forms/useTypedTexts';
import { deskMessages } from '../messages';
import { LanguageViewSwitch } from '../LanguageViewSwitch';
import styles from './details.module.css';

/** Texts as they are saved, by the names of their fields. */
type Texts = Readonly<Record<string, Localized>>;

interface DetailsLanguage {
  /** The languages whose fields are shown, the original first where two are. */
  readonly shown: readonly Locale[];
  /** The text is on the page until the answer is called. */
  readonly add: (name: string, text: Localized) => () => void;
}

const DetailsLanguageContext = createContext<DetailsLanguage>({
  shown: [],
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
export function DetailsLanguages({ original, children }: Props) {
  const view = useLanguageView();
  const offered = useOfferedLocales(original);
  const [texts, setTexts] = useState<Texts>({});
  const [typed, onInput] = useTypedTexts();
  const names = Object.keys(texts);
  const isBeside = view.isBeside && offered.length > 1 && names.length > 0;
  const { chosen, choose } = useShownLanguage(names, { original, offered, isBeside });
  const add = useCallback((name: string, text: Localized) => {
    setTexts((before) => ({ ...before, [name]: text }));
    return () =>
      setTexts((before) =>
        Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)),
      );
  }, []);
  const isThere = (name: string, code: Locale) =>
    (typed[`${name}.${code}`] ?? texts[name]?.[code] ?? '').trim() !== '';
  const listThere = (code: Locale) => names.filter((name) => isThere(name, code));
  // A text that is there in no language is not missing in any.
  const total = names.filter((name) => offered.some((code) => isThere(name, code))).length;
  return (
    <div className={styles['languages']} onInput={onInput}>
      {names.length > 0 && offered.length > 1 && (
        <div className={styles['bar']}>
          <LanguageChoice
            offered={offered.filter((code) => !isBeside || code !== original)}
            names={names}
            chosen={chosen}
            onChoose={choose}
            total={total}
            countThere={(code) => listThere(code).length}
          />
          <LanguageViewSwitch {...view} />
        </div>
      )}
      <DetailsLanguageContext value={{ shown: isBeside ? [original, chosen] : [chosen], add }}>
        {children}
      </DetailsLanguageContext>
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
      aria-label={formatMessage(deskMessages.fieldsIn)}
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

/** Makes a text known to the switch of its form; returns the languages that are shown. */
export function useDetailsText(name: string, text: Localized): readonly Locale[] {
  const { shown, add } = useContext(DetailsLanguageContext);
  // As it was when the field was made: the fields keep what is typed themselves.
  const [first] = useState(text);
  useLayoutEffect(() => add(name, first), [add, name, first]);
  return shown;
}
