import { useContext, useState, type FormEvent } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { TEXT_FIELDS } from '../../../shared/contract/editing';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';
import { languageMessages } from '../../intl/contents/messages';
import { AriaRoot } from '../../ui/lazy/AriaRoot';
import { FormContext, type Faults } from '../../ui/lazy/forms/formContext';
import styles from './edit.module.css';
import { LanguageFields } from './LanguageFields';
import { editMessages } from './messages';
import { nameOf, type Start } from './writtenFields';

interface Props {
  readonly start: Start;
}

/**
 * The texts, one tab for each language, marked with how far it is. The fields of all languages stay on the page: the form has them
 * all. What is wrong, or looked for, brings its language to the front.
 */
export function LanguageTabs({ start }: Props) {
  const { formatMessage } = useIntl();
  const { faults } = useContext(FormContext);
  const [chosen, choose] = useShown(start.originalLocale);
  const { countIn, typed } = useWritten(start);
  return (
    <AriaRoot>
      <div onInput={typed}>
        <Tabs selectedKey={chosen} onSelectionChange={(key) => choose(key as Locale)}>
          <TabList aria-label={formatMessage(editMessages.texts)} className={styles['tabs']!}>
            {LOCALE_CODES.map((code) => (
              <Tab key={code} id={code} className={styles['tab']!}>
                <FormattedMessage {...languageMessages[code]} />
                <Mark isWrong={isWrongIn(faults, code)} count={countIn(code)} />
              </Tab>
            ))}
          </TabList>
          {LOCALE_CODES.map((code) => (
            <TabPanel key={code} id={code} shouldForceMount className={styles['panel']!}>
              <LanguageFields locale={code} start={start} />
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </AriaRoot>
  );
}

/** By the number of texts that are there. */
const MARKS = ['empty', 'partly', 'partly', 'complete'] as const;

interface MarkProps {
  readonly count: number;
  readonly isWrong: boolean;
}

function Mark({ count, isWrong }: MarkProps) {
  const mark = isWrong ? 'wrong' : MARKS[count]!;
  return (
    <small className={styles['mark']} data-mark={mark}>
      <FormattedMessage {...editMessages[mark]} />
    </small>
  );
}

const isWrongIn = (faults: Faults, code: Locale) =>
  TEXT_FIELDS.some((field) => faults[nameOf(field, code)]);

/** The language in front: the chosen one, until something in another one is looked for, or alone turns out to be wrong. */
function useShown(original: Locale): [Locale, (code: Locale) => void] {
  const { faults, sought } = useContext(FormContext);
  const [chosen, choose] = useState(original);
  useChange(sought, () => {
    const place = LOCALE_CODES.find((code) =>
      TEXT_FIELDS.some((field) => nameOf(field, code) === sought?.name),
    );
    if (place) choose(place);
  });
  useChange(faults, (before) => {
    const wrong = LOCALE_CODES.find((code) => isWrongIn(faults, code));
    if (wrong && !isWrongIn(faults, chosen) && !isWrongIn(before, wrong)) choose(wrong);
  });
  return [chosen, choose];
}

/** Tells while rendering that a value is another one: what follows from it is on the page at once. */
function useChange<T>(value: T, onChange: (before: T) => void): void {
  const [seen, setSeen] = useState(value);
  if (value === seen) return;
  setSeen(value);
  onChange(seen);
}

/** Which texts are there while somebody types. */
function useWritten(start: Start) {
  const { draft } = useContext(FormContext);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(draft);
  const textIn = (field: (typeof TEXT_FIELDS)[number], code: Locale) =>
    texts[nameOf(field, code)] ?? start[field][code] ?? '';
  return {
    countIn: (code: Locale) => TEXT_FIELDS.filter((field) => textIn(field, code).trim()).length,
    typed: ({ target }: FormEvent) => {
      const { name, value } = target as HTMLTextAreaElement;
      setTexts((before) => ({ ...before, [name]: value }));
    },
  };
}
