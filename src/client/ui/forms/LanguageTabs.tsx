import { useContext, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';
import { languageMessages } from '../../intl/contents/messages';
import { joinClasses } from '../joinClasses';
import { AriaRoot } from '../overlays/AriaRoot';
import { FormContext } from './formContext';
import { LanguageMark } from './LanguageMark';
import styles from './LanguageTabs.module.css';
import { tabMessages } from './messages';
import { isWrongIn, useShownLanguage } from './useShownLanguage';
import { useTypedTexts } from './useTypedTexts';
import { useOfferedLocales } from '../../intl/IntlRoot';

interface Props {
  /** Label of the tabs together. */
  readonly label: MessageDescriptor;
  /**
   * The texts as they are saved, by name; the field for one of them in English is called `name.en`.
   */
  readonly texts: Readonly<Record<string, Localized>>;
  readonly original: Locale;
  /**
   * The original stays in view, and the tabs choose the translation beside it: the same field on
   * the same line.
   */
  readonly isBeside?: boolean;
  /** Whether the text of this field fits its original no longer, as far as can be told. */
  readonly isOutdated?: (field: string) => boolean;
  /** The fields of one language, each on its own or all in one element. */
  readonly children: (locale: Locale) => ReactNode;
}

const inNobody = () => false;

/**
 * Texts, one tab for each language that is offered, marked with how far it is. The fields of all
 * languages stay on the page: the form has them all. What is wrong, or looked for, brings its
 * language to the front.
 */
export function LanguageTabs(props: Props) {
  const { label, texts, original, isOutdated = inNobody, children } = props;
  const { formatMessage } = useIntl();
  const names = Object.keys(texts);
  const offered = useOfferedLocales(original);
  const isBeside = props.isBeside === true && offered.length > 1;
  const { chosen, choose } = useShownLanguage(names, { original, offered, isBeside });
  const [typed, onInput] = useTypedTexts();
  const isThere = (name: string, code: Locale) =>
    (typed[`${name}.${code}`] ?? texts[name]?.[code] ?? '').trim() !== '';
  const mark = (code: Locale) => (
    <Mark names={names} code={code} isThere={isThere} isOutdated={isOutdated} />
  );
  const translations = offered.filter((code) => code !== original);
  // Their fields stay in the form, where nobody sees them: saving deletes no text.
  const hidden = LOCALE_CODES.filter(
    (code) => !offered.includes(code) && names.some((name) => texts[name]?.[code]),
  );
  return (
    <AriaRoot>
      <div onInput={onInput}>
        <Tabs
          selectedKey={chosen}
          onSelectionChange={(key) => choose(key as Locale)}
          className={joinClasses(isBeside && styles['beside'])}
          data-beside={isBeside || undefined}
        >
          {isBeside && (
            <p className={styles['original']}>
              <FormattedMessage {...languageMessages[original]} />
              <small className={styles['mark']}>
                <FormattedMessage {...tabMessages.original} />
              </small>
              {mark(original)}
            </p>
          )}
          <TabList
            aria-label={isBeside ? formatMessage(tabMessages.translation) : formatMessage(label)}
            className={styles['tabs']!}
          >
            {(isBeside ? translations : offered).map((code) => (
              <Tab key={code} id={code} className={styles['tab']!}>
                <FormattedMessage {...languageMessages[code]} />
                {mark(code)}
              </Tab>
            ))}
          </TabList>
          {[original, ...translations, ...hidden].map((code) => (
            <Panel key={code} code={code} isOriginal={isBeside && code === original}>
              {children(code)}
            </Panel>
          ))}
        </Tabs>
      </div>
    </AriaRoot>
  );
}

interface PanelProps {
  readonly code: Locale;
  /**
   * True for the original. It stays beside the translation: a group of its own, and no panel of a
   * tab.
   */
  readonly isOriginal: boolean;
  readonly children: ReactNode;
}

/** The same element in both views: fields keep what was typed into them. */
function Panel({ code, isOriginal, children }: PanelProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage(languageMessages[code]);
  return (
    <TabPanel
      id={code}
      shouldForceMount
      className={styles['panel']!}
      render={(panel) =>
        isOriginal ? (
          <div {...panel} role="group" inert={false} aria-label={name} />
        ) : (
          <div {...panel} />
        )
      }
    >
      {children}
    </TabPanel>
  );
}

interface MarkProps {
  readonly names: readonly string[];
  readonly code: Locale;
  readonly isThere: (name: string, code: Locale) => boolean;
  readonly isOutdated: (field: string) => boolean;
}

function Mark({ names, code, isThere, isOutdated }: MarkProps) {
  const { faults } = useContext(FormContext);
  const there = names.filter((name) => isThere(name, code));
  return (
    <LanguageMark
      isWrong={isWrongIn(faults, names, code)}
      total={names.length}
      count={there.length}
      outdated={there.filter((name) => isOutdated(`${name}.${code}`)).length}
    />
  );
}
